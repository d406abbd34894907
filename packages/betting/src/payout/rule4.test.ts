import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { RULE4_MOST_PERCENT, rule4Percent, settleBet } from './index.ts'

const UNCAPPED = 10n ** 40n

test('a combo with a lost leg is lost at once, with any legs open', () => {
  const percents = [
    [11_111, 90],
    [11_200, 85],
    [12_500, 80],
    [14_000, 70],
    [18_000, 55],
    [20_000, 45],
    [21_000, 45],
    [25_000, 40],
    [30_000, 30],
    [40_000, 25],
    [50_000, 20],
    [65_000, 15],
    [100_000, 10],
    [150_000, 5],
    [160_000, 0],
    [1_010_000, 0],
  ] as const
  for (const [odds, percent] of percents) expect(rule4Percent(odds), String(odds)).toBe(percent)
})

test('CAT-08: a longer price never takes more, and none more than the most', () => {
  const odds = fc.integer({ min: 10_001, max: 1_010_000 })
  fc.assert(
    fc.property(odds, odds, (a, b) => {
      const [short, long] = a < b ? [a, b] : [b, a]
      expect(rule4Percent(short)).toBeGreaterThanOrEqual(rule4Percent(long))
      expect(rule4Percent(short)).toBeLessThanOrEqual(RULE4_MOST_PERCENT)
    }),
  )
})

test('BETS-01: a deduction is taken from the winnings, exactly, and never reaches the stake', () => {
  const cases = fc.record({
    odds: fc.integer({ min: 10_100, max: 1_010_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    stake: fc.bigInt(1n, 10n ** 9n),
  })
  fc.assert(
    fc.property(cases, ({ odds, percent, stake }) => {
      const leg = { odds, result: 'win', deduction: fraction(percent) } as const
      const settled = settleBet({ type: 'single', stake, legs: [leg] }, UNCAPPED)
      // Winnings in millionths of a subunit, rounded once with the stake.
      const millionths = stake * 1_000_000n + stake * BigInt(odds - 10_000) * BigInt(100 - percent)
      expect(settled).toMatchObject({ payout: (millionths + 500_000n) / 1_000_000n })
    }),
  )
})

test('BETS-01: deduction and dead heat together: the share of the stake at the reduced price', () => {
  const leg = { odds: 30_000, result: 'win', deduction: fraction(25), deadHeatFactor: fraction(1, 2) } as const
  expect(settleBet({ type: 'single', stake: 1_000, legs: [leg] }, UNCAPPED)).toMatchObject({ payout: 1_250n })
})

test('BETS-01: in a combo each leg bears its own deduction', () => {
  const legs = [
    { odds: 30_000, result: 'win', deduction: fraction(50) },
    { odds: 20_000, result: 'win' },
  ] as const
  expect(settleBet({ type: 'combo', stake: 1_000, legs }, UNCAPPED)).toMatchObject({ payout: 4_000n })
})
