import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  compare,
  divide,
  floor,
  fraction,
  multiply,
  parseFraction,
  roundHalfUp,
  subtract,
  toNumber,
} from './index.ts'

const fractions = fc
  .tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n))
  .map(([n, d]) => fraction(n, d))

test('ODDS-02: fractions are kept in lowest terms with the sign above', () => {
  expect(fraction(6, -4)).toEqual({ n: -3n, d: 2n })
  expect(fraction(0, 7)).toEqual({ n: 0n, d: 1n })
  expect(() => fraction(1, 0)).toThrow(RangeError)
})

test('ODDS-02: arithmetic undoes itself exactly', () => {
  fc.assert(
    fc.property(fractions, fractions, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a)
      if (b.n !== 0n) expect(divide(multiply(a, b), b)).toEqual(a)
      expect(compare(a, b)).toBe(-compare(b, a) + 0)
    }),
  )
})

test('what a bet contributes and wins', () => {
  expect([5, 15, 25, -5, -15].map((n) => roundHalfUp(fraction(n, 10)))).toEqual([1n, 2n, 3n, 0n, -1n])
  fc.assert(
    fc.property(fractions, (value) => {
      const distance = subtract(fraction(roundHalfUp(value)), value)
      expect(compare(distance, fraction(1, 2))).toBeLessThanOrEqual(0)
      expect(compare(distance, fraction(-1, 2))).toBe(1)
      expect(compare(fraction(floor(value)), value)).toBeLessThanOrEqual(0)
    }),
  )
})

test('decimals and ratios are read exactly, anything else is refused', () => {
  expect(parseFraction('-0.25')).toEqual({ n: -1n, d: 4n })
  expect(parseFraction('11/8')).toEqual({ n: 11n, d: 8n })
  expect(parseFraction('0.1')).toEqual({ n: 1n, d: 10n })
  for (const text of ['', '1.', '.5', '1/0', '1e3', 'NaN', '1,5', ' 1', '0x10', '9'.repeat(81)]) {
    expect(parseFraction(text), text).toBeUndefined()
  }
})

test('the nearest double of a fraction of two huge numbers', () => {
  expect(toNumber(fraction(10n ** 400n + 1n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 15)
})
