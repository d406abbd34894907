import { describe, expect, test } from 'vitest'
import { cashesOut, placed } from '../../../testing/cashes-out.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { startSecond } from '../../../testing/second-process.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import type { TestMatch } from '../../../testing/test-match.ts'
import { combo, single, type TestPlayer } from '../../../testing/test-player.ts'
import { createAutoCashOut } from '../auto-cash-out/auto-cash-out.ts'
import { PATIENCE_MS } from '../index.ts'

const DELAY_MS = 3_000
const EVENS = { odds: { home: 20_000 } }

/** A bet of 10.00 at 2.0, on a match that has begun since. */
async function inPlay(player: TestPlayer, game: TestMatch): Promise<number> {
  const { id } = await placed(player, single(game.home, 10_00))
  game.goesLive()
  return id
}

const statesReceived = (book: TestBook, player: TestPlayer) =>
  book.received(player).flatMap((event) => (event.type === 'bet_changed' ? [event.data.status] : []))

onDatabase((suite) => {
  describe('cash-outs in play', () => {
    test('BETS-02: in play a cash-out waits as long as a bet does, and pays the shown value if it still holds', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const id = await inPlay(demo, match(EVENS))
        await book.works()
        const asked = new Date(book.clock.now())
        const { data } = (await cashesOut(demo, id, { seen: 9_50 })).answer
        expect(data).toMatchObject({
          status: 'cashout_in_progress',
          open_stake: 10_00,
          cashouts: [],
          cashout_request: {
            to_cashout: 9_50,
            created_at: asked.toISOString(),
            decide_at: new Date(asked.getTime() + DELAY_MS).toISOString(),
          },
        })
        await demo.expectBalance(990_00)
        expect(await demo.bets({ status: 'open' })).toHaveLength(1)
        await book.passes(DELAY_MS - 1)
        expect((await demo.bet(id)).status).toBe('cashout_in_progress')
        await book.passes(1)
        expect(await demo.bet(id)).toMatchObject({
          status: 'cashed_out',
          cashouts: [{ amount: 9_50 }],
          cashout_request: null,
        })
        await demo.expectBalance(999_50)
        expect(statesReceived(book, demo)).toEqual(['waiting_results', 'cashout_in_progress', 'cashed_out'])
      }))

    test('BETS-02: one leg of a combo in play is enough; before the start nothing waits', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [live, later] = [match(EVENS), match(EVENS)]
        const demo = await player()
        const [both, before] = [
          await placed(demo, combo([live.home, later.home], 10_00)),
          await placed(demo, single(later.home, 10_00)),
        ]
        live.goesLive()
        expect((await cashesOut(demo, both.id, { seen: 9_50 })).answer.data.status).toBe('cashout_in_progress')
        expect((await cashesOut(demo, before.id, { seen: 9_50 })).answer.data.status).toBe('cashed_out')
        await book.passes(DELAY_MS)
        expect((await demo.bet(both.id)).status).toBe('cashed_out')
      }))

    test('BETS-02: the value at the end of the delay counts: far less pays nothing, a little less pays it, more pays the shown value', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const cases = [
          { to: 21_000, wish: {}, paid: [] },
          { to: 21_000, wish: { tolerance: 5 }, paid: [9_04] },
          { to: 30_000, wish: { tolerance: 5 }, paid: [] },
          { to: 16_000, wish: {}, paid: [9_50] },
          { to: 16_000, wish: { share: 50 }, paid: [4_75] },
          { to: 16_000, wish: { amount: 2_00 }, paid: [2_00] },
        ]
        for (const { to, wish, paid } of cases) {
          const game = match(EVENS)
          const id = await inPlay(demo, game)
          expect((await cashesOut(demo, id, { seen: 9_50, ...wish })).status).toBe(200)
          game.moves({ home: to })
          await book.passes(DELAY_MS)
          const bet = await demo.bet(id)
          expect(bet.cashouts.map(({ amount }) => amount)).toEqual(paid)
          expect(bet.cashout_request).toBeNull()
          if (paid.length === 0) expect(bet.status).toBe('waiting_results')
        }
      }))

    test('BETS-02: a suspension or a result before the end pays nothing; the bet stays open', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const [shut, decided, over] = [match(EVENS), match(EVENS), match(EVENS)]
        const ids = [await inPlay(demo, shut), await inPlay(demo, decided), await inPlay(demo, over)]
        for (const id of ids) await cashesOut(demo, id, { seen: 9_50 })
        shut.suspends()
        await decided.isDecidedButShown()
        await over.ends({ home: 'lose', away: 'win' })
        book.clock.advance(DELAY_MS)
        for (const game of [shut, decided]) game.confirms()
        await book.does('cash-out delay')
        expect((await demo.bet(ids[0] ?? 0)).status).toBe('waiting_results')
        expect((await demo.bet(ids[1] ?? 0)).cashouts).toEqual([])
        await book.works()
        expect(await demo.bet(ids[2] ?? 0)).toMatchObject({ status: 'done', cashouts: [], cashout_request: null })
        await book.passes(DELAY_MS)
        await demo.expectBalance(970_00 + 20_00)
        shut.reopens()
        expect((await cashesOut(demo, ids[0] ?? 0, { seen: 9_50 })).answer.data.status).toBe('cashout_in_progress')
      }))

    test('BETS-02 PLACE-03: one at a time; the same key gives the same response, before and after it is decided', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const id = await inPlay(demo, match(EVENS))
        const wish = { seen: 9_50, share: 50, key: 'in-play-once' }
        const answers = await Promise.all([1, 2, 3].map(() => cashesOut(demo, id, wish)))
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
        expect((await cashesOut(demo, id, { seen: 1 })).error.code).toBe(151)
        await book.passes(DELAY_MS)
        expect((await cashesOut(demo, id, wish)).text).toBe(answers[0]?.text)
        await book.passes(DELAY_MS)
        expect((await demo.bet(id)).cashouts).toHaveLength(1)
        await demo.expectBalance(990_00 + 4_75)
      }))

    test('BETS-02: it is decided once by two processes, and one without fresh prices leaves it to the other', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const demo = await player()
        const game = match(EVENS)
        const id = await inPlay(demo, game)
        await cashesOut(demo, id, { seen: 9_50 })
        book.clock.advance(DELAY_MS)
        game.confirms()
        await second.book.does('cash-out delay')
        expect((await demo.bet(id)).status).toBe('cashout_in_progress')
        await Promise.all([book, second.book].map((each) => each.does('cash-out delay')))
        expect((await demo.bet(id)).cashouts).toHaveLength(1)
        await demo.expectBalance(999_50)
        await second.book.close()
      }))

    test('BETS-02: it outlives a restart, waits for fresh prices then, and is refused when none come', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const [back, gone] = [match(EVENS), match(EVENS)]
        const [a, b] = [await inPlay(demo, back), await inPlay(demo, gone)]
        for (const id of [a, b]) await cashesOut(demo, id, { seen: 9_50 })
        book.clock.advance(60_000)
        const next = await book.restarts()
        demo.app = next.app
        await next.works()
        next.offers({ id: back.id, isLive: true, ...EVENS })
        await next.works()
        expect((await demo.bet(a)).status).toBe('cashed_out')
        expect((await demo.bet(b)).status).toBe('cashout_in_progress')
        await next.passes(PATIENCE_MS)
        expect(await demo.bet(b)).toMatchObject({ status: 'waiting_results', cashouts: [] })
        await next.close()
      }))

    test('BETS-02: an automatic cash-out in play happens once its value has held for the delay; a value that is lost in the delay starts it again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const game = match(EVENS)
        const id = await inPlay(demo, game)
        await demo.call('setAutoCashOut', { params: { id }, body: { to_cashout: 11_00 } })
        const auto = createAutoCashOut(book.parts.bets)
        const after = async (ms: number) => {
          book.clock.advance(ms)
          game.confirms()
          await auto.work()
          return (await demo.bet(id)).status
        }
        game.moves({ home: 16_000 })
        expect([await after(0), await after(2_000)]).toEqual(['waiting_results', 'waiting_results'])
        game.suspends()
        expect(await after(500)).toBe('waiting_results')
        game.reopens()
        expect([await after(500), await after(DELAY_MS - 1)]).toEqual(['waiting_results', 'waiting_results'])
        expect(await after(1)).toBe('cashed_out')
        await demo.expectBalance(990_00 + 11_87)
      }))

    test('BETS-02: a cash-out that waits is not repeated at the target', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const game = match(EVENS)
        const id = await inPlay(demo, game)
        await demo.call('setAutoCashOut', { params: { id }, body: { to_cashout: 9_00 } })
        await cashesOut(demo, id, { seen: 9_50, share: 50 })
        const auto = createAutoCashOut(book.parts.bets)
        await auto.work()
        book.clock.advance(DELAY_MS)
        game.confirms()
        await auto.work()
        expect((await demo.bet(id)).cashouts).toEqual([])
        await book.works()
        expect(await demo.bet(id)).toMatchObject({ cashouts: [{ amount: 4_75 }], auto_cashout: null })
      }))
  })
})
