import { expect, test } from 'vitest'
import { numberCounts } from './number-counts.ts'

test('CAT-08: the statistics of numbers count the main balls of each draw', () => {
  expect(numberCounts(5, [{ balls: [1, 5] }, { balls: [5, 2] }, { balls: [] }])).toEqual([1, 1, 0, 0, 2])
})
