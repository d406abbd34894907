import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification } from 'vitest/node'
import { ROOT } from '../check/run-tool.ts'
import { recordedDurations } from './durations.ts'
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

test('files begin in the order of their recorded durations, whatever project they belong to', async () => {
  const recorded = Object.keys(recordedDurations()).filter(
    (file) => file.endsWith('.test.ts') && existsSync(join(ROOT, file)),
  )
  const files = recorded.toReversed().map((file) => ({ moduleId: join(ROOT, file) }) as TestSpecification)
  const short = { moduleId: join(import.meta.dirname, 'cores.test.ts') } as TestSpecification
  const sorted = await new SlowestFirst({} as never).sort([short, ...files])
  const seconds = sorted.map(({ moduleId }) => recordedDurations()[relative(ROOT, moduleId)] ?? 0)
  expect(seconds).toEqual(seconds.toSorted((a, b) => b - a))
  expect(sorted.at(-1)).toBe(short)
})
