import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BoardMarket, ownOrigin } from '../../pricing/index.ts'
import { createPriceRecord } from './price-record.ts'

const START = Date.parse('2026-11-20T18:00:00Z')
const MINUTE_MS = 60_000

function market(minute: number, odds: readonly number[], id = 1): BoardMarket {
  return {
    id,
    specifier: '',
    status: 1,
    most_balanced: false,
    version: minute,
    priced_at: START + minute * MINUTE_MS,
    origin: ownOrigin(START),
    cash_out: 1,
    bet_until: null,
    outcomes: odds.map((price, at) => ({
      id: String(at + 1),
      active: price > 0,
      odds: price,
      probability: 0,
      refund: 0,
    })),
  }
}

describe('the record of prices', () => {
  test('MATCH-01: it keeps the first, highest, lowest and current price', () => {
    const record = createPriceRecord()
    for (const [minute, odds] of [20_000, 24_000, 18_000, 21_000].entries())
      record.took(7, [market(minute, [odds, 33_000])])
    const [home, away] = record.of(7, '1/') ?? []
    const at = (minute: number) => START + minute * MINUTE_MS
    expect(home).toEqual({
      id: '1',
      first: { at: at(0), odds: 20_000 },
      highest: { at: at(1), odds: 24_000 },
      lowest: { at: at(2), odds: 18_000 },
      points: [20_000, 24_000, 18_000, 21_000].map((odds, minute) => ({ at: at(minute), odds })),
    })
    expect(away?.points).toEqual([{ at: at(0), odds: 33_000 }])
  })

  test('MATCH-01: whatever happens, first, highest, lowest and the price now are exact', () => {
    const prices = fc.array(fc.integer({ min: 10_001, max: 10_000_000 }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(prices, (odds) => {
        const record = createPriceRecord()
        for (const [minute, price] of odds.entries()) record.took(7, [market(minute, [price])])
        const [only] = record.of(7, '1/') ?? []
        expect(only?.first?.odds).toBe(odds[0])
        expect(only?.highest?.odds).toBe(Math.max(...odds))
        expect(only?.lowest?.odds).toBe(Math.min(...odds))
        expect(only?.points.at(-1)?.odds).toBe(odds.at(-1))
        expect(only?.points[0]?.odds).toBe(odds[0])
        expect(only?.points.length).toBeLessThanOrEqual(32)
        const times = only?.points.map(({ at }) => at) ?? []
        expect(times).toEqual([...times].sort((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })

  test('MATCH-01: an outcome out of play leaves a gap, and no price of nothing', () => {
    const record = createPriceRecord()
    record.took(7, [market(0, [20_000, 30_000])])
    record.took(7, [market(1, [0, 31_000])])
    record.took(7, [market(2, [22_000, 31_000])])
    const [home, away] = record.of(7, '1/') ?? []
    expect(home?.points.map(({ odds }) => odds)).toEqual([20_000, 22_000])
    expect(home?.lowest?.odds).toBe(20_000)
    expect(away?.points.map(({ odds }) => odds)).toEqual([30_000, 31_000])
  })

  test('MATCH-01: it never holds more numbers than it may; those recorded first start again', () => {
    const most = 5_000
    const record = createPriceRecord(most)
    let highest = 0
    for (let minute = 0; minute < 60; minute++) {
      for (let match = 1; match <= 40; match++) {
        record.took(match, [market(minute, [20_000 + minute, 30_000, 40_000 + match], 1 + (minute % 3))])
        highest = Math.max(highest, record.numbers())
      }
    }
    expect(highest).toBeLessThanOrEqual(most)
    expect(highest).toBeGreaterThan(most / 2)
    expect(record.of(40, '3/')?.length).toBe(3)
  })

  test('MATCH-01: a match that has gone takes nothing', () => {
    const record = createPriceRecord()
    record.took(7, [market(0, [20_000]), market(0, [20_000, 30_000], 2)])
    record.took(8, [market(0, [20_000])])
    const rest = record.numbers()
    record.forget(7)
    record.forget(8)
    expect(rest).toBeGreaterThan(0)
    expect(record.numbers()).toBe(0)
    expect(record.of(7, '1/')).toBeUndefined()
  })
})
