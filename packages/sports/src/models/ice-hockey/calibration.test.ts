import { beforeAll, describe, expect, test } from 'vitest'
import { type Calibration, calibrate, offGroups } from '../kit/testing/calibration.ts'
import { ICE_HOCKEY } from './index.ts'

/** The pricing is exact for the simulated process, except for truncated grids and the last half second of a period. */
const ALLOWANCE = 0.001

describe('ice hockey calibration', () => {
  let run: Calibration = { byProbability: [], byMarket: [] }
  beforeAll(() => {
    const plan = { bestOf: [0], tempo: [0.9, 1.1], matches: 1_500, moments: 3, horizonMs: 8_400_000 } as const
    run = calibrate(ICE_HOCKEY.model, { ...plan, seed: 'ice-hockey-calibration' })
  })

  test('outcomes priced near p happen with probability p, in every twentieth of probability (invariant 13)', () => {
    expect(run.byProbability.length).toBeGreaterThanOrEqual(20)
    expect(offGroups(run.byProbability, ALLOWANCE)).toEqual([])
  })

  test('no market is biased to one side', () => {
    expect(run.byMarket.length).toBe(14)
    expect(offGroups(run.byMarket, ALLOWANCE)).toEqual([])
  })
})
