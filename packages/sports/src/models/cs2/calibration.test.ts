import { expect, test } from 'vitest'
import { calibrate, offGroups } from '../kit/testing/calibration.ts'
import { CS2 } from './index.ts'

test('CS2 prices come true as often as they say (invariant 13)', () => {
  const { byProbability } = calibrate(CS2.model, {
    bestOf: [1, 3, 5],
    tempo: [1, 1],
    matches: 4000,
    moments: 3,
    horizonMs: 9_000_000,
    seed: 'cs2-calibration',
  })
  expect(byProbability.every(({ prices }) => prices > 1000)).toBe(true)
  // The chain is exact: no allowance.
  expect(offGroups(byProbability, 0)).toEqual([])
})
