import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { currencyOf } from '../money/index.ts'
import {
  afterRule4,
  deadHeatFactor,
  eachWayMultiplier,
  effectiveOdds,
  maxPayoutIn,
  placeOdds,
  readUofSettlement,
  settleHandicap,
  settleTotal,
} from './index.ts'

const quarters = fc.integer({ min: -24, max: 24 }).map((n) => n / 4)
const goals = fc.integer({ min: -9, max: 9 })

test('SLIP-04: the largest payout is 1,000,000.00 EUR or its value in the currency', () => {
  expect(maxPayoutIn(currencyOf('EUR'), fraction(1))).toBe(100_000_000n)
  expect(maxPayoutIn(currencyOf('JPY'), fraction(16_250, 100))).toBe(162_500_000n)
  expect(maxPayoutIn(currencyOf('BTC'), fraction(1, 90_000))).toBe(1_111_111_111n)
})

test('a quarter line settles as half a stake on each of its neighbours', () => {
  const halves = { win: 1, half_win: 0.75, void: 0.5, half_lose: 0.25, lose: 0 } as const
  fc.assert(
    fc.property(quarters, goals, (line, difference) => {
      const isQuarter = !Number.isInteger(line * 2)
      const low = settleHandicap(isQuarter ? line - 0.25 : line, difference)
      const high = settleHandicap(isQuarter ? line + 0.25 : line, difference)
      expect(halves[settleHandicap(line, difference)]).toBe((halves[low] + halves[high]) / 2)
    }),
  )
})

test('one side of a line gets what the other does not', () => {
  const mirror = { win: 'lose', half_win: 'half_lose', void: 'void', half_lose: 'half_win', lose: 'win' } as const
  fc.assert(
    fc.property(quarters, goals, (line, n) => {
      expect(settleHandicap(-line, -n)).toBe(mirror[settleHandicap(line, n)])
      expect(settleTotal(line, n, 'under')).toBe(mirror[settleTotal(line, n, 'over')])
    }),
  )
})

test('totals on whole, half and quarter lines', () => {
  expect([2, 2.25, 2.5, 2.75, 3].map((line) => settleTotal(line, 2, 'over'))).toEqual([
    'void',
    'half_lose',
    'lose',
    'lose',
    'lose',
  ])
  expect(settleTotal(2.75, 3, 'over')).toBe('half_win')
})

test('the settlements of the feed map to leg results', () => {
  const read = (result: number, voidFactor: string | null, deadHeatFactor: string | null = null) => {
    const settlement = readUofSettlement({ result, voidFactor, deadHeatFactor })
    return settlement.ok ? settlement.value.result : settlement.error
  }
  expect([read(1, null), read(0, null), read(1, '1'), read(0, '1.0'), read(-1, '1')]).toEqual([
    'win',
    'lose',
    'void',
    'void',
    'void',
  ])
  expect([read(1, '0.5'), read(0, '0.5'), read(-1, null), read(1, '0')]).toEqual([
    'half_win',
    'half_lose',
    'open',
    'win',
  ])
  expect([read(2, null), read(1, '0.3'), read(1, 'x'), read(1, null, '1.5'), read(1, null, '0')]).toEqual([
    'unknown_result',
    'unknown_void_factor',
    'unknown_void_factor',
    'bad_dead_heat_factor',
    'bad_dead_heat_factor',
  ])
})

test('a dead heat factor is the places left over the runners tied, 1 at most', () => {
  expect(deadHeatFactor(1, 2)).toEqual(fraction(1, 2))
  expect(deadHeatFactor(2, 3)).toEqual(fraction(2, 3))
  expect(deadHeatFactor(3, 2)).toEqual(fraction(1))
})

test('half a win in a dead heat: half the stake back, the other half at its share', () => {
  expect(effectiveOdds(fraction(5), 'half_win', fraction(1, 2))).toEqual(fraction(7, 4))
})

test('each way pays the place part at a fraction of the winnings', () => {
  const odds = fraction(21)
  const terms = fraction(1, 5)
  expect(placeOdds(odds, terms)).toEqual(fraction(5))
  expect(eachWayMultiplier(odds, terms, 'win')).toEqual(fraction(26))
  expect(eachWayMultiplier(odds, terms, 'place')).toEqual(fraction(5))
  expect(eachWayMultiplier(odds, terms, 'lose')).toEqual(fraction(0))
  expect(eachWayMultiplier(odds, terms, 'void')).toEqual(fraction(2))
})

test('rule 4 takes from the winnings, never from the stake', () => {
  expect(afterRule4(fraction(11, 4), fraction(35))).toEqual(fraction(21375, 10000))
  expect(afterRule4(fraction(11, 4), fraction(100))).toEqual(fraction(1))
})
