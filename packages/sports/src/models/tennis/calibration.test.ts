import { expect, test } from 'vitest'
import { calibrate, offGroups } from '../kit/testing/calibration.ts'
import { TENNIS } from './index.ts'

/** Prices are exact but for retirements: they void the losing side of a line more often than the one already won. */
const ALLOWANCE = 0.002

test('tennis prices come true as often as they say (invariant 13)', () => {
  const { byProbability } = calibrate(TENNIS.model, {
    bestOf: [3, 5],
    tempo: [0.9, 1.1],
    matches: 4000,
    moments: 3,
    horizonMs: 9_000_000,
    seed: 'tennis-calibration',
  })
  expect(byProbability.every(({ prices }) => prices > 1000)).toBe(true)
  expect(offGroups(byProbability, ALLOWANCE)).toEqual([])
})
