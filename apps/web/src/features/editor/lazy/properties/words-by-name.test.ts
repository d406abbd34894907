import { expect, test } from 'vitest'
import { namesOf, withWords, wordsOf } from './words-by-name.ts'

const WORDS = { en: { offer: 'Offer', who: 'Ann' }, de: { offer: 'Angebot' } }

test('LOCALE-01 BLOCK-06: words of a page are edited name by name in every language', () => {
  expect(namesOf(WORDS)).toEqual(['offer', 'who'])
  expect(wordsOf(WORDS, 'offer')).toEqual({ en: 'Offer', de: 'Angebot' })
  expect(withWords(WORDS, 'offer', { en: 'Deal', sv: 'Erbjudande' })).toEqual({
    en: { who: 'Ann', offer: 'Deal' },
    sv: { offer: 'Erbjudande' },
  })
  expect(withWords({ en: { offer: 'Offer' } }, 'offer', {})).toBeUndefined()
})
