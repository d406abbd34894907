import { expect, test } from 'vitest'
import { FORMAT_LOCALES, LOCALES, shippedLocale } from './locales.ts'

test('LOCALE-01: a language is known by its own name, its aliases, and with any region', () => {
  for (const locale of LOCALES) expect(shippedLocale(locale.toUpperCase())).toBe(locale)
  expect(['se', 'br', 'pt', 'pt-PT', 'pt_br', 'de-CH', 'ar-EG', 'en-US'].map(shippedLocale)).toEqual([
    ...['sv', 'pt-BR', 'pt-BR', 'pt-BR', 'pt-BR', 'de', 'ar', 'en'],
  ])
  expect(['no', 'tl', 'vn', 'fr', '', '-', 'constructor', '__proto__'].map(shippedLocale)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  )
})

test('LOCALE-02: numbers have the same digits in every language', () => {
  for (const locale of LOCALES) {
    expect(new Intl.NumberFormat(FORMAT_LOCALES[locale]).resolvedOptions().numberingSystem).toBe('latn')
  }
})
