import { expect, test } from 'vitest'
import { SHELL_TEXTS } from './error-shell-texts.ts'
import { plainPage, shellLocaleOf } from './plain-page.ts'

test('LOCALE-04: the error shell speaks its ten languages, and calls Serbian by its name', () => {
  const ten = ['en', 'da', 'de', 'es', 'no', 'pt-BR', 'ru', 'sr-ME', 'sv', 'tr']
  expect(Object.keys(SHELL_TEXTS)).toEqual(expect.arrayContaining(ten))
  for (const locale of ten) {
    expect(plainPage('failed', locale, 'a')).toContain(`<html lang="${locale}" dir="ltr">`)
    expect(shellLocaleOf([locale])).toBe(locale)
  }
  expect(plainPage('busy', 'ar', 'a')).toContain('<html lang="ar" dir="rtl">')
  expect([['sr'], ['nb-NO;q=0.9'], ['', 'fr', 'da;q=0.5'], ['constructor'], []].map(shellLocaleOf)).toEqual([
    ...['sr-ME', 'no', 'da', 'en', 'en'],
  ])
})

test('LOCALE-04: without texts the shell has its last one', () => {
  expect(plainPage('failed', 'xx', 'a')).toContain('UNEXPECTED ERROR IN ERROR APP')
  expect(plainPage('failed', 'constructor', 'a')).toContain('UNEXPECTED ERROR IN ERROR APP')
})

test('LOCALE-04: its title is what the site is called, whatever that holds', () => {
  expect(plainPage('busy', 'de', 'a', 'North & <b>bank</b>')).toContain(
    '<title>North &amp; &lt;b&gt;bank&lt;/b&gt;</title>',
  )
})
