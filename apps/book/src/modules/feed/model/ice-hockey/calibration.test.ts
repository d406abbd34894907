import { beforeAll, describe, expect, test } from 'vitest'
import { type CalibrationGroup, calibrate } from '../shared/testing/calibration.ts'
import { ICE_HOCKEY_MODEL } from './index.ts'

/** The pricing is exact for the process that is played; only truncated grids and the last half second of a period are not. */
const ALLOWANCE = 0.001

describe('ice hockey calibration', () => {
  let groups: readonly CalibrationGroup[] = []
  beforeAll(() => {
    groups = calibrate(ICE_HOCKEY_MODEL, { seeds: 1_500, moments: 3, label: 'calibration' })
  }, 120_000)

  test('what is priced near p comes true with p, in every twentieth of probability', () => {
    const bins = groups.filter(({ key }) => key.startsWith('p '))
    expect(bins.length).toBeGreaterThanOrEqual(20)
    for (const { key, bias, standardError } of bins) {
      expect(Math.abs(bias), `${key}, standard error ${standardError}`).toBeLessThan(3 * standardError + ALLOWANCE)
    }
  })

  test('no market is biased to one side', () => {
    const markets = groups.filter(({ key }) => key.startsWith('market '))
    expect(markets.length).toBe(14)
    for (const { key, bias, standardError } of markets) {
      expect(Math.abs(bias), `${key}, standard error ${standardError}`).toBeLessThan(3 * standardError + ALLOWANCE)
    }
  })
})
