import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fraction, fraction } from '../fraction/index.ts'
import { oracleOdds, oraclePayout } from '../testing/rational-oracle.ts'
import { LEG_RESULTS, type LegResult } from '../vocabulary/index.ts'
import { type Leg, potentialWin, type SettleableBet, settleBet } from './index.ts'

const UNCAPPED = 10n ** 40n
const DECIDED = LEG_RESULTS.filter((result) => result !== 'open')

function legsOf(...legs: readonly (readonly [odds: number, result: LegResult])[]): Leg[] {
  return legs.map(([odds, result]) => ({ odds, result }))
}

function settled(bet: SettleableBet) {
  const settlement = settleBet(bet, UNCAPPED)
  return settlement.status === 'open' ? 'open' : [settlement.result, settlement.payout]
}

const decidedLegs = fc.array(
  fc.record({ odds: fc.integer({ min: 10_001, max: 1_010_000 }), result: fc.constantFrom(...DECIDED) }),
  { minLength: 1, maxLength: 8 },
)
const stakes = fc.bigInt(1n, 10n ** 9n)

test('a single shows what its leg did, and returns by it', () => {
  const single = (result: LegResult) => settled({ type: 'single', stake: 1_000, legs: legsOf([21_000, result]) })
  expect(single('win')).toEqual(['win_entire', 2_100n])
  expect(single('half_win')).toEqual(['refund_half_win_other', 1_550n])
  expect(single('void')).toEqual(['refund_entire', 1_000n])
  expect(single('half_lose')).toEqual(['refund_half_lose_other', 500n])
  expect(single('lose')).toEqual(['lose_entire', 0n])
  expect(single('open')).toBe('open')
})

test('a dead heat counts only its share of the stake and may return less than it', () => {
  const leg = { odds: 15_000, result: 'win', deadHeatFactor: fraction(1, 2) } as const
  expect(settled({ type: 'single', stake: 1_000, legs: [leg] })).toEqual(['win_entire', 750n])
})

test('a combo is refunded only where every leg is void', () => {
  const combo = (...legs: readonly (readonly [number, LegResult])[]) =>
    settled({ type: 'combo', stake: 1_000, legs: legsOf(...legs) })
  expect(combo([20_000, 'void'], [30_000, 'void'])).toEqual(['refund_entire', 1_000n])
  expect(combo([20_000, 'void'], [30_000, 'win'])).toEqual(['win_entire', 3_000n])
  expect(combo([20_000, 'half_lose'], [15_000, 'win'])).toEqual(['win_entire', 750n])
  expect(combo([20_000, 'half_lose'], [20_000, 'win'])).toEqual(['win_entire', 1_000n])
})

test('BETS-01: a dead heat takes its share of the one price of a custom bet, and is a win at any payout', () => {
  expect(settled({ type: 'combo', stake: 1_000, legs: legsOf([20_000, 'lose'], [20_000, 'open']) })).toEqual([
    'lose_entire',
    0n,
  ])
  expect(settled({ type: 'combo', stake: 1_000, legs: legsOf([20_000, 'win'], [20_000, 'open']) })).toBe('open')
})

test('a system stays open while open legs can still make a line, and is lost when they cannot', () => {
  const system = (...results: readonly LegResult[]) =>
    settled({ type: 'system', winCount: 2, stake: 300, legs: results.map((result) => ({ odds: 20_000, result })) })
  expect(system('win', 'lose', 'open')).toBe('open')
  expect(system('lose', 'lose', 'open')).toEqual(['lose_entire', 0n])
  expect(system('win', 'lose', 'win')).toEqual(['win_entire', 400n])
  expect(system('void', 'void', 'void')).toEqual(['refund_entire', 300n])
  expect(system('void', 'void', 'lose')).toEqual(['win_entire', 100n])
})

test('a system keeps its exact unit stake: 1.00 over three lines loses nothing', () => {
  expect(
    settled({
      type: 'system',
      winCount: 2,
      stake: 100,
      legs: legsOf([20_000, 'win'], [20_000, 'win'], [20_000, 'win']),
    }),
  ).toEqual(['win_entire', 400n])
})

