import { expect, test } from 'vitest'
import { fillIn } from '../../document/site-doc.ts'
import { type CheckAnswer, type CheckQuestion, createSiteChecker } from './site-checker.ts'

const doc = (name: string) => fillIn({ format: 1, brand: { name } })
const problem = (path: string) => ({ path, rule: 'format', message: path }) as never

test('BLOCK-06: while one document is checked only the last of those after it waits, and each is checked once', () => {
  const asked: CheckQuestion[] = []
  let answer: (checked: CheckAnswer) => void = () => {}
  const due: (() => void)[] = []
  const checker = createSiteChecker(
    (receive) => {
      answer = receive
      return { ask: (question) => void asked.push(question), close: () => {} }
    },
    (_, run) => {
      due.push(run)
      return () => void due.splice(due.indexOf(run), 1)
    },
  )
  const pass = () => {
    for (const run of due.splice(0)) run()
  }
  const [first, second, third] = [doc('a'), doc('b'), doc('c')]
  checker.check(first)
  expect(asked).toEqual([])
  pass()
  checker.check(first)
  pass()
  checker.check(second)
  pass()
  checker.check(third)
  pass()
  expect(asked).toHaveLength(1)
  answer({ number: 1, problems: [problem('brand.name'), problem('brand.name'), problem('seo')] })
  expect(checker.problems.get().map(({ path }) => path)).toEqual(['brand.name', 'seo'])
  expect(asked.map(({ file }) => (file as { brand: { name: string } }).brand.name)).toEqual(['a', 'c'])
  answer({ number: 2, problems: [] })
  expect([asked.length, checker.problems.get()]).toEqual([2, []])
})
