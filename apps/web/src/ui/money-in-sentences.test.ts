import { leftToRight } from '@touchline/betting'
import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

const EUR = { code: 'EUR', subunits: 100 }
const written = (locale: string) => leftToRight(formatMoney(10_00, EUR, locale), locale)

test('LOCALE-02 LOCALE-03: an amount in a sentence that runs from right to left keeps its own order, sign after number', () => {
  expect(written('ar-u-nu-latn')).toBe('\u2066\u200f10.00\u00a0€\u2069')
  expect(written('de')).toBe('10,00\u00a0€')
})
