import { PRICE_MAX_AGE_MS } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../../db/index.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { combo, single } from '../../../testing/test-player.ts'
import { PATIENCE_MS } from '../index.ts'
import { decideDueBets } from './live-delay.ts'

const DELAY_MS = 3_000

onDatabase((suite) => {
  describe('live delay', () => {
    test('PLACE-04: a live bet is submitted, its stake held, and accepted after the delay if the price still holds', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ isLive: true })
        const demo = await player()
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        expect(bet).toMatchObject({
          status: 'submitted',
          decide_at: new Date(book.clock.now() + DELAY_MS).toISOString(),
        })
        await demo.expectBalance(990_00)
        await book.expectCleanBooks()
        await book.passes(DELAY_MS - 1)
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('submitted')
        await book.passes(1)
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({
          status: 'waiting_results',
          decide_at: null,
          rejection: null,
        })
        const states = book.received(demo).flatMap((event) => (event.type === 'bet_changed' ? [event.data.status] : []))
        expect(states).toEqual(['submitted', 'waiting_results'])
        await demo.expectBalance(990_00)
      }))

    test('PLACE-04: a bet is decided by the prices when the database has responded, not those at the request', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ isLive: true })
        const demo = await player()
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        book.clock.advance(DELAY_MS)
        game.confirms()
        const { db } = book.parts
        const slow: Db = {
          ...db,
          query: (sql, params) => {
            if (sql.startsWith('SELECT b.id FROM bets')) book.clock.advance(PRICE_MAX_AGE_MS + 1)
            return db.query(sql, params)
          },
        }
        await decideDueBets({ ...book.parts.bets, db: slow }, 0)
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('submitted')
        await book.passes(0)
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('waiting_results')
      }))

    test('PLACE-04: a price that gets too old while the database waits to store the decision leaves the bet for the next look', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ isLive: true })
        const demo = await player()
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        game.confirms()
        book.clock.advance(PRICE_MAX_AGE_MS - 10)
        const { db } = book.parts
        const busy: Db = {
          ...db,
          query: (sql, params) =>
            db.query(
              sql.replace('FROM decide_bets(', 'FROM (SELECT pg_sleep(0.05) OFFSET 0) busy, LATERAL decide_bets('),
              params,
            ),
        }
        await decideDueBets({ ...book.parts.bets, db: busy }, 0)
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('submitted')
        game.confirms()
        await book.passes(0)
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('waiting_results')
      }))

    test('PLACE-04: in mode none a price that falls during the delay rejects the bet, returns the stake and notifies the player', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [live, later] = [match({ isLive: true }), match()]
        const demo = await player()
        const [bet] = (await demo.places(combo([live.home, later.home], 10_00), { mode: 'none' })).expectAccepted()
        live.moves({ home: 19_500 })
        await book.passes(DELAY_MS)
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({
          status: 'rejected',
          result: 'canceled',
          win_amount: 0,
          rejection: { code: 101, key: 'error.place_bets.invalid_odds' },
        })
        await demo.expectBalance(1_000_00)
        expect(book.received(demo).findLast((event) => event.type === 'balance_changed')?.data).toMatchObject({
          balance: 1_000_00,
          version: 3,
        })
        expect(await demo.bets({ status: 'settled' })).toEqual([])
        expect(await demo.bets({ status: 'all' })).toHaveLength(1)
      }))

    test('PLACE-04: mode higher takes a better price at the end of the delay and rejects a worse one', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ isLive: true, odds: { home: 20_000, away: 30_000 } })
        const demo = await player()
        const [up] = (await demo.places(single(game.home, 10_00), { mode: 'higher' })).expectAccepted()
        const [down] = (await demo.places(single(game.away, 10_00), { mode: 'higher' })).expectAccepted()
        game.moves({ home: 25_000, away: 29_000 })
        await book.passes(DELAY_MS)
        expect(await demo.bet(up?.id ?? 0)).toMatchObject({
          status: 'waiting_results',
          odds: 25_000,
          win_amount: 25_00,
        })
        expect((await demo.bet(up?.id ?? 0)).selections[0]?.odds).toBe(25_000)
        expect((await demo.bet(down?.id ?? 0)).status).toBe('rejected')
      }))

    test('PLACE-04 BETS-01: a suspension or the end of the event rejects the bet in every mode; such an attempt is no settled bet and has no result', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [shut, over] = [match({ isLive: true }), match({ isLive: true })]
        const demo = await player()
        const [a] = (await demo.places(single(shut.home, 10_00), { mode: 'any' })).expectAccepted()
        const [b] = (await demo.places(single(over.home, 10_00), { mode: 'any' })).expectAccepted()
        shut.suspends()
        await over.ends()
        await book.passes(DELAY_MS)
        expect((await demo.bet(a?.id ?? 0)).rejection?.code).toBe(130)
        expect((await demo.bet(b?.id ?? 0)).rejection?.code).toBe(131)
        await demo.expectBalance(1_000_00)
        expect(await demo.bets()).toHaveLength(2)
        const lists = [
          { status: 'open' },
          { status: 'settled' },
          ...['win', 'lose', 'refund'].map((result) => ({ result })),
        ]
        for (const list of lists) expect(await demo.bets(list)).toEqual([])
      }))

    test('PLACE-04: after a restart overdue bets wait for fresh prices, then are decided; without any they are rejected', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [back, gone] = [match({ isLive: true }), match({ isLive: true })]
        const demo = await player()
        const [a] = (await demo.places(single(back.home, 10_00))).expectAccepted()
        const [b] = (await demo.places(single(gone.home, 10_00))).expectAccepted()
        book.clock.advance(60_000)
        const next = await book.restarts()
        demo.app = next.app
        await next.works()
        expect((await demo.bet(a?.id ?? 0)).status).toBe('submitted')
        next.offers({ id: back.id, isLive: true })
        await next.works()
        expect((await demo.bet(a?.id ?? 0)).status).toBe('waiting_results')
        expect((await demo.bet(b?.id ?? 0)).status).toBe('submitted')
        await next.passes(PATIENCE_MS)
        expect(await demo.bet(b?.id ?? 0)).toMatchObject({ status: 'rejected', rejection: { code: 131 } })
        await demo.expectBalance(990_00)
        await next.close()
      }))

    test('PLACE-04: a result that comes while a bet waits does not concern it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ isLive: true })
        const demo = await player()
        const [bet] = (await demo.places(single(game.home, 10_00), { mode: 'any' })).expectAccepted()
        await game.ends()
        await book.works()
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('submitted')
        await book.passes(DELAY_MS)
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('rejected')
        await demo.expectBalance(1_000_00)
      }))
  })
})
