import type { BetResult } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../db/index.ts'
import { onBook } from '../../testing/on-book.ts'
import { onPostgres } from '../../testing/on-database.ts'
import { inLineFor, startSecond } from '../../testing/second-process.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { giveVerdict } from './approval/give-verdict.ts'
import { OPERATOR_APPROVAL } from './approval/vip-approval.ts'
import { createLiveDelay, decideDueBets } from './live-delay/live-delay.ts'

const ROUNDS = 4
const STAKE = 10_00
const LARGE = 6_000_00
const RICH = 100_000_00
const DELAY_MS = 3_000
const EVENS = { odds: { home: 20_000 } }

async function placed(player: TestPlayer, bet: Parameters<TestPlayer['places']>[0]): Promise<number> {
  const [first] = (await player.places(bet)).expectAccepted()
  if (first === undefined) throw new Error('Nothing was placed')
  return first.id
}

/** States of a bet in the events that its player received, from any process, in order. */
function statesReceived(books: readonly TestBook[], player: TestPlayer, betId: number): readonly string[] {
  return books.flatMap((book) =>
    book
      .received(player)
      .flatMap((event) => (event.type === 'bet_changed' && event.data.id === betId ? [event.data.status] : [])),
  )
}

/** What went back to its player for a bet, transfer by transfer. */
function paidBack(db: Db, betId: number): Promise<readonly { readonly amount: number }[]> {
  return db.query(
    `SELECT t.amount::int AS amount FROM wallet_transfers t JOIN wallet_accounts a ON a.id = t.to_account
     WHERE t.bet_id = $1 AND a.player_id IS NOT NULL`,
    [betId],
  )
}

