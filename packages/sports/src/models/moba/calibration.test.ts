import { expect, test } from 'vitest'
import { calibrate, offGroups } from '../kit/testing/calibration.ts'
import { DOTA2_SPORT } from './index.ts'

test('Dota 2 prices come true as often as they say (invariant 13)', () => {
  const { byProbability } = calibrate(DOTA2_SPORT.model, {
    bestOf: [1, 3, 5],
    tempo: [0.9, 1.1],
    matches: 6000,
    moments: 3,
    horizonMs: 8_000_000,
    seed: 'dota2-calibration',
  })
  expect(byProbability.every(({ prices }) => prices > 1000)).toBe(true)
  // The price is the posterior of the simulation: no allowance.
  expect(offGroups(byProbability, 0)).toEqual([])
})
