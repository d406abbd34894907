import { expect, test } from 'vitest'
import { calibrate, offGroups } from '../kit/testing/calibration.ts'
import { BASEBALL } from './index.ts'

test('baseball prices come true as often as they say (invariant 13)', () => {
  const { byProbability } = calibrate(BASEBALL.model, {
    bestOf: [0],
    tempo: [0.85, 1.15],
    matches: 4000,
    moments: 3,
    horizonMs: 9_500_000,
    seed: 'baseball-calibration',
  })
  expect(byProbability.every(({ prices }) => prices > 1000)).toBe(true)
  // Priced from the same run law out by out: no allowance.
  expect(offGroups(byProbability, 0)).toEqual([])
})
