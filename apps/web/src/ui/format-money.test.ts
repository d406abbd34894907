import { expect, test } from 'vitest'
import { FORMAT_LOCALES } from '../i18n/locales.ts'
import { formatMoney } from './format-money.ts'

const EUR = { code: 'EUR', subunits: 100 }
const JPY = { code: 'JPY', subunits: 1 }
const BTC = { code: 'BTC', subunits: 100_000_000 }

test('LOCALE-03: money is written as the language writes it', () => {
  expect(formatMoney(123_456, EUR, 'en')).toBe('€1,234.56')
  expect(formatMoney(123_456, EUR, 'de')).toBe('1.234,56\u00a0€')
})

test('ODDS-02: a currency shows all of its own subunits, no more and no fewer', () => {
  expect(formatMoney(1_500, JPY, 'en')).toBe('¥1,500')
  expect(formatMoney(1, BTC, 'en')).toBe('BTC\u00a00.00000001')
})

test('ODDS-02: amounts beyond the precision of a float stay exact', () => {
  expect(formatMoney(9_007_199_254_740_993n, EUR, 'en')).toBe('€90,071,992,547,409.93')
})

test('LOCALE-03: an amount below zero has the minus sign in every language, no hyphen', () => {
  for (const locale of Object.values(FORMAT_LOCALES)) {
    const written = formatMoney(-20_00, EUR, locale)
    expect(written, locale).toContain('\u2212')
    expect(written, locale).not.toContain('-')
  }
  expect(formatMoney(-20_00, EUR, 'en')).toBe('\u2212€20.00')
})
