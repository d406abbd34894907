import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORMAT_LOCALES } from '../vocabulary/index.ts'
import { amountReadings, CURRENCY_CODES, currencyDigits, currencyOf, formatAmount, parseAmount } from './index.ts'

const EUR = currencyOf('EUR')
const JPY = currencyOf('JPY')
const KWD = currencyOf('KWD')
const BTC = currencyOf('BTC')
const currencies = fc.constantFrom(...CURRENCY_CODES).map((code) => currencyOf(code))
/** Small ones as often as huge ones. */
const amounts = fc.oneof(fc.nat({ max: 10_000_000 }), fc.nat({ max: Number.MAX_SAFE_INTEGER }))
const decimals = fc.constantFrom('.' as const, ',' as const)
/** The languages of the product, and every way that others group, mark the fraction and write digits. */
const locales = fc.constantFrom(
  ...Object.values(FORMAT_LOCALES),
  ...['en-US', 'en-IN', 'en-ZA', 'de-CH', 'de-AT', 'fr-FR', 'fr-CH', 'it-IT', 'pl-PL', 'pt-PT', 'bg-BG'],
  ...['ar-EG', 'fa-IR', 'hi-IN', 'mr-IN', 'bn-BD', 'my-MM', 'ja-JP', 'ja-JP-u-nu-fullwide', 'he-IL'],
)

function decimalOf(locale: string): '.' | ',' {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.'
}

describe('SLIP-11: an amount that is written is read back', () => {
  test('plain, with either sign before the fraction', () => {
    fc.assert(
      fc.property(amounts, currencies, decimals, (amount, currency, decimal) => {
        const text = formatAmount(amount, currency).replace('.', decimal)
        expect(parseAmount(text, currency, decimal)).toEqual({ ok: true, value: amount })
      }),
    )
  })

  test('as any language writes it, with its digits and its thousands', () => {
    fc.assert(
      fc.property(amounts, currencies, locales, (amount, currency, locale) => {
        const digits = currencyDigits(currency)
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
        const text = format.format(formatAmount(amount, currency) as Intl.StringNumericLiteral)
        expect(parseAmount(text, currency, decimalOf(locale)), text).toEqual({ ok: true, value: amount })
      }),
      { numRuns: 500 },
    )
  })
})

test('a typed amount may leave out zeros and may group thousands', () => {
  for (const [text, value] of [
    ['5', 500],
    ['5.', 500],
    ['.5', 50],
    [',05', 5],
    ['007', 700],
    ['1,234.5', 123_450],
    ['1,234,567.', 123_456_700],
  ] as const) {
    expect(parseAmount(text, EUR), text).toEqual({ ok: true, value })
  }
})

test('a pasted amount may carry spaces and thousands', () => {
  const written = ['1 234,56', '1\u00a0234,56', '1\u202f234.56', ' 1234.56\n', '1,234.56', '1.234,56', "1'234.56"]
  for (const text of [...written, '1’234,56', '\u200f1,234.56\u200e', '１，２３４．５６', '١٬٢٣٤٫٥٦']) {
    expect(parseAmount(text, EUR), text).toEqual({ ok: true, value: 123_456 })
  }
  expect(parseAmount('1.234.567', JPY)).toEqual({ ok: true, value: 1_234_567 })
  expect(parseAmount('12,34,567.5', EUR)).toEqual({ ok: true, value: 123_456_750 })
})

test('digits of other keyboards are digits', () => {
  expect(parseAmount('١٢٫٥', EUR)).toEqual({ ok: true, value: 1_250 })
  expect(parseAmount('١٢،٥', EUR)).toEqual({ ok: true, value: 1_250 })
  expect(parseAmount('۱۲', EUR)).toEqual({ ok: true, value: 1_200 })
})

