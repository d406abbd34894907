import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification } from 'vitest/node'
import { SlowestFirst } from './slowest-first.ts'

const JOURNEYS = join(import.meta.dirname, '../../e2e/journeys')
const productIn = (file: string) =>
  /(?:borrowProduct|aroundBorrowed)\('(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''

test('journeys that share a product follow one another, whatever order they are found in', async () => {
  const found = readdirSync(JOURNEYS).map((name) => ({ moduleId: join(JOURNEYS, name) }) as TestSpecification)
  for (const files of [found, found.toReversed()]) {
    const products = (await new SlowestFirst({} as never).sort(files)).map(({ moduleId }) => productIn(moduleId))
    const shared = products.filter((product, at) => product !== '' && product !== products[at - 1])
    expect(shared.length).toBeGreaterThan(1)
    expect(new Set(shared).size).toBe(shared.length)
  }
})

test('journeys that take longest begin first', async () => {
  const files = readdirSync(JOURNEYS).map((name) => ({ moduleId: join(JOURNEYS, name) }) as TestSpecification)
  const [first, second] = await new SlowestFirst({} as never).sort(files)
  expect([first, second].map((file) => file?.moduleId)).toEqual(
    ['main-job', 'truth-on-screen'].map((name) => join(JOURNEYS, `${name}.e2e.ts`)),
  )
})
