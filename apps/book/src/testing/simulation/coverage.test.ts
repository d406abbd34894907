import { expect, test } from 'vitest'
import { COVERAGE, lacking } from './coverage.ts'

const AUTOMATIC = /^automatic cash-out: paid$/

/** What is told to be lacking of one thing that happened so often over so many seeds. */
const lacksAt = (times: number, seeds: number): boolean =>
  lacking([['automatic cash-out: paid', times]], seeds).some((line) => line.startsWith(AUTOMATIC.source))

test('what a simulation must have met scatters over few seeds, and is met at all over any number', () => {
  const [, perHundred = 0] = COVERAGE.find(([pattern]) => pattern.source === AUTOMATIC.source) ?? []
  expect(perHundred).toBe(30)
  // 7.5 are expected over 25 seeds, 150 over 500.
  expect([lacksAt(4, 25), lacksAt(3, 25)]).toEqual([false, true])
  expect([lacksAt(138, 500), lacksAt(136, 500)]).toEqual([false, true])
  expect([lacksAt(1, 4), lacksAt(0, 4)]).toEqual([false, true])
  expect(lacking([], 25)).toHaveLength(COVERAGE.length)
})
