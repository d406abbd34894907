import { EVENT_STATUS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { perform } from '../../operator/perform.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { planMatch } from '../../testing/plan-match.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import type { TestMatch } from '../../testing/test-match.ts'
import { type TestOperator, testOperator } from '../../testing/test-operator.ts'
import { combo, single } from '../../testing/test-player.ts'
import { decideDueBets } from '../bets/live-delay/live-delay.ts'
import { recordResults } from '../pricing/results/index.ts'
import { abandonMatch } from './index.ts'

const DELAY_MS = 3_000
const HOUR_MS = 3_600_000
const LARGE = 6_000_00

/** An operator in another process: the board of this one does not know of it yet. */
function otherProcess(book: TestBook): TestOperator {
  return testOperator({ ...book, works: async () => {} })
}

/** How all outcomes of a market end where the home side wins. */
const HOME_WINS = { home: 'win', draw: 'lose', away: 'lose' } as const

/** A statement that ends betting, while the board of the process knows nothing of it. */
type Ending = (book: TestBook, match: TestMatch) => Promise<unknown>

const ENDINGS: Readonly<Record<string, Ending>> = {
  'a result of the feed': (_, match) => match.isDecidedButShown(),
  'a result of the operator': (book, match) => otherProcess(book).settles(match, HOME_WINS),
  'a cancellation': (book, match) => otherProcess(book).cancels(match),
  'a cancellation of the market': (book, match) => otherProcess(book).cancels(match, { wholeMatch: false }),
  'an abandonment': (book, match) => abandonMatch(book.parts, match.id, 'abandoned'),
  'the end of the match': ({ parts: { db } }, match) =>
    db.query('UPDATE matches SET status = $2 WHERE id = $1', [match.id, EVENT_STATUS.finished]),
}

/** Everything that stores a bet, or returns a limit of stakes, reads the current statements about its market. */
onDatabase((suite) => {
  describe('no bet behind a result', () => {
    for (const [name, end] of Object.entries(ENDINGS)) {
      test(`PLACE-02: behind ${name} the book takes no bet and names no largest stake, even if its board shows a price`, () =>
        onBook(suite, async ({ book, match, player }) => {
          const [game, other] = [match(), match()]
          const demo = await player()
          await planMatch(book, game, book.clock.now() + HOUR_MS)
          await end(book, game)
          expect(book.parts.board.quote(game.id, 1, '', '1', book.clock.now()).state).toBe('open')
          const refused = (
            await demo.places([single(other.home, 1_00), combo([other.home, game.away], 1_00)])
          ).expectRefused('event_not_bettable')
          expect(refused.data?.errors_by_bet).toMatchObject([
            { bet_index: 1, code: 131, selections: [{ match_id: game.id, code: 131 }] },
          ])
          const wish = { bets: [{ stake: { currency: 'EUR' }, selections: [game.home] }] }
          expect((await demo.call('getMaxStake', { body: wish })).error.code).toBe(131)
          ;(await demo.places(single(other.home, 1_00))).expectAccepted()
          await demo.expectBalance(999_00)
        }))

      test(`PLACE-04: ${name} rejects the bets that wait, live ones and large ones that the operator approves`, () =>
        onBook(suite, async ({ book, match, player }) => {
          const [live, calm] = [match({ isLive: true }), match()]
          for (const game of [live, calm]) await planMatch(book, game, book.clock.now() + HOUR_MS)
          const demo = await player({ EUR: 10_000_00 })
          const [waiting] = (await demo.places(single(live.home, 10_00), { mode: 'any' })).expectAccepted()
          const [large] = (await demo.places(single(calm.home, LARGE))).expectAccepted()
          for (const game of [live, calm]) await end(book, game)
          const verdict = await perform({ name: 'vip', args: ['approve', `${large?.id}`] }, book.parts)
          expect(verdict).toMatchObject({ ok: false, text: expect.stringContaining('takes no bet any more') })
          book.clock.advance(DELAY_MS)
          for (const game of [live, calm]) game.confirms()
          while (await decideDueBets(book.parts.bets, 0)) {}
          for (const bet of [waiting, large]) {
            expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ status: 'rejected', rejection: { code: 131 } })
          }
          await demo.expectBalance(10_000_00)
        }))

      test(`BETS-02: behind ${name} nothing is cashed out at the price of before`, () =>
        onBook(suite, async ({ book, match, player }) => {
          const game = match({ odds: { home: 20_000 } })
          await planMatch(book, game, book.clock.now() + HOUR_MS)
          const demo = await player()
          const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
          await end(book, game)
          const headers = { 'idempotency-key': `behind-${bet?.id}-aaaaaaaa` }
          const answer = await demo.call('cashOutBet', { body: { bet_id: bet?.id, to_cashout: 9_50 }, headers })
          expect(answer.error.key).toBe('error.cashout.unavailable')
          await book.works()
        }))
    }

    test('PLACE-02: a result that is taken back opens its market by a fresh price only', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const operator = otherProcess(book)
        await operator.settles(game, { home: 'win' })
        book.clock.advance(1_000)
        await operator.rollsBack(game)
        ;(await demo.places(single(game.home, 1_00))).expectRefused('event_not_bettable')
        book.clock.advance(1_000)
        game.moves({ home: 22_000 })
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
        await operator.cancels(game, { wholeMatch: false })
        ;(await demo.places(single(game.home, 1_00))).expectRefused('event_not_bettable')
        book.clock.advance(1_000)
        await operator.rollsBackCancel(game, { wholeMatch: false })
        ;(await demo.places(single(game.home, 1_00))).expectRefused('event_not_bettable')
        book.clock.advance(1_000)
        game.moves({ home: 21_000 })
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
      }))

    test('PLACE-02: the boards of all processes close by themselves, and open by a fresh price after a rollback', () =>
      onBook(suite, async ({ book, match }) => {
        const other = await openTestBook(book.parts.db, book.clock)
        const game = match()
        const games = [game, other.offers({ id: game.id })]
        const states = async () => {
          await other.works()
          return [book, other].map(({ parts }) => parts.board.quote(game.id, 1, '', '1', book.clock.now()).state)
        }
        const operator = testOperator(book)
        expect(await states()).toEqual(['open', 'open'])
        await operator.settles(game, HOME_WINS)
        expect(await states()).toEqual(['closed', 'closed'])
        for (const one of games) one.moves({ home: 30_000 })
        expect(await states()).toEqual(['closed', 'closed'])
        book.clock.advance(1_000)
        await operator.rollsBack(game)
        expect(await states()).toEqual(['suspended', 'suspended'])
        book.clock.advance(1_000)
        for (const one of games) one.moves({ home: 21_000 })
        expect(await states()).toEqual(['open', 'open'])
        await operator.cancels(game)
        expect(await states()).toEqual(['closed', 'closed'])
        await other.close()
      }))

    test('PLACE-02: a runner that is taken out takes no bet, the others do at their new prices', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await otherProcess(book).withdraws(game, 'draw', 10)
        book.clock.advance(1_000)
        game.moves({ home: 18_000 })
        ;(await demo.places(single(game.draw, 1_00))).expectRefused('event_not_bettable')
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
      }))

    test('PLACE-02: a result and bets at the same time: every accepted bet is older than the result, and later ones are refused', () =>
      onBook(suite, async ({ book, match, player }) => {
        for (let round = 0; round < Math.min(8, suite().histories); round++) {
          const game = match()
          const players = [await player(), await player(), await player()]
          const bets = players.flatMap((demo) => Array.from({ length: 4 }, () => demo.places(single(game.home, 1_00))))
          const outcomes = { 1: 'win', 2: 'lose', 3: 'lose' } as const
          const result = { eventId: game.id, marketId: 1, specifier: '', outcomes, finalText: '1:0' }
          await Promise.all(bets.slice(0, round))
          const recorded = recordResults(book.parts.db, book.clock.now(), [result]).then(() => storedBets(book))
          await Promise.all([...bets, recorded])
          await book.works()
          const later = await Promise.all(players.map((demo) => demo.places(single(game.home, 1_00))))
          for (const placement of later) placement.expectRefused('event_not_bettable')
          const [stored] = await book.parts.db.query<{ n: number }>(
            'SELECT count(*)::int AS n FROM bet_legs WHERE match_id = $1',
            [game.id],
          )
          expect(stored?.n).toBe(await recorded.then((count) => count(game.id)))
        }
      }))
  })
})

/** How many bets on a match there were when the result had been stored. */
async function storedBets({ parts: { db } }: TestBook): Promise<(eventId: number) => number> {
  const rows = await db.query<{ match_id: bigint; n: number }>(
    'SELECT match_id, count(*)::int AS n FROM bet_legs GROUP BY match_id',
    [],
  )
  return (eventId) => rows.find((row) => Number(row.match_id) === eventId)?.n ?? 0
}
