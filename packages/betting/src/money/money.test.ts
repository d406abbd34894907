import { expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { convertAmount, currencyDigits, currencyOf, formatAmount } from './index.ts'

const EUR = currencyOf('EUR')
const JPY = currencyOf('JPY')
const BTC = currencyOf('BTC')

test('ODDS-02: every currency has its own subunits', () => {
  expect(['EUR', 'JPY', 'BTC', 'KWD'].map((code) => currencyOf(code)?.subunits)).toEqual([100, 1, 100_000_000, 1_000])
  expect(currencyOf('XXX')).toBeUndefined()
  expect(currencyOf('toString')).toBeUndefined()
})

test('an amount is written with all the digits of its currency', () => {
  expect(formatAmount(5, EUR)).toBe('0.05')
  expect(formatAmount(-123_456n, EUR)).toBe('-1234.56')
  expect(formatAmount(1_234, JPY)).toBe('1234')
  expect(formatAmount(1n, BTC)).toBe('0.00000001')
  expect(currencyDigits(BTC)).toBe(8)
})

test('conversion goes through both subunits and rounds once, half-up', () => {
  expect(convertAmount(1_000, EUR, JPY, fraction(16_255, 100))).toBe(1_626n)
  expect(convertAmount(100, JPY, EUR, fraction(1, 160))).toBe(63n)
  expect(convertAmount(100_000_000, EUR, BTC, fraction(1, 100_000))).toBe(1_000_000_000n)
})
