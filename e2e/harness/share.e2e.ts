import { expect, test } from 'vitest'
import { inTurn } from './share.ts'

const LANGUAGES = ['de', 'ru', 'ar']

test('each is chosen in its turn, the same for the same seed, and another seed begins elsewhere', () => {
  const turns = (seed: number) => [0, 1, 2, 3].map((at) => inTurn(LANGUAGES, at, seed, false).join())
  expect(turns(0)).toEqual(['de', 'ru', 'ar', 'de'])
  expect(turns(-1)).toEqual(['ar', 'de', 'ru', 'ar'])
  expect(new Set([7, 8, 9].map((seed) => turns(seed)[0]))).toEqual(new Set(LANGUAGES))
})

test('where everything is tested nothing is left out', () => {
  expect(inTurn(LANGUAGES, 1, 5, true)).toEqual(LANGUAGES)
  expect(inTurn([], 1, 5, false)).toEqual([])
})
