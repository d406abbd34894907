import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxOdds, roundDownToLadder } from './ladder.ts'

const CAP = maxOdds('two_way')

describe('the price ladder', () => {
  test('steps as a real feed does and always rounds down', () => {
    const cases: readonly (readonly [price: number, odds: number])[] = [
      [1.019, 10_100],
      [1.85999, 18_500],
      [2.494, 24_900],
      [2.499, 24_900],
      [2.54, 25_000],
      [2.56, 25_500],
      [3.99, 39_500],
      [4.19, 41_000],
      [5.19, 50_000],
      [9.99, 98_000],
      [10.9, 100_000],
      [29.9, 290_000],
      [34.9, 300_000],
      [59, 500_000],
      [100.99, 1_000_000],
      [101, 1_010_000],
      [5_000, 1_010_000],
    ]
    for (const [price, odds] of cases) expect(roundDownToLadder(price, CAP), `${price}`).toBe(odds)
  })

  test('outrights go on to 501.00', () => {
    expect(roundDownToLadder(151.5, maxOdds('outright'))).toBe(1_500_000)
    expect(roundDownToLadder(9_999, maxOdds('outright'))).toBe(5_010_000)
  })

  test('a price on the ladder stays, and a computed price a hair below its step is that step', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.01, max: 120, noNaN: true }), (price) => {
        const odds = roundDownToLadder(price, CAP)
        expect(odds).toBeLessThanOrEqual(price * 10_000 + 1e-6)
        expect(roundDownToLadder(odds / 10_000, CAP)).toBe(odds)
        expect(roundDownToLadder(odds / 10_000 - 1e-12, CAP)).toBe(odds)
      }),
    )
  })
})