/** Placements and decisions that meet each other in two processes. Needs a database with more than one connection. */
onPostgres((suite) => {
  describe('bets at once, in two processes', () => {
    test('PLACE-03: one key in two processes while the first is under way: one bet, one response for its copies, none for another body', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const game = match()
        second.shows(game)
        const demo = await player()
        const other = second.browserOf(demo)
        const key = `one-key-${demo.id}`
        const row = `SELECT 1 FROM wallet_accounts WHERE player_id = ${demo.id} FOR UPDATE`
        const placements = await inLineFor(book, row, 2, () => [
          demo.places(single(game.home, STAKE), { key }),
          other.places(single(game.home, STAKE), { key }),
          other.places(single(game.home, STAKE + 1), { key }),
        ])
        const [one, copy, foreign] = placements.map(({ result }) => result)
        const isFirst = one?.status === 201
        expect([one?.status, copy?.status, foreign?.status]).toEqual(isFirst ? [201, 201, 422] : [422, 422, 201])
        expect(copy?.text).toBe(one?.text)
        expect(await demo.bets()).toHaveLength(1)
        await demo.expectBalance(1_000_00 - (isFirst ? STAKE : STAKE + 1))
        await second.book.close()
      }))

    test('SLIP-11: two processes take bets on one outcome at once: no more than the limit, and none of it is left unused', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const game = match(EVENS)
        second.shows(game, EVENS)
        const limit = { perOutcome: 1_000_00, perMarket: 1_000_000_00, perPlayer: 1_000_000_00 }
        for (const { parts } of [book, second.book]) Object.assign(parts.bets.riskLimits, { of: () => limit })
        const players = await Promise.all(Array.from({ length: 16 }, () => player()))
        const browsers = players.map((each, index) => (index % 2 === 0 ? each : second.browserOf(each)))
        let taken = 0
        await Promise.all(
          browsers.map(async (each, index) => {
            for (const stake of [27_00 + index, 30_00]) {
              const { result } = await each.places(single(game.home, stake))
              if (result.status === 201) taken += 2 * stake
              else expect(result.error.key).toBe('error.place_bets.stake_too_high')
            }
          }),
        )
        expect(taken).toBeLessThanOrEqual(1_000_00)
        const rest = (1_000_00 - taken) / 2
        const [first, other] = browsers as [TestPlayer, TestPlayer]
        ;(await other.places(single(game.home, rest + 1))).expectRefused('stake_too_high')
        if (rest >= 10) (await first.places(single(game.home, rest))).expectAccepted()
        ;(await other.places(single(game.home, 10))).expectRefused('stake_too_high')
        await second.book.close()
      }))

    test('PLACE-04: a stake in parts sent to two processes at once, in two currencies: no more than the limit goes without approval', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const game = match(EVENS)
        second.shows(game, EVENS)
        const LIMIT = book.parts.bets.terms.vipStakeCents
        for (let round = 0; round < ROUNDS; round++) {
          const rich = await player({ EUR: RICH, USD: RICH })
          const other = second.browserOf(rich)
          const parts = await Promise.all(
            Array.from({ length: 16 }, (_, index) =>
              (index % 2 === 0 ? rich : other).places(single(game.home, 990_00, index % 4 < 2 ? 'EUR' : 'USD')),
            ),
          )
          const bets = parts.flatMap((part) => part.expectAccepted())
          expect(bets).toHaveLength(16)
          const unseen = bets.filter(({ is_vip: isVip }) => !isVip)
          const euros = unseen.map(({ stake }) => (stake.currency === 'EUR' ? stake.value : stake.value / 1.08))
          expect(euros.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(LIMIT)
          expect(unseen.length).toBe(5)
        }
        await second.book.close()
      }))

    test('PLACE-04: approved and rejected at once, and carried out by two processes: the first word counts, once', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const books = [book, second.book]
        for (const { parts } of books) Object.assign(parts.bets, { vipApproval: OPERATOR_APPROVAL })
        const { db, clock } = book.parts
        for (let round = 0; round < ROUNDS; round++) {
          const game = match()
          second.shows(game)
          const rich = await player({ EUR: RICH })
          const betId = await placed(rich, single(game.home, LARGE))
          await book.does('publisher')
          const words = (['approved', 'rejected', 'approved', 'rejected'] as const).toSorted(() => (round % 2) - 0.5)
          const outcomes = await Promise.all(words.map((word) => giveVerdict(db, betId, word, clock.now())))
          expect(outcomes.toSorted()).toEqual(['given', 'not_waiting', 'not_waiting', 'not_waiting'])
          await Promise.all(books.flatMap(({ parts }) => [decideDueBets(parts.bets, 0), decideDueBets(parts.bets, 0)]))
          const isApproved = words[outcomes.indexOf('given')] === 'approved'
          const status = isApproved ? 'waiting_results' : 'rejected'
          expect((await rich.bet(betId)).status).toBe(status)
          await rich.expectBalance(isApproved ? RICH - LARGE : RICH)
          await book.works()
          expect(statesReceived(books, rich, betId)).toEqual(['submitted', status])
        }
        await second.book.close()
      }))

    test('PLACE-04 BETS-01: approved while its match is cancelled: refused or void, and its stake comes back once, whichever was first', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const books = [book, second.book]
        for (const { parts } of books) Object.assign(parts.bets, { vipApproval: OPERATOR_APPROVAL })
        const { db, clock } = book.parts
        const office = testOperator({ ...book, works: async () => {} })

        async function endsAs(
          wholeMatch: boolean,
          happens: (approves: () => Promise<unknown>, cancels: () => Promise<unknown>) => Promise<unknown>,
        ): Promise<BetResult> {
          const game = match()
          second.shows(game)
          const rich = await player({ EUR: RICH })
          const betId = await placed(rich, single(game.home, LARGE))
          const approves = () =>
            giveVerdict(db, betId, 'approved', clock.now()).then(() =>
              Promise.all(books.map(({ parts }) => decideDueBets(parts.bets, 0))),
            )
          await happens(approves, () => office.cancels(game, { wholeMatch }))
          await Promise.all(books.map((each) => each.works()))
          await book.works()
          const { status, result, selections } = await rich.bet(betId)
          expect([status, selections[0]?.status]).toEqual(
            result === 'canceled' ? ['rejected', 'void'] : ['done', 'void'],
          )
          await rich.expectBalance(RICH)
          expect(await paidBack(db, betId)).toEqual([{ amount: LARGE }])
          return result
        }

        // An approved bet is taken; a match that is called off then makes it void, as any bet on it. One that is called
        // off before takes none.
        for (const wholeMatch of [true, false]) {
          const inTime = endsAs(wholeMatch, (approves, cancels) => approves().then(cancels))
          expect(await inTime).toBe('refund_entire')
          const tooLate = endsAs(wholeMatch, (approves, cancels) => cancels().then(approves))
          expect(await tooLate).toBe('canceled')
          const first = endsAs(wholeMatch, (approves, cancels) => Promise.all([approves(), cancels()]))
          expect(['refund_entire', 'canceled']).toContain(await first)
          const other = endsAs(wholeMatch, (approves, cancels) => Promise.all([cancels(), approves()]))
          expect(['refund_entire', 'canceled']).toContain(await other)
        }
        await second.book.close()
      }))

    test('PLACE-04: a process that dies when it has written a verdict down: it is carried out once, and the next word comes too late', () =>
      onBook(suite, async ({ book, match, player }) => {
        Object.assign(book.parts.bets, { vipApproval: OPERATOR_APPROVAL })
        const { db, clock } = book.parts
        const dying: Db = {
          ...db,
          async tx(fn) {
            await db.tx(fn)
            throw new Error('The process is gone')
          },
        }
        const rich = await player({ EUR: RICH })
        const betId = await placed(rich, single(match().home, LARGE))
        await book.does('publisher')
        await expect(giveVerdict(dying, betId, 'rejected', clock.now())).rejects.toThrow('gone')
        expect(await giveVerdict(db, betId, 'rejected', clock.now())).toBe('not_waiting')
        expect(await giveVerdict(db, betId, 'approved', clock.now())).toBe('not_waiting')
        await book.works()
        await book.works()
        expect((await rich.bet(betId)).status).toBe('rejected')
        expect(statesReceived([book], rich, betId)).toEqual(['submitted', 'rejected'])
        await rich.expectBalance(RICH)
      }))

    test('PLACE-04: the timers of two processes that show different prices decide live bets at once: each is decided once', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const books = [book, second.book]
        const here = match({ ...EVENS, isLive: true })
        const there = second.shows(here, { ...EVENS, isLive: true })
        const delays = books.map(({ parts }) => createLiveDelay(parts.bets))
        for (const delay of delays) await delay.run()
        const players = await Promise.all(Array.from({ length: 6 }, () => player()))
        const browsers = players.map((each, index) => (index % 2 === 0 ? each : second.browserOf(each)))
        const bets = await Promise.all(
          browsers.map(async (each) => ({ each, betId: await placed(each, single(here.home, STAKE)) })),
        )
        await book.does('publisher')
        // One of them takes no lower price, the other one knows of none.
        here.moves({ home: 19_000 })
        there.confirms()
        book.clock.advance(DELAY_MS)
        const waiting = async () =>
          (await Promise.all(bets.map(({ each, betId }) => each.bet(betId)))).map((bet) => bet.status)
        await expect.poll(waiting).not.toContain('submitted')
        await delays[0]?.stop()
        // The bets of a process that has gone are found by the other one.
        const [left] = players
        if (left === undefined) throw new Error('There is no player')
        here.moves({ home: 20_000 })
        const leftId = await placed(left, single(here.home, STAKE))
        book.clock.advance(DELAY_MS)
        await expect
          .poll(async () => {
            there.confirms()
            book.clock.advance(500)
            return (await left.bet(leftId)).status
          })
          .toBe('waiting_results')
        await delays[1]?.stop()
        await book.works()
        for (const { each, betId } of bets) {
          const { status } = await each.bet(betId)
          expect(statesReceived(books, each, betId)).toEqual(['submitted', status])
          const own = (await each.bets({ status: 'all' })).filter((bet) => bet.status === 'waiting_results')
          await each.expectBalance(1_000_00 - STAKE * own.length)
        }
        await second.book.close()
      }))
  })
})
