import { expect, test } from 'vitest'
import { calibrate, offBins } from '../kit/testing/calibration.ts'
import { AMERICAN_FOOTBALL_MODEL } from './index.ts'

test('American football prices come true as often as they say (invariant 13)', () => {
  const bins = calibrate(AMERICAN_FOOTBALL_MODEL, {
    bestOf: [0],
    tempo: [0.9, 1.1],
    matches: 3000,
    moments: 3,
    horizonMs: 11_000_000,
    seed: 'american-football-calibration',
  })
  expect(bins.every(({ prices }) => prices > 500)).toBe(true)
  // The chain over drives is the simulation's: no allowance.
  expect(offBins(bins, 0)).toEqual([])
}, 60_000)
