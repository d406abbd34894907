import { expect, test } from 'vitest'
import { COVERAGE, lacking } from './coverage.ts'

/** Whether something with this floor per hundred seeds is lacking when it happened so often over so many seeds. */
const lacksAt = (perHundred: number, times: number, seeds: number): boolean =>
  lacking([['rare', times]], seeds, [[/^rare$/, perHundred]]).length > 0

test('a required situation may be rare over few seeds, and must occur at least once over any number', () => {
  // 7.5 are expected over 25 seeds, 150 over 500, and 1.2 over 4.
  expect([lacksAt(30, 4, 25), lacksAt(30, 3, 25)]).toEqual([false, true])
  expect([lacksAt(30, 138, 500), lacksAt(30, 136, 500)]).toEqual([false, true])
  expect([lacksAt(30, 1, 4), lacksAt(30, 0, 4)]).toEqual([false, true])
  // 2.5 are expected over 25 seeds, 50 over 500.
  expect([lacksAt(10, 1, 25), lacksAt(10, 0, 25)]).toEqual([false, true])
  expect([lacksAt(10, 42, 500), lacksAt(10, 41, 500)]).toEqual([false, true])
})

test('everything that a simulation must have met is lacking from 25 seeds in which nothing happened', () => {
  expect(lacking([], 25)).toHaveLength(COVERAGE.length)
})
