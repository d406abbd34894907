import { describe, expect, test } from 'vitest'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { combo, single, type TestPlayer } from '../../../testing/test-player.ts'
import { giveVerdict } from './give-verdict.ts'
import { OPERATOR_APPROVAL } from './vip-approval.ts'

const REVIEW_MS = 5_000
const LARGE = 6_000_00

async function placed(player: TestPlayer, bet: Parameters<TestPlayer['places']>[0]) {
  const [first] = (await player.places(bet)).expectAccepted()
  if (first === undefined) throw new Error('Nothing was placed')
  return first
}

function notified(book: TestBook, player: TestPlayer) {
  return book.received(player).flatMap((event) => (event.type === 'notification' ? [event.data] : []))
}

onDatabase((suite) => {
  describe('approval of large stakes', () => {
    test('PLACE-04: a large stake is submitted and reserved, approved by the rules after a while, and the player notified', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const rich = await player({ EUR: 100_000_00 })
        const bet = await placed(rich, single(game.home, LARGE))
        expect(bet).toMatchObject({
          status: 'submitted',
          is_vip: true,
          to_cashout: null,
          decide_at: new Date(book.clock.now() + REVIEW_MS).toISOString(),
        })
        await rich.expectBalance(94_000_00)
        await book.expectCleanBooks()
        await book.passes(REVIEW_MS - 1)
        expect((await rich.bet(bet.id)).status).toBe('submitted')
        await book.passes(1)
        expect(await rich.bet(bet.id)).toMatchObject({ status: 'waiting_results', is_vip: true })
        const states = book.received(rich).flatMap((event) => (event.type === 'bet_changed' ? [event.data.status] : []))
        expect(states).toEqual(['submitted', 'waiting_results'])
        expect(notified(book, rich)).toMatchObject([{ type: 'vip_bet', object_id: bet.id, title: 'Bet approved' }])
        const small = await placed(rich, single(game.draw, 5_000_00))
        expect(small).toMatchObject({ status: 'waiting_results', is_vip: false })
      }))

    test('PLACE-04: a stake in parts is as large as in one: bets of a request on an outcome count together', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other] = [match(), match()]
        const rich = await player({ EUR: 100_000_00 })
        const request = [...Array.from({ length: 10 }, () => single(game.home, 4_999_00)), single(other.home, 5_000_00)]
        const key = `in-parts-${rich.id}`
        const first = await rich.places(request, { key })
        const [last, ...parts] = first.expectAccepted().toReversed()
        expect(parts.map(({ status, is_vip }) => [status, is_vip])).toEqual(parts.map(() => ['submitted', true]))
        expect(parts).toHaveLength(10)
        expect(last).toMatchObject({ status: 'waiting_results', is_vip: false })
        expect((await rich.places(request, { key })).result.text).toBe(first.result.text)
        await book.passes(REVIEW_MS)
        for (const { id } of parts) expect((await rich.bet(id)).status).toBe('waiting_results')
        await rich.expectBalance(100_000_00 - 10 * 4_999_00 - 5_000_00)
        await book.expectCleanBooks()
      }))

    test('PLACE-04: what a player has open on an outcome counts, in every currency, and in a combo with what it would put there by now', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other, third] = [match(), match({ odds: { home: 20_000 } }), match({ odds: { home: 20_000 } })]
        const rich = await player({ EUR: 100_000_00, USD: 100_000_00 })
        const isLarge = async (bet: Parameters<TestPlayer['places']>[0]) => (await placed(rich, bet)).is_vip
        expect(await isLarge(single(game.home, 4_000_00))).toBe(false)
        expect(await isLarge(single(game.away, 5_000_00))).toBe(false)
        expect(await isLarge(single(game.home, 1_000_00))).toBe(false)
        expect(await isLarge(single(game.home, 1_00))).toBe(true)
        expect(await isLarge(combo([other.home, third.home], 2_600_00))).toBe(false)
        expect(await isLarge(combo([other.home, third.away], 2_500_00, 'USD'))).toBe(false)
        expect(await isLarge(single(other.home, 100_00))).toBe(true)
        await third.ends({ home: 'win', draw: 'lose', away: 'lose' })
        await book.works()
        // The combo in USD is over; the one in EUR has won a leg, and its whole return is on the other leg now.
        expect(await isLarge(single(other.home, 1_00))).toBe(true)
        expect(await isLarge(single(other.away, 1_00))).toBe(false)
      }))

    test('PLACE-04 BETS-01: near the limits the rules reject: the stake comes back, the bet is in no list but that of its state, the player is notified', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const rich = await player({ EUR: 100_000_00 })
        const limit = { perOutcome: 14_000_00, perMarket: 100_000_00, perPlayer: 100_000_00 }
        Object.assign(book.parts.bets.riskLimits, { of: () => limit })
        const bet = await placed(rich, single(game.home, LARGE))
        await book.passes(REVIEW_MS)
        expect(await rich.bet(bet.id)).toMatchObject({
          status: 'rejected',
          result: 'canceled',
          rejection: { code: 145, key: 'error.place_bets.vip_rejected' },
        })
        await rich.expectBalance(100_000_00)
        expect(notified(book, rich)).toMatchObject([{ type: 'vip_bet', title: 'Bet not approved' }])
        for (const status of ['all', 'open', 'settled']) expect(await rich.bets({ status })).toEqual([])
        expect(await rich.bets({ status: 'rejected' })).toMatchObject([{ id: bet.id }])
      }))

    test('PLACE-04 BETS-01 CAT-09: a bet that the desk rejects between two pages takes no other with it where the list is read on from the last bet', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        Object.assign(book.parts.bets, { vipApproval: OPERATOR_APPROVAL })
        const rich = await player({ EUR: 100_000_00 })
        const small = await placed(rich, single(game.home, 1_00))
        const other = await placed(rich, single(game.home, 2_00))
        const large = await placed(rich, single(game.home, LARGE))
        const page = async (query: Record<string, string>) => {
          const { data, pagination } = (await rich.call('getBets', { query: { limit: '2', ...query } })).answer
          return [data.map(({ id }) => id), pagination]
        }
        expect((await page({}))[0]).toEqual([large.id, other.id])
        await giveVerdict(book.parts.db, large.id, 'rejected', book.clock.now())
        await book.works()
        expect(await page({ before: `${other.id}` })).toEqual([
          [small.id],
          { total: 1, page: 1, limit: 2, last_page: 1 },
        ])
        // By its number the second page is empty by now.
        expect((await page({ page: '2' }))[0]).toEqual([])
      }))

    test('PLACE-04: an operator may decide before the rules do; the first decision counts', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const rich = await player({ EUR: 100_000_00 })
        Object.assign(book.parts.bets, { vipApproval: OPERATOR_APPROVAL })
        const [yes, no, waits] = [
          await placed(rich, single(game.home, LARGE)),
          await placed(rich, single(game.home, LARGE)),
          await placed(rich, single(game.home, LARGE)),
        ]
        const { db, clock } = book.parts
        expect(await giveVerdict(db, yes.id, 'approved', clock.now())).toBe('given')
        expect(await giveVerdict(db, no.id, 'rejected', clock.now())).toBe('given')
        expect(await giveVerdict(db, no.id, 'approved', clock.now())).toBe('not_waiting')
        await book.works()
        expect((await rich.bet(yes.id)).status).toBe('waiting_results')
        expect((await rich.bet(no.id)).status).toBe('rejected')
        await book.passes(60 * 60_000)
        expect((await rich.bet(waits.id)).status).toBe('submitted')
        expect(await giveVerdict(db, waits.id, 'approved', clock.now())).toBe('given')
        await book.works()
        expect((await rich.bet(waits.id)).status).toBe('waiting_results')
        expect(await giveVerdict(db, waits.id, 'rejected', clock.now())).toBe('not_waiting')
        await rich.expectBalance(100_000_00 - 2 * LARGE)
      }))

    test('PLACE-04: an approved stake still needs a price that the player accepts', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ isLive: true })
        const rich = await player({ EUR: 100_000_00 })
        const bet = await placed(rich, single(game.home, LARGE))
        game.moves({ home: 20_000 })
        await book.passes(REVIEW_MS)
        expect(await rich.bet(bet.id)).toMatchObject({ status: 'rejected', rejection: { code: 101 } })
        await rich.expectBalance(100_000_00)
      }))
  })
})
