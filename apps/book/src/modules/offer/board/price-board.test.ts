import { type MarketStatus, PRICE_MAX_AGE_MS } from '@touchline/betting'
import type { BetStop } from '@touchline/sports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardMarketInput } from '../../pricing/index.ts'
import { createPriceBoard } from './price-board.ts'
import type { BoardUpdate } from './types.ts'

const MATCH = 7

function result(odds: readonly number[], status: MarketStatus = 1, probability = 0.4): BoardMarketInput {
  return {
    id: 1,
    specifier: '',
    status,
    most_balanced: false,
    outcomes: odds.map((price, i) => ({ id: String(i + 1), active: price > 0, odds: price, probability, refund: 0 })),
  }
}

function total(line: number, over: number): BoardMarketInput {
  return {
    id: 18,
    specifier: `total=${line}`,
    status: 1,
    most_balanced: line === 2.5,
    outcomes: [
      { id: '12', active: true, odds: over, probability: 0.5, refund: 0 },
      { id: '13', active: true, odds: 20_000, probability: 0.5, refund: 0 },
    ],
  }
}

function update(at: number, markets: readonly BoardMarketInput[], rest: Partial<BoardUpdate> = {}): BoardUpdate {
  return { at, status: 1, betStop: null, markets, ...rest }
}

const DANGER: BetStop = { reason: 'possible_goal', groups: [] }

