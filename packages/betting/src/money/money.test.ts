import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { CURRENCY_CODES, convertAmount, currencyDigits, currencyOf, formatAmount, parseAmount } from './index.ts'

const EUR = currencyOf('EUR')
const JPY = currencyOf('JPY')
const BTC = currencyOf('BTC')
const currencies = fc.constantFrom(...CURRENCY_CODES).map((code) => currencyOf(code))
const amounts = fc.nat({ max: Number.MAX_SAFE_INTEGER })

test('ODDS-02: every currency has its own subunits', () => {
  expect(['EUR', 'JPY', 'BTC', 'KWD'].map((code) => currencyOf(code)?.subunits)).toEqual([100, 1, 100_000_000, 1_000])
  expect(currencyOf('XXX')).toBeUndefined()
  expect(currencyOf('toString')).toBeUndefined()
})

test('a formatted amount is read back to the same subunits, with either separator', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      const text = formatAmount(amount, currency)
      expect(parseAmount(text, currency)).toEqual({ ok: true, value: amount })
      expect(parseAmount(text.replace('.', ','), currency)).toEqual({ ok: true, value: amount })
    }),
  )
})

test('a typed amount may leave out what is obvious', () => {
  const read = (text: string) => parseAmount(text, EUR)
  expect(read('5')).toEqual({ ok: true, value: 500 })
  expect(read('5.')).toEqual({ ok: true, value: 500 })
  expect(read('.5')).toEqual({ ok: true, value: 50 })
  expect(read(',05')).toEqual({ ok: true, value: 5 })
  expect(read('007')).toEqual({ ok: true, value: 700 })
})

test('a pasted amount may carry spaces and thousands', () => {
  for (const text of ['1 234,56', '1\u00a0234,56', '1\u202f234.56', ' 1234.56\n', '1,234.56', '1.234,56', "1'234.56"]) {
    expect(parseAmount(text, EUR), text).toEqual({ ok: true, value: 123_456 })
  }
  expect(parseAmount('1.234.567', JPY)).toEqual({ ok: true, value: 1_234_567 })
})

test('arabic and persian digits are amounts too', () => {
  expect(parseAmount('١٢٫٥', EUR)).toEqual({ ok: true, value: 1_250 })
  expect(parseAmount('۱۲', EUR)).toEqual({ ok: true, value: 1_200 })
})

test('a digit too many for the currency is refused, never rounded or read as thousands', () => {
  expect(parseAmount('1.234', EUR)).toEqual({ ok: false, error: 'amount_too_precise' })
  expect(parseAmount('1,234', EUR)).toEqual({ ok: false, error: 'amount_too_precise' })
  expect(parseAmount('1.5', JPY)).toEqual({ ok: false, error: 'amount_too_precise' })
  expect(parseAmount('0.123456789', BTC)).toEqual({ ok: false, error: 'amount_too_precise' })
  expect(parseAmount('0.12345678', BTC)).toEqual({ ok: true, value: 12_345_678 })
})

test('what is no amount says why', () => {
  expect(parseAmount('', EUR)).toEqual({ ok: false, error: 'amount_empty' })
  expect(parseAmount('  ', EUR)).toEqual({ ok: false, error: 'amount_empty' })
  for (const text of ['-5', '+5', '5e3', 'abc', '.', ',', '1..2', '1,2,3', '0x10', 'Infinity', '5 EUR']) {
    expect(parseAmount(text, EUR), text).toEqual({ ok: false, error: 'amount_not_a_number' })
  }
  expect(parseAmount('9'.repeat(30), EUR)).toEqual({ ok: false, error: 'amount_too_large' })
  expect(parseAmount('90071992547409.92', EUR)).toEqual({ ok: false, error: 'amount_too_large' })
})

test('any text gives a safe amount or an error, never an exception', () => {
  fc.assert(
    fc.property(fc.string(), currencies, (text, currency) => {
      const result = parseAmount(text, currency)
      expect(!result.ok || (Number.isSafeInteger(result.value) && result.value >= 0)).toBe(true)
    }),
  )
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
