import { ODDS_FORMATS } from '@touchline/contract/constants'
import { expect, test } from 'vitest'
import { FORMAT_LOCALES } from './locales.ts'
import { writeOdds } from './odds.ts'

const SPACE = '\u00A0'
const written = (locale: string) => ODDS_FORMATS.map((format) => writeOdds(21_000, format, locale))

test('LOCALE-03, ODDS-01: a price has the decimal sign of the language; fractions and whole numbers are the same', () => {
  expect(written(FORMAT_LOCALES.en)).toEqual(['2.10', '11/10', '1.10', '+110', '1.10', '−0.91', '47.62%'])
  expect(written(FORMAT_LOCALES.de)).toEqual(['2,10', '11/10', '1,10', '+110', '1,10', '−0,91', `47,62${SPACE}%`])
  expect(written(FORMAT_LOCALES.tr).at(-1)).toBe('%47,62')
  for (const locale of ['es', 'pt-BR', 'ru', 'sv'] as const)
    expect(writeOdds(18_500, 'european', FORMAT_LOCALES[locale])).toBe('1,85')
})

test('LOCALE-02: prices in Arabic have the digits and the point they have in English', () => {
  expect(writeOdds(21_000, 'european', FORMAT_LOCALES.ar)).toBe('2.10')
})
