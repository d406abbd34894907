import { describe, expect, test } from 'vitest'
import { as, FREEBET, given } from '../../../testing/given-bonuses.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { combo, single, type TestPlayer } from '../../../testing/test-player.ts'
import { createAutoCashOut } from './auto-cash-out.ts'

const EVENS = { odds: { home: 20_000 } }

async function placed(player: TestPlayer, bet: Parameters<TestPlayer['places']>[0]): Promise<number> {
  const [first] = (await player.places(bet)).expectAccepted()
  if (first === undefined) throw new Error('Nothing was placed')
  return first.id
}

/** The process that holds the role looks at what bets are worth. */
const looks = ({ parts }: TestBook) => createAutoCashOut(parts.bets).work()
const waitsFor = (player: TestPlayer, id: number, value: number) =>
  player.call('setAutoCashOut', { params: { id }, body: { to_cashout: value } })
const takesBack = (player: TestPlayer, id: number) => player.call('cancelAutoCashOut', { params: { id } })

function received(book: TestBook, player: TestPlayer): readonly (string | number | null)[][] {
  return book.received(player).flatMap((event): (string | number | null)[][] => {
    if (event.type === 'bet_changed') return [[event.data.status, event.data.auto_cashout]]
    return event.type === 'notification' ? [[event.data.title]] : []
  })
}

onDatabase((suite) => {
  describe('automatic cash-out', () => {
    test('BETS-02: a bet is cashed out at the first value that reaches what its player waits for, whole, once, never below', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match(EVENS)
        const demo = await player()
        const id = await placed(demo, single(game.home, 10_00))
        await book.works()
        expect((await waitsFor(demo, id, 11_00)).answer.data).toMatchObject({ auto_cashout: 11_00, to_cashout: 9_50 })
        await book.works()
        game.moves({ home: 17_500 })
        await looks(book)
        expect((await demo.bet(id)).to_cashout).toBe(10_85)
        game.moves({ home: 16_000 })
        await looks(book)
        await looks(book)
        expect(await demo.bet(id)).toMatchObject({
          status: 'cashed_out',
          win_amount: 11_87,
          auto_cashout: null,
          cashouts: [{ stake: 10_00, amount: 11_87, automatic: true }],
        })
        await demo.expectBalance(990_00 + 11_87)
        await book.works()
        expect(received(book, demo)).toEqual([
          ['waiting_results', null],
          ['waiting_results', 11_00],
          ['cashed_out', null],
          ['Cashed out automatically'],
        ])
        await game.ends()
        await book.works()
        await demo.expectBalance(990_00 + 11_87)
      }))

    test('BETS-02: a suspended, stale or decided bet is not cashed out at its target; it is once it has a value again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other] = [match(EVENS), match(EVENS)]
        const demo = await player()
        const id = await placed(demo, combo([game.home, other.home], 10_00))
        await waitsFor(demo, id, 9_00)
        game.suspends()
        await looks(book)
        game.reopens()
        book.clock.advance(10_001)
        await looks(book)
        expect((await demo.bet(id)).status).toBe('waiting_results')
        for (const each of [game, other]) each.confirms()
        await game.isDecidedButShown()
        await looks(book)
        expect((await demo.bet(id)).status).toBe('waiting_results')
        await book.works()
        // One leg has won: the rest is worth twice as much.
        expect(await demo.bet(id)).toMatchObject({ status: 'cashed_out', win_amount: 19_00 })
      }))

    test('BETS-02: an order ends when it is taken back, when a part is sold, and with its bet; another value takes its place', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match(EVENS)
        const demo = await player()
        const [back, part, ended] = [
          await placed(demo, single(game.home, 10_00)),
          await placed(demo, single(game.home, 10_00)),
          await placed(demo, single(game.home, 10_00)),
        ]
        for (const id of [back, part, ended]) await waitsFor(demo, id, 11_00)
        expect((await waitsFor(demo, ended, 19_00)).answer.data.auto_cashout).toBe(19_00)
        expect((await takesBack(demo, back)).answer.data.auto_cashout).toBeNull()
        expect((await takesBack(demo, back)).status).toBe(200)
        const headers = { 'idempotency-key': `part-of-${part}` }
        const sold = await demo.call('cashOutBet', { body: { bet_id: part, to_cashout: 9_50, share: 50 }, headers })
        expect(sold.answer.data.auto_cashout).toBeNull()
        game.moves({ home: 16_000 })
        await looks(book)
        const states = async () => Promise.all([back, part, ended].map(async (id) => (await demo.bet(id)).status))
        expect(await states()).toEqual(['waiting_results', 'waiting_results', 'waiting_results'])
        await game.ends()
        await book.works()
        expect(await states()).toEqual(['done', 'done', 'done'])
        expect((await demo.bet(ended)).auto_cashout).toBeNull()
        expect((await waitsFor(demo, ended, 1_00)).error.code).toBe(151)
        expect((await takesBack(demo, ended)).status).toBe(200)
      }))

    test('BETS-02: a value that the bet can never reach is refused, and so is the bet of another player', () =>
      onBook(suite, async ({ match, player }) => {
        const [demo, other] = [await player(), await player()]
        const id = await placed(demo, single(match(EVENS).home, 10_00))
        expect((await waitsFor(demo, id, 20_01)).error.code).toBe(152)
        expect((await waitsFor(other, id, 10_00)).error.code).toBe(1020)
        expect((await takesBack(other, id)).error.code).toBe(1020)
        expect((await waitsFor(demo, id, 0)).status).toBe(400)
        expect((await demo.bet(id)).auto_cashout).toBeNull()
      }))

    test('BETS-02 BONUS-02: no value is taken for a bet with a free bet, which is never sold', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        for (const type of ['freebet', 'freebet_no_risk'] as const) {
          const { id: bonus } = await given(book, demo, { ...FREEBET, type })
          const id = await placed(demo, { ...single(match(EVENS).home, 10_00), ...as(bonus, type) })
          for (const value of [1, 9_60]) expect((await waitsFor(demo, id, value)).error.code).toBe(156)
          expect((await demo.bet(id)).auto_cashout).toBeNull()
        }
      }))

    test('BETS-02: values that move in one process or another are looked at for all of many bets, and each is sold by its own', () =>
      onBook(suite, async ({ book, match, player }) => {
        const games = Array.from({ length: 4 }, () => match(EVENS))
        const demo = await player()
        const ids = await Promise.all(games.map((game) => placed(demo, single(game.home, 10_00))))
        for (const [i, id] of ids.entries()) await waitsFor(demo, id, 9_60 + 100 * i)
        for (const game of games) game.moves({ home: 17_500 })
        await looks(book)
        const paid = await Promise.all(ids.map(async (id) => (await demo.bet(id)).status))
        expect(paid).toEqual(['cashed_out', 'cashed_out', 'waiting_results', 'waiting_results'])
        await demo.expectBalance(960_00 + 2 * 10_85)
      }))
  })
})