test('a custom bet pays its one price, loses with a leg and is refunded with a void one', () => {
  const custom = (...results: readonly LegResult[]) =>
    settled({
      type: 'custom_bet',
      customOdds: 35_000,
      stake: 1_000,
      legs: results.map((result) => ({ odds: 20_000, result })),
    })
  expect(custom('win', 'win')).toEqual(['win_entire', 3_500n])
  expect(custom('win', 'void')).toEqual(['refund_entire', 1_000n])
  expect(custom('void', 'lose')).toEqual(['lose_entire', 0n])
  expect(custom('void', 'open')).toBe('open')
  expect(custom('lose', 'open')).toEqual(['lose_entire', 0n])
})

test('SLIP-04: a payout is held to the maximum and is marked so', () => {
  const custom = (...factors: readonly (Fraction | null)[]) =>
    settled({
      type: 'custom_bet',
      customOdds: 40_000,
      stake: 1_000,
      legs: factors.map((deadHeatFactor) => ({ odds: 20_000, result: 'win', deadHeatFactor })),
    })
  expect(custom(null, fraction(1, 2))).toEqual(['win_entire', 2_000n])
  expect(custom(fraction(1, 2), fraction(1, 2))).toEqual(['win_entire', 1_000n])
  expect(custom(fraction(1, 3), null)).toEqual(['win_entire', 1_333n])
})

test('PLAYER-01: a country defines the minimum age and the required fields', () => {
  const bet: SettleableBet = { type: 'single', stake: 100_000_000, legs: legsOf([1_010_000, 'win']) }
  expect(settleBet(bet, 100_000_000)).toEqual({
    status: 'settled',
    result: 'win_entire',
    payout: 100_000_000n,
    isCapped: true,
  })
  expect(potentialWin(bet, 100_000_000)).toBe(100_000_000n)
})

test('ODDS-02: combos and systems pay what every line written down and added up pays', () => {
  fc.assert(
    fc.property(decidedLegs, stakes, fc.nat({ max: 7 }), (legs, stake, choice) => {
      const size = (choice % legs.length) + 1
      const odds = legs.map((leg) => oracleOdds(leg.odds, leg.result))
      const systemBet = settleBet({ type: 'system', winCount: size, stake, legs }, UNCAPPED)
      expect(systemBet.status === 'settled' && systemBet.payout).toBe(oraclePayout(stake, odds, size))
      const combo = settleBet({ type: 'combo', stake, legs }, UNCAPPED)
      expect(combo.status === 'settled' && combo.payout).toBe(oraclePayout(stake, odds, legs.length))
    }),
  )
})

test('ODDS-02: the order of the legs does not matter', () => {
  fc.assert(
    fc.property(decidedLegs, stakes, (legs, stake) => {
      const winCount = Math.ceil(legs.length / 2)
      const reversed = [...legs].reverse()
      expect(settleBet({ type: 'system', winCount, stake, legs }, UNCAPPED)).toEqual(
        settleBet({ type: 'system', winCount, stake, legs: reversed }, UNCAPPED),
      )
    }),
  )
})

test('ODDS-02: a better price, a better result or a larger stake never pays less', () => {
  const order: readonly LegResult[] = ['lose', 'half_lose', 'void', 'half_win', 'win']
  fc.assert(
    fc.property(decidedLegs, stakes, fc.nat({ max: 7 }), (legs, stake, choice) => {
      const at = choice % legs.length
      const winCount = Math.ceil(legs.length / 2)
      const better = legs.map((leg, index): Leg => {
        const next = order[order.indexOf(leg.result) + 1] ?? 'win'
        return index === at ? { odds: leg.odds + 1, result: next } : leg
      })
      const pays = (bet: readonly Leg[], amount: bigint) =>
        potentialWin({ type: 'system', winCount, stake: amount, legs: bet }, UNCAPPED)
      expect(pays(better, stake)).toBeGreaterThanOrEqual(pays(legs, stake))
      expect(pays(legs, stake + 1n)).toBeGreaterThanOrEqual(pays(legs, stake))
    }),
  )
})

test('the potential win of an open bet is what it pays when every leg wins', () => {
  fc.assert(
    fc.property(decidedLegs, stakes, (legs, stake) => {
      const open = legs.map((leg) => ({ ...leg, result: 'open' as const }))
      const won = legs.map((leg) => ({ ...leg, result: 'win' as const }))
      const settlement = settleBet({ type: 'combo', stake, legs: won }, UNCAPPED)
      expect(settlement.status === 'settled' && settlement.payout).toBe(
        potentialWin({ type: 'combo', stake, legs: open }, UNCAPPED),
      )
    }),
  )
})
