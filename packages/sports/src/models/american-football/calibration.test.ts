import { expect, test } from 'vitest'
import { calibrate, offGroups } from '../kit/testing/calibration.ts'
import { AMERICAN_FOOTBALL } from './index.ts'

test('American football prices come true as often as they say (invariant 13)', () => {
  const { byProbability } = calibrate(AMERICAN_FOOTBALL.model, {
    bestOf: [0],
    tempo: [0.9, 1.1],
    matches: 3000,
    moments: 3,
    horizonMs: 11_000_000,
    seed: 'american-football-calibration',
  })
  expect(byProbability.every(({ prices }) => prices > 500)).toBe(true)
  // The chain over drives is the simulation's: no allowance.
  expect(offGroups(byProbability, 0)).toEqual([])
})
