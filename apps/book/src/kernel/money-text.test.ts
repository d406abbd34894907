import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

const EUR = { code: 'EUR', subunits: 100 }

test('LOCALE-02 LOCALE-03: an amount in a sentence of the book reads as on a page, from left to right in Arabic too', () => {
  expect(moneyText(10_00, EUR, 'en')).toBe('€10.00')
  expect(moneyText(10_00, EUR, 'de')).toBe('10,00\u00a0€')
  expect(moneyText(10_00, EUR, 'ar')).toBe('\u2066\u200f10.00\u00a0€\u2069')
})
