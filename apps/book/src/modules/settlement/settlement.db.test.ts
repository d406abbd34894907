import type { LegOutcome } from '@touchline/sports'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { combo, single, system } from '../../testing/test-player.ts'
import { recordResults } from '../pricing/results/index.ts'
import { settleResults } from './index.ts'

/** A single of 10.00 at 2.10 by the result of its leg. */
const SINGLES: readonly [LegOutcome, string, paid: number, result: string, why: string][] = [
  ['win', 'win', 21_00, 'win_entire', 'won'],
  ['half_win', 'half_win', 15_50, 'refund_half_win_other', 'half won, half returned'],
  ['push', 'void', 10_00, 'refund_entire', 'void, counts at odds 1.00'],
  ['void', 'void', 10_00, 'refund_entire', 'void, counts at odds 1.00'],
  ['half_lose', 'half_lose', 5_00, 'refund_half_lose_other', 'half lost, half returned'],
  ['lose', 'lose', 0, 'lose_entire', 'lost'],
]

onDatabase((suite) => {
  describe('settlement', () => {
    test('BETS-01: a single pays by the result of its leg, shows why, and notifies the player', () =>
      onBook(suite, async ({ book, match, player }) => {
        for (const [outcome, leg, paid, result, why] of SINGLES) {
          const game = match()
          const demo = await player()
          const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
          await game.ends({ home: outcome })
          await book.works()
          const settled = await demo.bet(bet?.id ?? 0)
          expect(settled).toMatchObject({ status: 'done', result, win_amount: paid })
          expect(settled.settled_at).toBe(new Date(book.clock.now()).toISOString())
          expect(settled.selections[0]).toMatchObject({
            status: leg,
            explanation: `Home ${game.id}, final 2:1: ${why}`,
            match: { score: { home: 2, away: 1 }, status: 4 },
          })
          await demo.expectBalance(990_00 + paid)
          const received = book.received(demo)
          expect(received.findLast((event) => event.type === 'bet_changed')?.data).toEqual(settled)
          expect(received.findLast((event) => event.type === 'balance_changed')?.data).toMatchObject({
            balance: 990_00 + paid,
          })
          expect(received.findLast((event) => event.type === 'notification')?.data).toMatchObject({
            type: 'bet',
            object_id: bet?.id,
          })
          expect(received.findLast((event) => event.type === 'unread_counters_changed')?.data).toEqual({ unread: 1 })
        }
      }))

    test('BETS-01: a combo is lost with its first lost leg, and its other legs are still decided for the record', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b] = [match(), match()]
        const demo = await player()
        const [bet] = (await demo.places(combo([a.home, b.home], 10_00))).expectAccepted()
        await a.ends({ home: 'lose' })
        await book.works()
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ status: 'done', result: 'lose_entire', win_amount: 0 })
        await b.ends()
        await book.works()
        const legs = (await demo.bet(bet?.id ?? 0)).selections.map((selection) => selection.status)
        expect(legs).toEqual(['lose', 'win'])
        await demo.expectBalance(990_00)
      }))

    test('BETS-01: a combo waits for its last leg, shows each as it comes, and pays the product with void at 1', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b, c] = [match(), match({ odds: { home: 15_500 } }), match()]
        const demo = await player()
        const [bet] = (await demo.places(combo([a.home, b.home, c.home], 10_00))).expectAccepted()
        await a.ends()
        await book.works()
        expect((await demo.bet(bet?.id ?? 0)).selections.map((leg) => leg.status)).toEqual(['win', 'open', 'open'])
        expect(book.received(demo).filter((event) => event.type === 'bet_changed')).toHaveLength(2)
        await b.ends()
        await c.ends({ home: 'void' })
        await book.works()
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ status: 'done', result: 'win_entire', win_amount: 32_55 })
        await demo.expectBalance(990_00 + 32_55)
      }))

    test('BETS-01: a system pays the lines that won, and is lost as soon as no line can win', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b, c] = [match(), match(), match()]
        const demo = await player()
        const bets = (
          await demo.places([
            system('2/3', [a.home, b.home, c.home], 9_00),
            system('2/3', [a.home, b.draw, c.draw], 9_00),
          ])
        ).expectAccepted()
        await a.ends()
        await b.ends()
        await c.ends({ home: 'lose', draw: 'lose' })
        await book.works()
        // One line of three won: 3.00 x 2.1 x 2.1
        expect(await demo.bet(bets[0]?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 13_23 })
        expect(await demo.bet(bets[1]?.id ?? 0)).toMatchObject({ result: 'lose_entire', win_amount: 0 })
        await demo.expectBalance(1_000_00 - 18_00 + 13_23)
      }))

    test('BETS-01: results may be recorded again and settled by several at once: a bet is paid once', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b] = [match(), match()]
        const demo = await player()
        for (let i = 0; i < 10; i++) {
          ;(await demo.places([single(a.home, 1_00), combo([a.home, b.home], 1_00)])).expectAccepted()
        }
        await a.ends()
        await b.ends()
        await a.ends({ home: 'lose' })
        await Promise.all(Array.from({ length: 6 }, () => settleResults(book.parts, true)))
        await book.works()
        await demo.expectBalance(1_000_00 - 20_00 + 10 * 2_10 + 10 * 4_41)
        expect(await demo.bets({ result: 'win' })).toHaveLength(20)
        expect(book.received(demo).filter((event) => event.type === 'notification')).toHaveLength(20)
      }))

    test('BETS-01: an outcome the result does not name is refunded', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        ;(await demo.places(single(game.home, 10_00))).expectAccepted()
        const result = { eventId: game.id, marketId: 1, specifier: '', outcomes: { 2: 'win' as const }, finalText: '' }
        await recordResults(book.parts.db, book.clock.now(), [result])
        await book.works()
        const [bet] = await demo.bets({ result: 'refund' })
        expect(bet?.selections[0]?.explanation).toBe(`Home ${game.id}: void, counts at odds 1.00`)
        await demo.expectBalance(1_000_00)
      }))

    test('BETS-01: an abandoned match keeps decided markets; the rest is void and shows why and when', () =>
      onBook(suite, async ({ book, modelled, player }) => {
        const game = modelled('broken off')
        const demo = await player()
        const [decided, undecided] = [game.pick(18, 'total=0.5', '12'), game.pick(1, '', '1')]
        const bets = (await demo.places([single(decided, 10_00), single(undecided, 10_00)])).expectAccepted()
        await game.breaksOff(0.7, [decided, undecided])
        await book.works()
        const [won, returned] = await Promise.all(bets.map(({ id }) => demo.bet(id)))
        expect([won?.result, returned?.result]).toEqual(['win_entire', 'refund_entire'])
        expect(won?.selections[0]?.explanation).toBe('Over 0.5, final 2:1 (64′): won')
        expect(returned?.selections[0]?.explanation).toBe(
          `Home ${game.id}, match abandoned at 2:1 (64′): void, counts at odds 1.00`,
        )
        expect((await demo.bet(bets[1]?.id ?? 0, 'de')).selections[0]?.explanation).toBe(
          `Home ${game.id}, Spiel abgebrochen bei 2:1 (64′): ungültig, zählt mit Quote 1,00`,
        )
      }))

    test('BETS-04: what could not be published stays in the outbox and goes out once, in order, later', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        book.publisher.isDown = true
        ;(await demo.places(single(game.home, 10_00))).expectAccepted()
        await game.ends()
        await book.works()
        expect(book.received(demo)).toEqual([])
        book.publisher.isDown = false
        await book.works()
        const versions = book
          .received(demo)
          .flatMap((event) => (event.type === 'balance_changed' ? [event.data.version] : []))
        expect(versions).toEqual([1, 2, 3])
        expect(book.received(demo, 'de')).toHaveLength(book.received(demo).length)
        expect(await book.parts.db.query('SELECT 1 FROM outbox', [])).toEqual([])
      }))
  })
})
