import { expect, test } from 'vitest'
import { periodKey, periodName } from './period-names.ts'
import { matchSlug, slugOf, tournamentSlug } from './slug.ts'
import { stageName } from './stage-names.ts'

test('ROUTE-04: addresses carry readable names and end with what they are', () => {
  expect(matchSlug('Bayern München', 'Borussia Mönchengladbach', 42)).toBe(
    'bayern-munchen-borussia-monchengladbach-m42',
  )
  expect(matchSlug('Brøndby', 'Beşiktaş', 7)).toBe('brondby-besiktas-m7')
  expect(tournamentSlug('2. Bundesliga', 1006)).toBe('2-bundesliga-t1006')
  expect(slugOf('東京')).toBe('x')
})

test('phases are named in English and German', () => {
  expect([6, 31, 7, 100].map((code) => stageName(code, 'en'))).toEqual(['1st half', 'Half-time', '2nd half', 'Ended'])
  expect([9, 14, 2, 143].map((code) => stageName(code, 'de'))).toEqual(['2. Satz', '2. Viertel', '2. Drittel', 'Map 3'])
  expect(stageName(404, 'en')).toBe('Bottom of 2nd inning')
  expect(stageName(999, 'en')).toBe('In play')
})

test('periods are named and have stable keys', () => {
  expect(periodName('set', 3, 'en')).toBe('3rd set')
  expect(periodName('1st_half', 1, 'de')).toBe('1. Halbzeit')
  expect(periodName('inning', 11, 'en')).toBe('11th inning')
  expect([periodKey('set', 3), periodKey('2nd_half', 2), periodKey('overtime', 4)]).toEqual([
    'set_3',
    '2nd_half',
    'overtime',
  ])
})