test('a sign before three digits is refused with both readings, unless language and currency leave one', () => {
  const ambiguous = { ok: false, error: 'amount_ambiguous' }
  for (const decimal of ['.', ','] as const) {
    for (const text of ['1.234', '1,234', '10.000', '999,999']) {
      expect(parseAmount(text, EUR, decimal), text).toEqual(ambiguous)
    }
  }
  expect(amountReadings('1.234', EUR)).toEqual({ asFraction: 123, asThousands: 123_400 })
  expect(parseAmount('1.234', KWD, '.')).toEqual({ ok: true, value: 1_234 })
  expect(parseAmount('1,234', KWD, ',')).toEqual({ ok: true, value: 1_234 })
  expect(parseAmount('1,234', KWD, '.')).toEqual(ambiguous)
  expect(parseAmount('1.234', BTC, ',')).toEqual(ambiguous)
  expect(amountReadings('1.234', BTC)).toEqual({ asFraction: 123_400_000, asThousands: 123_400_000_000 })
  expect(parseAmount('1,234', JPY, '.')).toEqual({ ok: true, value: 1_234 })
  expect(parseAmount('1.234', JPY, '.')).toEqual(ambiguous)
  expect(amountReadings('1.234', JPY)).toEqual({ asFraction: 1, asThousands: 1_234 })
  for (const text of ['0.123', '1234,567', '1 234', '1.23', '1,234.50']) expect(amountReadings(text, EUR)).toBeNull()
})

test('a sign at the end with no digit after it settles nothing: both readings are shown, in any language', () => {
  const ambiguous = { ok: false, error: 'amount_ambiguous' }
  for (const text of ['1,234.', '1.234,', '999,999.', '10.000,', '１，２３４．'])
    for (const currency of [EUR, KWD, BTC])
      for (const decimal of ['.', ','] as const) expect(parseAmount(text, currency, decimal), text).toEqual(ambiguous)
  expect(amountReadings('1,234.', KWD)).toEqual({ asFraction: 1_234, asThousands: 1_234_000 })
  expect(amountReadings('1.234,', EUR)).toEqual({ asFraction: 123, asThousands: 123_400 })
  // Yen have no fraction, and the sign before the three digits is not the language's own for one.
  expect(parseAmount('1,234.', JPY, '.')).toEqual({ ok: true, value: 1_234 })
  expect(parseAmount('1.234,', JPY, '.')).toEqual(ambiguous)
  for (const text of ['1 234.', '1234.', '1,234٫', "1'234,", '12,34,567.'])
    expect(parseAmount(text, KWD), text).toMatchObject({ ok: true })
  for (const text of ['1,234,', '1.234.', '1,234..', '1,234.,', '0,123.'])
    expect(parseAmount(text, KWD).ok, text).toBe(false)
})

test('a digit too many for the currency is refused, never rounded', () => {
  for (const text of ['1.2345', '1234.567', '0,123', '1.234,567', ',234']) {
    expect(parseAmount(text, EUR), text).toEqual({ ok: false, error: 'amount_too_precise' })
  }
  expect(parseAmount('1.5', JPY)).toEqual({ ok: false, error: 'amount_too_precise' })
  expect(parseAmount('0.123456789', BTC)).toEqual({ ok: false, error: 'amount_too_precise' })
  expect(parseAmount('0.12345678', BTC)).toEqual({ ok: true, value: 12_345_678 })
})

test('thousands that are no groups of three make no number', () => {
  const broken = [
    '1.000.00',
    '1.000.50',
    '1,000,50',
    '1.000.5',
    '1.234.5',
    '2.500.75',
    '12.345.67',
    '1,234,5',
    '1,234,',
  ]
  const spaced = ['5 0', '1 2 3', '1  234', '1\t234', '1\n234', "1'00", '1 234.567 890', '1.234 567', '0.123.456']
  for (const text of [...broken, ...spaced, '1,2,345', '1234 567', '1.234,567.89']) {
    for (const currency of [EUR, JPY, KWD, BTC]) {
      expect(parseAmount(text, currency), text).toEqual({ ok: false, error: 'amount_not_a_number' })
    }
  }
})

test('BETS-01: a leg shows what it still needs, from the score and its line', () => {
  expect(parseAmount('', EUR)).toEqual({ ok: false, error: 'amount_empty' })
  expect(parseAmount('  ', EUR)).toEqual({ ok: false, error: 'amount_empty' })
  const signed = ['-5', '\u22125', '+5', '5-', '(5)', '5,-']
  const others = [
    '5e3',
    '1E2',
    'abc',
    '.',
    ',',
    '1..2',
    '1,2,3',
    '0x10',
    'Infinity',
    '5 EUR',
    '€5',
    '5d5',
    '1g000',
    '50%',
  ]
  for (const text of [...signed, ...others, '10²', '5½', '①', '1\u200f2', '1/2', '5:00', '1_000', '1·5']) {
    expect(parseAmount(text, EUR), text).toEqual({ ok: false, error: 'amount_not_a_number' })
  }
  expect(parseAmount('9'.repeat(30), EUR)).toEqual({ ok: false, error: 'amount_too_large' })
  expect(parseAmount('90071992547409.92', EUR)).toEqual({ ok: false, error: 'amount_too_large' })
})

