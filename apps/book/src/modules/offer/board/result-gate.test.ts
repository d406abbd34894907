import { marketKey } from '@touchline/betting'
import { beforeEach, expect, test } from 'vitest'
import type { BoardMarketInput } from '../../pricing/index.ts'
import type { MarketWord, MatchWords } from '../../pricing/results/index.ts'
import { createPriceBoard } from './price-board.ts'
import { createResultGate, type ResultGate } from './result-gate.ts'
import type { BoardDiff, WritablePriceBoard } from './types.ts'

const NOW = 1_800_000_000_000
const MATCH = 1

let words: Map<number, MatchWords>
let diffs: BoardDiff[]
let board: WritablePriceBoard
let gate: ResultGate
beforeEach(() => {
  words = new Map()
  diffs = []
  board = createPriceBoard((diff) => void diffs.push(diff))
  gate = createResultGate({ board, wordsOf: (eventId) => words.get(eventId) })
})

function market(id: number, odds = 20_000): BoardMarketInput {
  const outcomes = ['1', '2'].map((one) => ({ id: one, active: true, odds, probability: 0.5, refund: 0 }))
  return { id, specifier: '', status: 1, most_balanced: false, outcomes }
}

function put(at = NOW): void {
  gate.put(MATCH, { at, status: 1, betStop: null, markets: [market(1), market(2)] })
}

function receives(word: MarketWord | null, whole: MarketWord | null = null): void {
  words.set(MATCH, { markets: new Map(word === null ? [] : [[marketKey(1, ''), word]]), whole })
  gate.received(MATCH)
}

const quote = (marketId: number, outcome = '1') => board.quote(MATCH, marketId, '', outcome, NOW).state

test('PLACE-02: a market whose result is known closes at once, whatever is priced afterwards, and no other', () => {
  put()
  receives({ state: 'settled' })
  expect([quote(1), quote(2)]).toEqual(['closed', 'open'])
  expect(diffs.at(-1)).toMatchObject({ urgent: true, changes: [{ kind: 'removed', market: { id: 1, status: -3 } }] })
  put(NOW + 1_000)
  expect([quote(1), quote(2)]).toEqual(['closed', 'open'])
})

test('PLACE-02: a match that is cancelled closes whole', () => {
  put()
  receives(null, { state: 'cancelled' })
  expect([quote(1), quote(2)]).toEqual(['closed', 'closed'])
})

test('PLACE-02: a market whose result is taken back is suspended, and opens with prices made since', () => {
  put()
  receives({ state: 'settled' })
  receives({ state: 'open', since: NOW + 500, out: [] })
  expect([quote(1), quote(2)]).toEqual(['suspended', 'open'])
  put(NOW + 499)
  expect(quote(1)).toBe('suspended')
  put(NOW + 500)
  expect(quote(1)).toBe('open')
})

test('PLACE-02: a source that confirms its prices after a result was taken back opens the market by them', () => {
  put()
  receives({ state: 'open', since: NOW + 500, out: [] })
  gate.confirm(MATCH, NOW + 499)
  expect(quote(1)).toBe('suspended')
  gate.confirm(MATCH, NOW + 500)
  expect(quote(1)).toBe('open')
})

test('PLACE-02: an outcome that does not take part cannot be bet on, the others can', () => {
  put(NOW)
  receives({ state: 'open', since: NOW, out: ['2'] })
  expect([quote(1, '1'), quote(1, '2')]).toEqual(['open', 'suspended'])
})

test('a match that ends or leaves is not added again by a later message about it', () => {
  put()
  gate.put(MATCH, { at: NOW, status: 4, betStop: null, markets: [] })
  const count = diffs.length
  receives({ state: 'settled' })
  gate.remove(MATCH)
  receives({ state: 'cancelled' })
  expect(diffs).toHaveLength(count)
})
