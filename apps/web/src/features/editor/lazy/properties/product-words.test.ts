import { expect, test } from 'vitest'
import { canStandFor, wordsWith } from './product-words.ts'

test('LOCALE-01, BLOCK-06: a text of the product is found by what it says, accents and capitals aside', () => {
  const words = [
    { id: 'slip.title', text: 'Wettschein' },
    { id: 'slip.place', text: 'Wetten plätzen' },
    { id: 'shell.home', text: 'Start' },
  ]
  expect(wordsWith(words, 'WETT', 9).map(({ id }) => id)).toEqual(['slip.title', 'slip.place'])
  expect(wordsWith(words, 'platze', 9)).toHaveLength(1)
  expect(wordsWith(words, 'wett', 1)).toHaveLength(1)
  expect(wordsWith(words, ' ', 9)).toEqual([])
})

test('LOCALE-01: own words that are malformed, or name an unknown value, cannot replace a text of the product', () => {
  const source = '{count, plural, one {# bet} other {# bets}} of {name}'
  expect(canStandFor('{count, plural, one {# wager} other {# wagers}} by {name}', source)).toBe(true)
  expect(canStandFor('Just words', source)).toBe(true)
  for (const text of ['{count', '{total} wagers', '{count, plural, one {#}}', '<b>bold</b>{x}'])
    expect(canStandFor(text, source), text).toBe(false)
})
