import { beforeAll, describe, expect, test } from 'vitest'
import { type CalibrationGroup, calibrate } from '../shared/testing/calibration.ts'
import { FOOTBALL_MODEL } from './index.ts'

/**
 * Beyond three standard errors the model itself may be off by this much: red cards to come are priced to first order,
 * and a goal within 45 s of another is told a moment later than it was drawn.
 */
const ALLOWANCE = 0.002

describe('football calibration', () => {
  let groups: readonly CalibrationGroup[] = []
  beforeAll(() => {
    groups = calibrate(FOOTBALL_MODEL, { seeds: 1_500, moments: 3, label: 'calibration' })
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
    expect(markets.length).toBe(26)
    for (const { key, bias, standardError } of markets) {
      expect(Math.abs(bias), `${key}, standard error ${standardError}`).toBeLessThan(3 * standardError + ALLOWANCE)
    }
  })
})