describe('the price board', () => {
  test('LIVE-03: the first book is all new, an equal one changes nothing and keeps every object', () => {
    const board = createPriceBoard()
    const first = board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000]), total(2.5, 19_000)]))
    expect(first.changes.map(({ kind }) => kind)).toEqual(['new', 'new'])
    const before = board.event(MATCH)?.markets.get('1/')
    const again = board.put(MATCH, update(2_000, [result([20_000, 33_000, 41_000]), total(2.5, 19_000)]))
    expect(again).toMatchObject({ changes: [], urgent: false, status: null, betStopChanged: false, version: 1_000 })
    expect(board.event(MATCH)?.markets.get('1/')).toBe(before)
    expect(board.event(MATCH)?.fresh_at).toBe(2_000)
  })

  test('LIVE-03: only changed markets are published, with the new version; equal outcomes keep their identity', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000]), total(2.5, 19_000)]))
    const [, draw] = board.event(MATCH)?.markets.get('1/')?.outcomes ?? []
    const diff = board.put(MATCH, update(2_000, [result([21_000, 33_000, 40_000]), total(2.5, 19_000)]))
    expect(diff.changes).toHaveLength(1)
    expect(diff.changes[0]).toMatchObject({ kind: 'changed', market: { id: 1, version: 2_000, priced_at: 2_000 } })
    expect(diff.urgent).toBe(false)
    expect(diff.changes[0]?.market.outcomes[1]).toBe(draw)
    expect(board.event(MATCH)?.markets.get('18/total=2.5')?.version).toBe(1_000)
  })

  test('a probability that moves inside one price step is taken over silently', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000], 1, 0.4)]))
    const diff = board.put(MATCH, update(2_000, [result([20_000, 33_000, 41_000], 1, 0.41)]))
    expect(diff).toMatchObject({ changes: [], version: 1_000 })
    expect(board.quote(MATCH, 1, '', '1', 2_000)).toMatchObject({ state: 'open', version: 1_000, probability: 0.41 })
  })

  test('versions grow even when the clock does not', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000])]))
    const second = board.put(MATCH, update(1_000, [result([20_100, 33_000, 41_000])]))
    const third = board.put(MATCH, update(900, [result([20_200, 33_000, 41_000])]))
    expect([second.version, third.version]).toEqual([1_001, 1_002])
    expect(third.changes[0]?.market.version).toBe(1_002)
  })

  test('a suspension is urgent and quotes its reason; reopening is urgent too', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000])]))
    const stop = board.put(MATCH, update(2_000, [result([20_000, 33_000, 41_000], -1)], { betStop: DANGER }))
    expect(stop).toMatchObject({ urgent: true, betStopChanged: true })
    expect(board.quote(MATCH, 1, '', '1', 2_000)).toEqual({ state: 'suspended', reason: 'possible_goal' })
    const open = board.put(MATCH, update(3_000, [result([20_000, 33_000, 41_000])]))
    expect(open.urgent).toBe(true)
    expect(board.quote(MATCH, 1, '', '1', 3_000)).toMatchObject({ state: 'open', odds: 20_000, version: 3_000 })
  })

  test('a stop of the whole match counts at once, also for a market that still says open', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000])], { betStop: DANGER }))
    expect(board.quote(MATCH, 1, '', '1', 1_000)).toEqual({ state: 'suspended', reason: 'possible_goal' })
    board.put(MATCH, update(2_000, [result([20_000, 33_000, 41_000])], { betStop: { ...DANGER, groups: ['halves'] } }))
    expect(board.quote(MATCH, 1, '', '1', 2_000)).toMatchObject({ state: 'open' })
  })

  test('MATCH-04: a market that leaves is published once with status 0 and is closed for late bets', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000]), total(0.5, 19_000)]))
    const diff = board.put(MATCH, update(2_000, [result([20_000, 33_000, 41_000])]))
    expect(diff.changes).toMatchObject([{ kind: 'removed', market: { id: 18, status: 0, version: 2_000 } }])
    expect(diff.urgent).toBe(true)
    expect(board.quote(MATCH, 18, 'total=0.5', '12', 2_000)).toEqual({ state: 'closed' })
    const back = board.put(MATCH, update(3_000, [result([20_000, 33_000, 41_000]), total(0.5, 19_000)]))
    expect(back.changes).toMatchObject([{ kind: 'new', market: { id: 18, status: 1 } }])
    expect(board.quote(MATCH, 18, 'total=0.5', '12', 3_000)).toMatchObject({ state: 'open' })
  })

  test('MATCH-04: settled and cancelled markets are published with their status and leave', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000])]))
    for (const status of [-3, -4] as const) {
      const diff = board.put(MATCH, update(2_000, [result([0, 0, 0], status)]))
      if (status === -3) expect(diff.changes).toMatchObject([{ kind: 'removed', market: { status: -3 } }])
      else expect(diff.changes).toEqual([])
      expect(board.event(MATCH)?.markets.size).toBe(0)
      expect(board.quote(MATCH, 1, '', '1', 2_000)).toEqual({ state: 'closed' })
    }
  })

  test('nothing is bettable on prices older than ten seconds; a heartbeat keeps them good', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000])]))
    expect(board.quote(MATCH, 1, '', '1', 1_000 + PRICE_MAX_AGE_MS).state).toBe('open')
    expect(board.quote(MATCH, 1, '', '1', 1_001 + PRICE_MAX_AGE_MS)).toEqual({ state: 'stale' })
    board.confirm(MATCH, 9_000)
    expect(board.quote(MATCH, 1, '', '1', 1_001 + PRICE_MAX_AGE_MS).state).toBe('open')
    board.confirm(MATCH, 8_000)
    expect(board.event(MATCH)?.fresh_at).toBe(9_000)
    expect(board.event(MATCH)?.version).toBe(1_000)
  })

  test('a match that is over is closed, one that is stopped suspended', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 33_000, 41_000])], { status: 2 }))
    expect(board.quote(MATCH, 1, '', '1', 1_000)).toEqual({ state: 'suspended', reason: 'match' })
    const diff = board.put(MATCH, update(2_000, [result([20_000, 33_000, 41_000])], { status: 4 }))
    expect(diff).toMatchObject({ status: 4, urgent: true })
    expect(board.quote(MATCH, 1, '', '1', 2_000)).toEqual({ state: 'closed' })
  })

  test('an outcome without a price is suspended, one that was never offered is missing', () => {
    const board = createPriceBoard()
    board.put(MATCH, update(1_000, [result([20_000, 0, 41_000])]))
    expect(board.quote(MATCH, 1, '', '2', 1_000)).toEqual({ state: 'suspended', reason: 'outcome' })
    expect(board.quote(MATCH, 1, '', '9', 1_000)).toEqual({ state: 'missing' })
    expect(board.quote(MATCH, 18, 'total=2.5', '12', 1_000)).toEqual({ state: 'missing' })
    expect(board.quote(8, 1, '', '1', 1_000)).toEqual({ state: 'missing' })
    board.remove(MATCH)
    expect(board.event(MATCH)).toBeUndefined()
    expect(board.quote(MATCH, 1, '', '1', 1_000)).toEqual({ state: 'missing' })
  })

  test('applying the differences in order gives the board, whatever the books were', () => {
    const book = fc.uniqueArray(
      fc.record({
        line: fc.integer({ min: 0, max: 4 }).map((n) => n + 0.5),
        odds: fc.constantFrom(18_000, 19_000, 20_000),
        status: fc.constantFrom<MarketStatus>(1, -1, 0, -3),
      }),
      { selector: ({ line }) => line },
    )
    fc.assert(
      fc.property(fc.array(book, { maxLength: 12 }), (books) => {
        const board = createPriceBoard()
        const mirror = new Map<string, unknown>()
        let version = 0
        books.forEach((lines, i) => {
          const markets = lines.map(({ line, odds, status }) => ({ ...total(line, odds), status }))
          const diff = board.put(MATCH, update(i * 10, markets))
          for (const { kind, market } of diff.changes) {
            expect(market.version).toBeGreaterThan(version)
            if (kind === 'removed') expect(mirror.delete(market.specifier)).toBe(true)
            else mirror.set(market.specifier, market)
          }
          version = diff.version
          const published = [...mirror.values()]
          const held = [...(board.event(MATCH)?.markets.values() ?? [])]
          expect(new Set(published)).toEqual(new Set(held))
        })
      }),
    )
  })
})
