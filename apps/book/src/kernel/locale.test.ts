import { expect, test } from 'vitest'
import { negotiateLocale } from './locale.ts'

test('LOCALE-01: the best served language of the header wins; without one it is the first served', () => {
  expect(negotiateLocale(undefined)).toBe('en')
  expect(negotiateLocale('')).toBe('en')
  expect(negotiateLocale('de')).toBe('de')
  expect(negotiateLocale('fr-FR, de-AT;q=0.8, en;q=0.9')).toBe('en')
  expect(negotiateLocale('en;q=0.5,de-CH;q=0.7')).toBe('de')
  expect(negotiateLocale('de;q=0,xx')).toBe('en')
  expect(negotiateLocale(';;;,=,q=1')).toBe('en')
})
