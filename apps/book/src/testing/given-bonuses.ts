import type { Bonus, SlipBonusType } from '@touchline/contract'
import { expect } from 'vitest'
import { issueByKey, readDefinitions, storeDefinitions } from '../modules/bonuses/index.ts'
import type { TestBook } from './test-book.ts'
import type { TestPlayer } from './test-player.ts'

const BOOST = [
  { min_count: 3, max_count: 4, bonus_odds: 10_500 },
  { min_count: 5, max_count: null, bonus_odds: 11_000 },
]
export const FREEBET = { type: 'freebet', name: { en: 'Free bet', de: 'Gratiswette' }, amounts: { EUR: 10_00 } }
export const COMBO = { type: 'comboboost', name: { en: 'Combo boost' }, ranges: BOOST, min_odds: 15_000 }
export const HUNT = {
  type: 'hunting',
  name: { en: 'Hunt' },
  currency: 'EUR',
  pool: 50_00,
  points_per_unit: 10,
  odds_cap: 50_000,
  activates_itself: true,
  steps: [
    { points: 100, amount: 5_00 },
    { points: 1_000, amount: 20_00 },
  ],
}

let serial = 0

/** A promo code that is not in use. */
export const freshCode = (word: string) => `${word}-${++serial}`

/** Defines a bonus under a key of its own and returns the key. */
export async function defined(book: TestBook, given: Record<string, unknown>): Promise<string> {
  const key = `bonus-${++serial}`
  const read = readDefinitions(JSON.stringify({ bonuses: [{ key, ...given }] }))
  if (read.kind === 'wrong') throw new Error(read.faults.join('\n'))
  await storeDefinitions(book.parts.db, read.bonuses, book.clock.now())
  return key
}

/** Gives a player a bonus of their own and returns it. */
export async function given(book: TestBook, player: TestPlayer, definition: Record<string, unknown>): Promise<Bonus> {
  const key = await defined(book, definition)
  expect(await issueByKey(book.parts.db, key, player.id, 'test', book.clock.now())).toBe('issued')
  const [first] = (await player.call('getBonuses')).answer.data
  if (first === undefined) throw new Error('Nothing was given')
  return first
}

export const as = (id: number, type: SlipBonusType, odds = 10_000) => ({ bonus: { id, type, odds } })
export const bonusOf = async (player: TestPlayer, id: number) =>
  (await player.call('getBonuses')).answer.data.find((bonus) => bonus.id === id)
