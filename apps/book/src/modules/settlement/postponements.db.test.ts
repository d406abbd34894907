import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { planMatch } from '../../testing/plan-match.ts'
import { single } from '../../testing/test-player.ts'
import { postponeMatch } from './index.ts'

const HOUR_MS = 3_600_000

onDatabase((suite) => {
  describe('postponed matches', () => {
    test('BETS-01: bets stay valid if the match is played within 48 hours, also when it is put off twice, and are void beyond', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const startsAt = book.clock.now() + HOUR_MS
        await planMatch(book, game, startsAt)
        const [before] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const to = (hours: number) => postponeMatch(book.parts, game.id, startsAt + hours * HOUR_MS)
        expect(await to(30)).toEqual({ state: 'kept' })
        expect(await to(48)).toEqual({ state: 'kept' })
        await book.works()
        expect((await demo.bet(before?.id ?? 0)).status).toBe('waiting_results')
        expect((await to(49)).state).toBe('voided')
        await book.passes(1)
        expect(await demo.bet(before?.id ?? 0)).toMatchObject({ result: 'refund_entire', win_amount: 10_00 })
        expect((await demo.bet(before?.id ?? 0)).selections[0]?.explanation).toBe(
          `Home ${game.id}: cancelled (match postponed), counts at odds 1.00`,
        )
        // Bets placed since are on the new kick-off, and its 48 hours are their own.
        const [after] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        expect(await to(80)).toEqual({ state: 'kept' })
        await game.ends()
        await book.works()
        expect((await demo.bet(after?.id ?? 0)).result).toBe('win_entire')
        expect((await demo.bet(before?.id ?? 0)).result).toBe('refund_entire')
      }))

    test('BETS-01: without a new kick-off bets wait 48 hours and are void then, by themselves', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [lost, found] = [match(), match()]
        const demo = await player()
        const startsAt = book.clock.now() + HOUR_MS
        const bets = (await demo.places([single(lost.home, 10_00), single(found.home, 10_00)])).expectAccepted()
        for (const game of [lost, found]) {
          await planMatch(book, game, startsAt)
          expect(await postponeMatch(book.parts, game.id, null)).toEqual({ state: 'waits' })
        }
        await book.passes(40 * HOUR_MS)
        expect(await postponeMatch(book.parts, found.id, startsAt + 47 * HOUR_MS)).toEqual({ state: 'kept' })
        await book.passes(9 * HOUR_MS - 1)
        expect((await demo.bet(bets[0]?.id ?? 0)).status).toBe('waiting_results')
        await book.passes(1)
        expect((await demo.bet(bets[0]?.id ?? 0)).result).toBe('refund_entire')
        expect((await demo.bet(bets[1]?.id ?? 0)).status).toBe('waiting_results')
      }))
  })
})
