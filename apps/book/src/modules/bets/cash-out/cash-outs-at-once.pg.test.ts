import type { CallBody } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import type { CallResult } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onPostgres } from '../../../testing/on-database.ts'
import { inLineFor, startSecond } from '../../../testing/second-process.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'
import { recordResults } from '../../pricing/results/index.ts'
import { settleResults } from '../../settlement/index.ts'
import { createAutoCashOut } from '../auto-cash-out/auto-cash-out.ts'

const ROUNDS = 6
const STAKE = 10_00
const EVENS = { odds: { home: 20_000 } }
/** What a stake of 10.00 at 2.0 is worth. */
const WHOLE = 9_50

type Wish = Omit<CallBody<'cashOutBet'>, 'bet_id' | 'to_cashout'>

let keys = 0

function cashesOut(player: TestPlayer, betId: number, wish: Wish, key = `at-once-${process.pid}-${keys++}`) {
  const headers = { 'idempotency-key': key }
  return player.call('cashOutBet', { body: { bet_id: betId, to_cashout: WHOLE, ...wish }, headers })
}

async function placed(player: TestPlayer, bet: Parameters<TestPlayer['places']>[0]): Promise<number> {
  const [first] = (await player.places(bet)).expectAccepted()
  if (first === undefined) throw new Error('Nothing was placed')
  return first.id
}

/** Parts with a paid response are the parts of the bet, each once, and their sum is the value sold. */
async function expectPaidOnce(player: TestPlayer, betId: number, results: readonly CallResult<'cashOutBet'>[]) {
  const bet = await player.bet(betId)
  const answered = results.flatMap((result) => (result.status === 200 ? [result.answer.data.cashouts] : []))
  expect(answered.map((parts) => parts.length).toSorted()).toEqual(bet.cashouts.map((_, index) => index + 1))
  for (const parts of answered) expect(bet.cashouts.slice(0, parts.length)).toEqual(parts)
  const refused = results.filter(({ status }) => status !== 200)
  for (const { error } of refused) expect([150, 151]).toContain(error.code)
  const paid = bet.cashouts.reduce((sum, part) => sum + part.amount, 0)
  const sold = bet.cashouts.reduce((sum, part) => sum + part.stake, 0)
  expect(sold + bet.open_stake).toBe(STAKE)
  return { bet, paid, sold }
}

/**
 * Cash-outs that meet others, settlement or a price, in two processes. Needs a database with more than one connection.
 */
