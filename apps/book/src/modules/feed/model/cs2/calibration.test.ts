import { expect, test } from 'vitest'
import { calibrate, offBins } from '../kit/testing/calibration.ts'
import { CS2_MODEL } from './index.ts'

test('CS2 prices come true as often as they say (invariant 13)', () => {
  const bins = calibrate(CS2_MODEL, {
    bestOf: [1, 3, 5],
    tempo: [1, 1],
    matches: 4000,
    moments: 3,
    horizonMs: 9_000_000,
    seed: 'cs2-calibration',
  })
  expect(bins.every(({ prices }) => prices > 1000)).toBe(true)
  // The chain is exact: no allowance.
  expect(offBins(bins, 0)).toEqual([])
}, 60_000)
