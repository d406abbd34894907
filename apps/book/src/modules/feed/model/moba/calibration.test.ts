import { expect, test } from 'vitest'
import { calibrate, offBins } from '../kit/testing/calibration.ts'
import { DOTA2_MODEL } from './index.ts'

test('Dota 2 prices come true as often as they say (invariant 13)', () => {
  const bins = calibrate(DOTA2_MODEL, {
    bestOf: [1, 3, 5],
    tempo: [0.9, 1.1],
    matches: 6000,
    moments: 3,
    horizonMs: 8_000_000,
    seed: 'dota2-calibration',
  })
  expect(bins.every(({ prices }) => prices > 1000)).toBe(true)
  // The price is the posterior of the simulation: no allowance.
  expect(offBins(bins, 0)).toEqual([])
}, 60_000)