onPostgres((suite) => {
  describe('cash-outs at once, in two processes', () => {
    test('BETS-02 BETS-05: cash-outs of one bet that all take a little less: none is paid twice, their sum is the value sold', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const wishes: Wish[] = [{ share: 5 }, {}, { share: 3 }, { amount: 40 }]
        for (let round = 0; round < ROUNDS; round++) {
          const game = match(EVENS)
          second.shows(game, EVENS)
          const demo = await player()
          const browsers = [demo, second.browserOf(demo)]
          const betId = await placed(demo, single(game.home, STAKE))
          const turned = [...wishes.slice(round % wishes.length), ...wishes.slice(0, round % wishes.length)]
          const results = await Promise.all(
            turned.map((wish, index) => cashesOut(browsers[index % 2] ?? demo, betId, { ...wish, tolerance: 10 })),
          )
          const { paid, sold } = await expectPaidOnce(demo, betId, results)
          expect(sold).toBeGreaterThan(0)
          expect(paid).toBe(Math.floor((95 * sold) / 100))
          await demo.expectBalance(1_000_00 - STAKE + paid)
        }
        await second.book.close()
      }))

    test('BETS-02: two processes cash out at the target while the player cashes out too: once, and not below the target', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        for (let round = 0; round < ROUNDS; round++) {
          const here = match(EVENS)
          const there = second.shows(here, EVENS)
          const demo = await player()
          const betId = await placed(demo, single(here.home, STAKE))
          await demo.call('setAutoCashOut', { params: { id: betId }, body: { to_cashout: 11_00 } })
          for (const game of [here, there]) game.moves({ home: 16_000 })
          const byHand = round % 2 === 0 ? [] : [cashesOut(second.browserOf(demo), betId, {})]
          const back = round % 3 === 2 ? [demo.call('cancelAutoCashOut', { params: { id: betId } })] : []
          const looks = [book, second.book].map(({ parts }) => createAutoCashOut(parts.bets).work())
          await Promise.all([...looks, ...byHand, ...back])
          const bet = await demo.bet(betId)
          expect(bet.cashouts.length).toBeLessThanOrEqual(1)
          for (const part of bet.cashouts) expect(part.amount).toBe(part.automatic ? 11_87 : WHOLE)
          if (round % 3 !== 2) expect(bet.cashouts).toHaveLength(1)
          await demo.expectBalance(1_000_00 - STAKE + bet.cashouts.reduce((sum, part) => sum + part.amount, 0))
          await book.works()
        }
        await second.book.close()
      }))

    test('BETS-02: a price that falls in one process before the other: the bet is sold once, at a value that was shown and agreed to', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        for (let round = 0; round < ROUNDS; round++) {
          const here = match(EVENS)
          const there = second.shows(here, EVENS)
          const demo = await player()
          const betId = await placed(demo, single(here.home, STAKE))
          // It falls to 9.04: just within five percent.
          const tolerance = round % 2 === 0 ? 5 : 4
          const selling = [demo, second.browserOf(demo)].map((browser) => cashesOut(browser, betId, { tolerance }))
          here.moves({ home: 21_000 })
          await Promise.race(selling)
          there.moves({ home: 21_000 })
          const results = await Promise.all(selling)
          const { bet, paid } = await expectPaidOnce(demo, betId, results)
          if (tolerance === 5) expect(bet.status).toBe('cashed_out')
          expect(bet.status === 'cashed_out' ? [WHOLE, ...(tolerance === 5 ? [9_04] : [])] : [0]).toContain(paid)
          await demo.expectBalance(1_000_00 - STAKE + paid)
        }
        await second.book.close()
      }))

    test('BETS-02 BETS-01: a result during a cash-out: the sold part is paid by its value, the rest by its result, each once', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const outcomes = { 1: 'win', 2: 'lose', 3: 'lose' } as const
        for (let round = 0; round < ROUNDS; round++) {
          const game = match(EVENS)
          second.shows(game, EVENS)
          const demo = await player()
          const betId = await placed(demo, single(game.home, STAKE))
          const sells = [
            () => cashesOut(demo, betId, { share: 5, tolerance: 10 }),
            () =>
              cashesOut(
                second.browserOf(demo),
                betId,
                round % 3 === 0 ? { tolerance: 10 } : { share: 4, tolerance: 10 },
              ),
          ]
          const before = await Promise.all(sells.slice(0, round % 2).map((sell) => sell()))
          const amid = sells.slice(round % 2).map((sell) => sell())
          const result = { eventId: game.id, marketId: 1, specifier: '', outcomes, finalText: '1:0' }
          const settled = recordResults(book.parts.db, book.clock.now(), [result]).then(() =>
            Promise.all([settleResults(book.parts, false), settleResults(second.book.parts, false)]),
          )
          const results = [...before, ...(await Promise.all(amid))]
          await settled
          await second.book.works()
          await book.works()
          const { bet, paid, sold } = await expectPaidOnce(demo, betId, results)
          expect(paid).toBe(Math.floor((95 * sold) / 100))
          expect(bet.status).toBe(sold === STAKE ? 'cashed_out' : 'done')
          expect(bet.win_amount).toBe(paid + 2 * bet.open_stake)
          await demo.expectBalance(1_000_00 - STAKE + bet.win_amount)
        }
        await second.book.close()
      }))

    test('BETS-02 PLACE-03: one key in two processes while the first is under way: one response for its copies, none for another body', () =>
      onBook(suite, async ({ book, match, player }) => {
        const second = await startSecond(book)
        const game = match(EVENS)
        second.shows(game, EVENS)
        const demo = await player()
        const other = second.browserOf(demo)
        const betId = await placed(demo, single(game.home, STAKE))
        const key = `one-key-${betId}`
        const row = `SELECT 1 FROM bets WHERE id = ${betId} FOR UPDATE`
        const half = { share: 50, tolerance: 2 }
        const results = await inLineFor(book, row, 3, () => [
          cashesOut(demo, betId, half, key),
          cashesOut(other, betId, half, key),
          cashesOut(other, betId, { share: 25, tolerance: 2 }, key),
        ])
        const copies = results.slice(0, 2)
        const isFirst = copies[0]?.status === 200
        expect(copies.map(({ status }) => status)).toEqual(isFirst ? [200, 200] : [422, 422])
        expect(results[2]?.status).toBe(isFirst ? 422 : 200)
        expect(copies[0]?.text).toBe(copies[1]?.text)
        const { cashouts } = await demo.bet(betId)
        expect(cashouts).toHaveLength(1)
        await demo.expectBalance(1_000_00 - STAKE + (cashouts[0]?.amount ?? 0))
        // A part of it gone, and the response of then still the response.
        expect((await cashesOut(other, betId, isFirst ? half : { share: 25, tolerance: 2 }, key)).text).toBe(
          results[isFirst ? 0 : 2]?.text,
        )
        await second.book.close()
      }))
  })
})
