import { beforeAll, describe, expect, test } from 'vitest'
import { type Calibration, calibrate, offGroups } from '../kit/testing/calibration.ts'
import { FOOTBALL } from './index.ts'

/**
 * Beyond three standard errors the model itself may be off by this much: red cards to come are priced to first order,
 * and a goal within 45 s of another is reported a moment later than it was drawn.
 */
const ALLOWANCE = 0.002

describe('football calibration', () => {
  let run: Calibration = { byProbability: [], byMarket: [] }
  beforeAll(() => {
    const plan = { bestOf: [0], tempo: [0.9, 1.1], matches: 1_500, moments: 3, horizonMs: 6_600_000 } as const
    run = calibrate(FOOTBALL.model, { ...plan, seed: 'football-calibration' })
  })

  test('outcomes priced near p happen with probability p, in every twentieth of probability (invariant 13)', () => {
    expect(run.byProbability.length).toBeGreaterThanOrEqual(20)
    expect(offGroups(run.byProbability, ALLOWANCE)).toEqual([])
  })

  test('no market is biased to one side', () => {
    expect(run.byMarket.length).toBe(26)
    expect(offGroups(run.byMarket, ALLOWANCE)).toEqual([])
  })
})
