import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ODDS_FORMATS } from '../vocabulary/index.ts'
import { formatOdds, isShownExactly, LADDER, ladderOdds, nearestLadderStep, parseOdds } from './index.ts'

const prices = fc.integer({ min: 10_001, max: 100_000_000 })
const inAllFormats = (odds: number) => ODDS_FORMATS.map((format) => formatOdds(odds, format))

test('ODDS-01: one price in the seven formats', () => {
  expect(inAllFormats(21_000)).toEqual(['2.10', '11/10', '1.10', '+110', '1.10', '-0.91', '47.62%'])
  expect(inAllFormats(15_000)).toEqual(['1.50', '1/2', '0.50', '-200', '-2.00', '0.50', '66.67%'])
})

test('ODDS-01: even money in the seven formats', () => {
  expect(inAllFormats(20_000)).toEqual(['2.00', '1/1', '1.00', '+100', '1.00', '1.00', '50%'])
})

test('ODDS-01: decimals show a third digit where the price has one, and nowhere else', () => {
  expect(
    [10_500, 10_990, 11_000, 10_050, 19_091, 23_750, 1_000_000].map((odds) => formatOdds(odds, 'european')),
  ).toEqual(['1.05', '1.099', '1.10', '1.005', '1.909', '2.375', '100.00'])
})

test('ODDS-01: british odds are the nearest step, a tie goes to the shorter price', () => {
  expect([35_500, 35_501, 13_300, 15_700, 19_100, 26_300].map((odds) => formatOdds(odds, 'british'))).toEqual([
    '5/2',
    '13/5',
    '1/3',
    '4/7',
    '10/11',
    '13/8',
  ])
})

test('ODDS-01: a fraction that is only the nearest step is distinguished from one that is the price', () => {
  const shown = [21_000, 22_500, 22_700, 17_300, 10_100].map((odds) => isShownExactly(odds, 'british'))
  expect(shown).toEqual([true, true, false, false, true])
  expect(isShownExactly(22_700, 'european')).toBe(true)
})

test('ODDS-01: beyond the ends of the ladder british odds are the exact decimal', () => {
  expect(
    [10_100, 10_999, 11_000, 10_010_000, 10_010_001, 15_000_000].map((odds) => formatOdds(odds, 'british')),
  ).toEqual(['1.01', '1.0999', '1/10', '1000/1', '1001.0001', '1500.00'])
})

test('ODDS-01: american odds are whole, a half rounds up', () => {
  expect([16_154, 23_750, 16_154 - 4, 19_999].map((odds) => formatOdds(odds, 'american'))).toEqual([
    '-162',
    '+138',
    '-163',
    '-100',
  ])
})

test('ODDS-01: a price never shows as zero, however small it is in a format', () => {
  expect(formatOdds(10_040, 'hongkong')).toBe('0.004')
  expect(formatOdds(100_000_000, 'malaysian')).toBe('-0.0001')
  expect(formatOdds(100_000_000, 'percent')).toBe('0.01%')
})

test('ODDS-01: odds of 1.00 and below are shown as decimals where a format has no such price', () => {
  expect(inAllFormats(10_000)).toEqual(['1.00', '1.00', '0.00', '1.00', '1.00', '0.00', '100%'])
})

test('ODDS-01: every format orders prices as decimals do, up to its rounding', () => {
  const longer: Readonly<Record<string, (text: string) => number>> = {
    european: Number,
    hongkong: Number,
    percent: (text) => -Number.parseFloat(text),
  }
  fc.assert(
    fc.property(prices, prices, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      for (const [format, rank] of Object.entries(longer)) {
        const shown = (odds: number) => rank(formatOdds(odds, format as 'european'))
        expect(shown(low)).toBeLessThanOrEqual(shown(high) + 0.005)
      }
    }),
  )
})

test('ODDS-01: american and indonesian are one price, a hundred times apart', () => {
  fc.assert(
    fc.property(prices, (odds) => {
      const american = Number(formatOdds(odds, 'american'))
      const indonesian = Number(formatOdds(odds, 'indonesian'))
      expect(Math.abs(american - 100 * indonesian)).toBeLessThanOrEqual(1)
    }),
  )
})

test('ODDS-01: no step of the ladder is nearer than the one shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_001, max: 12_000_000 }), (odds) => {
      const distance = (step: { n: number; m: number }) => Math.abs(odds - 10_000 - (10_000 * step.n) / step.m)
      const shown = nearestLadderStep(odds)
      const best = Math.min(...LADDER.map(distance))
      expect(distance(shown)).toBeLessThanOrEqual(best + 1e-6)
    }),
  )
})

test('ODDS-01: every step of the ladder shows as itself, shortest first', () => {
  expect(LADDER.map((step) => formatOdds(ladderOdds(step), 'british'))).toEqual(LADDER.map((step) => step.text))
  const prices = LADDER.map(ladderOdds)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(LADDER).toHaveLength(82)
})

test('ODDS-02: decimal odds are read to the ten-thousandth', () => {
  expect(['2.1', '1.005', '101.00', '1'].map(parseOdds)).toEqual([21_000, 10_050, 1_010_000, 10_000])
  expect(['0.99', '-2', '', '5/2', 'abc', '1e5'].map(parseOdds)).toEqual(new Array(6).fill(undefined))
  fc.assert(
    fc.property(prices, (odds) => {
      expect(parseOdds((odds / 10_000).toFixed(4))).toBe(odds)
    }),
  )
})
