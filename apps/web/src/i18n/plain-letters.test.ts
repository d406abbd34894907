import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test('LOCALE-03: a Turkish name is found in capitals and small letters, with and without its dots', () => {
  for (const typed of ['ISPARTA', 'ısparta', 'Isparta', 'İSPARTA']) expect(plainLetters(typed)).toBe('isparta')
  expect(plainLetters('Beşiktaş İstanbul')).toBe('besiktas istanbul')
})

test('LOCALE-03: accents and case aside, letters of other scripts stay', () => {
  expect(['São Paulo', 'ΕΛΛΆΔΑ', 'Зенит', 'الأهلي'].map(plainLetters)).toEqual([
    'sao paulo',
    'ελλαδα',
    'зенит',
    'الاهلي',
  ])
})
