import { expect, test } from 'vitest'
import { calibrate, offBins } from '../kit/testing/calibration.ts'
import { BASEBALL_MODEL } from './index.ts'

test('baseball prices come true as often as they say (invariant 13)', () => {
  const bins = calibrate(BASEBALL_MODEL, {
    bestOf: [0],
    tempo: [0.85, 1.15],
    matches: 4000,
    moments: 3,
    horizonMs: 9_500_000,
    seed: 'baseball-calibration',
  })
  expect(bins.every(({ prices }) => prices > 1000)).toBe(true)
  // Priced from the same run law out by out: no allowance.
  expect(offBins(bins, 0)).toEqual([])
}, 60_000)