test('SLIP-11: a long text is read in linear time, white space in its middle included', () => {
  for (const [text, error] of [
    [`1${' '.repeat(100_000)}1`, 'amount_not_a_number'],
    [`${'1,'.repeat(50_000)}000`, 'amount_not_a_number'],
    ['9'.repeat(100_000), 'amount_too_large'],
  ] as const) {
    const start = performance.now()
    expect(parseAmount(text, EUR)).toEqual({ ok: false, error })
    expect(
      performance.now() - start,
      'milliseconds; half a minute where each white space looks for the end',
    ).toBeLessThan(2000)
  }
})

test('exponents, signs, names of currencies, shares and signs within a number make no number', () => {
  const texts = [
    '1e3',
    '-5',
    '\u22125',
    '+5',
    '5-',
    '\u20ac5',
    '5 EUR',
    '5,-',
    '0x10',
    '1_000',
    '5%',
    '10k',
    '\u00bd',
    '5\u00b2',
  ]
  for (const text of [
    ...texts,
    '1 00',
    '1\u202f00',
    "1'00",
    '1\u066c00',
    '5\u200b0',
    '5\u00ad0',
    '1\n000',
    '1\u00b7000',
    '5:50',
    '5/2',
  ]) {
    expect(parseAmount(text, EUR), text).toEqual({ ok: false, error: 'amount_not_a_number' })
  }
})

test('any text gives a safe amount or an error, never an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), currencies, decimals, (text, currency, decimal) => {
      const result = parseAmount(text, currency, decimal)
      expect(!result.ok || (Number.isSafeInteger(result.value) && result.value >= 0)).toBe(true)
    }),
  )
})

/**
 * What someone may mean by digits and signs, in units as plain text: each sign groups thousands, and the last may mark
 * the fraction instead. Written apart from the parser, by trying both for each sign.
 */
function meanings(typed: string): string[] {
  const text = typed.trim()
  const pieces = text.split(/[., ']/)
  const signs = [...text.replace(/\d/g, '')]
  const last = signs.at(-1)
  const isByTwo = (groups: string[]) =>
    signs[0] === ',' && groups.length > 1 && groups.slice(0, -1).every((group) => group.length === 2)
  const isWhole = ([first = '', ...groups]: string[]) =>
    groups.length === 0 ||
    (/^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3)) ||
    (/^[1-9]\d?$/.test(first) && isByTwo(groups) && groups.at(-1)?.length === 3)
  const oneSign = (of: string[]) => new Set(of).size <= 1
  const found: string[] = []
  if (isWhole(pieces) && oneSign(signs)) found.push(pieces.join(''))
  const before = pieces.slice(0, -1)
  const isFraction = (last === '.' || last === ',') && !signs.slice(0, -1).includes(last)
  if (isFraction && isWhole(before) && oneSign(signs.slice(0, -1))) found.push(`${before.join('')}.${pieces.at(-1)}`)
  return found
}

test('SLIP-11: digits and signs are read as something they can mean, and as the smaller amount where the currency has both', () => {
  const typed = fc.stringMatching(/^[0-9]{1,4}([., '][0-9]{0,4}){0,3}$/)
  const subunits = (units: string, digits: number) => {
    const [whole = '', fraction = ''] = units.split('.')
    return fraction.length > digits ? null : Number(whole + fraction.padEnd(digits, '0'))
  }
  fc.assert(
    fc.property(typed, currencies, decimals, (text, currency, decimal) => {
      const result = parseAmount(text, currency, decimal)
      if (!result.ok) return
      const possible = meanings(text).flatMap((units) => subunits(units, currencyDigits(currency)) ?? [])
      expect(result.value, text).toBe(Math.min(...possible))
    }),
    { numRuns: 5_000 },
  )
})
