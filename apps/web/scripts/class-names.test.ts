import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inLetters, shortClassNames } from './class-names.ts'

const ROOT = join(import.meta.dirname, '../../..')
const sheets = globSync('{apps/web,packages/ui}/src/**/*.module.css', { cwd: ROOT }).map((file) => join(ROOT, file))

test('numbers in letters are all different and begin with a letter', () => {
  const written = Array.from({ length: 6_000 }, (_, number) => inLetters(number))
  expect(new Set(written).size).toBe(written.length)
  expect(written.every((name) => /^[a-zA-Z]+$/.test(name))).toBe(true)
})

test('no two style sheets share a class, and two builds that read them in another order name them alike', () => {
  const [browser, server] = [shortClassNames(), shortClassNames()]
  const inBrowser = sheets.flatMap((sheet) =>
    ['Root', 'Title'].map((name) => [`${sheet} ${name}`, browser(name, sheet)]),
  )
  const onServer = sheets
    .toReversed()
    .flatMap((sheet) => ['Root', 'Title'].map((name) => [`${sheet} ${name}`, server(name, sheet)]))
  expect(new Set(inBrowser.map(([, short]) => short)).size).toBe(inBrowser.length)
  expect(Object.fromEntries(onServer)).toEqual(Object.fromEntries(inBrowser))
})

test('a style sheet outside of the source folders is refused', () => {
  expect(() => shortClassNames()('Root', '/elsewhere/Some.module.css')).toThrow('no style sheet of the product')
})
