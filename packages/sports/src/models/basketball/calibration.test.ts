import { expect, test } from 'vitest'
import { calibrate, offGroups } from '../kit/testing/calibration.ts'
import { BASKETBALL } from './index.ts'

/** The chain is the simulation's; lead and total are coupled by parity only, worth a few thousandths on side totals. */
const ALLOWANCE = 0.004

test('basketball prices come true as often as they say (invariant 13)', () => {
  const { byProbability } = calibrate(BASKETBALL.model, {
    bestOf: [0],
    tempo: [0.7, 1.05],
    matches: 1200,
    moments: 3,
    horizonMs: 7_000_000,
    seed: 'basketball-calibration',
  })
  expect(byProbability.every(({ prices }) => prices > 500)).toBe(true)
  expect(offGroups(byProbability, ALLOWANCE)).toEqual([])
})
