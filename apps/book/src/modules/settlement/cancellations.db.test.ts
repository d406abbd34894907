import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { combo, single } from '../../testing/test-player.ts'

const MINUTE_MS = 60_000

onDatabase((suite) => {
  describe('cancellations', () => {
    test('BETS-01: a window cancels the bets placed in it, both ends included, open and settled ones', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const operator = testOperator(book)
        const start = book.clock.now()
        const ids: number[] = []
        for (let minute = 0; minute < 4; minute++) {
          const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
          ids.push(bet?.id ?? 0)
          await book.passes(MINUTE_MS)
        }
        const placed = { from: start + MINUTE_MS, to: start + 2 * MINUTE_MS }
        await game.ends()
        await book.works()
        await demo.expectBalance(960_00 + 4 * 21_00)
        await operator.cancels(game, { placed, wholeMatch: false, reason: 'incorrect_odds' })
        const results = await Promise.all(ids.map(async (id) => (await demo.bet(id)).result))
        expect(results).toEqual(['win_entire', 'refund_entire', 'refund_entire', 'win_entire'])
        expect((await demo.bet(ids[1] ?? 0)).selections[0]?.explanation).toBe(
          `Home ${game.id}: cancelled (incorrect odds), counts at odds 1.00 (corrected, before: won)`,
        )
        expect((await demo.bet(ids[2] ?? 0, 'de')).selections[0]?.explanation).toBe(
          `Home ${game.id}: storniert (falsche Quote), zählt mit Quote 1,00 (korrigiert, zuvor: gewonnen)`,
        )
        await demo.expectBalance(960_00 + 2 * 21_00 + 2 * 10_00)
        await operator.rollsBackCancel(game, { placed, wholeMatch: false })
        await demo.expectBalance(960_00 + 4 * 21_00)
        expect((await demo.bet(ids[1] ?? 0)).selections[0]?.explanation).toBe(
          `Home ${game.id}, final 2:1: won (corrected, before: void)`,
        )
      }))

    test('BETS-01: only an end cancels all bets before it, only a start all after it, nothing all of them', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [early, late, all] = [match(), match(), match()]
        const demo = await player()
        const operator = testOperator(book)
        const half = book.clock.now() + MINUTE_MS
        const places = () => demo.places([early, late, all].map((game) => single(game.home, 10_00)))
        const before = (await places()).expectAccepted()
        await book.passes(2 * MINUTE_MS)
        const after = (await places()).expectAccepted()
        await operator.cancels(early, { placed: { from: null, to: half } })
        await operator.cancels(late, { placed: { from: half, to: null } })
        await operator.cancels(all)
        const states = async (bets: typeof before) =>
          Promise.all(bets.map(async ({ id }) => (await demo.bet(id)).result))
        expect(await states(before)).toEqual(['refund_entire', 'no_results', 'refund_entire'])
        expect(await states(after)).toEqual(['no_results', 'refund_entire', 'refund_entire'])
      }))

    test('BETS-01: a window that is widened ends the same whichever of its two messages comes first', () =>
      onBook(suite, async ({ book, match, player }) => {
        const operator = testOperator(book)
        for (const isRollbackFirst of [true, false]) {
          const game = match()
          const demo = await player()
          const start = book.clock.now()
          const [inside] = (await demo.places(single(game.home, 10_00))).expectAccepted()
          await book.passes(MINUTE_MS)
          const [outside] = (await demo.places(single(game.home, 10_00))).expectAccepted()
          book.clock.advance(20 * MINUTE_MS)
          const placed = { from: start, to: start + 1_000 }
          await operator.cancels(game, { placed, wholeMatch: false, messageAt: start + 10 * MINUTE_MS })
          expect((await demo.bet(inside?.id ?? 0)).result).toBe('refund_entire')
          expect((await demo.bet(outside?.id ?? 0)).result).toBe('no_results')
          const messages = [
            () => operator.rollsBackCancel(game, { placed, wholeMatch: false, messageAt: start + 11 * MINUTE_MS }),
            () => operator.cancels(game, { wholeMatch: false, messageAt: start + 11 * MINUTE_MS }),
          ]
          for (const say of isRollbackFirst ? messages : messages.reverse()) await say()
          expect((await demo.bet(inside?.id ?? 0)).result).toBe('refund_entire')
          expect((await demo.bet(outside?.id ?? 0)).result).toBe('refund_entire')
          await demo.expectBalance(1_000_00)
        }
      }))

    test('BETS-01: a rollback that overtakes its cancellation makes it void when it comes; a later one counts', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const operator = testOperator(book)
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const time = book.clock.now()
        book.clock.advance(1_000)
        await operator.rollsBackCancel(game, { messageAt: time + 2 })
        await operator.cancels(game, { messageAt: time + 1 })
        expect((await demo.bet(bet?.id ?? 0)).result).toBe('no_results')
        await operator.cancels(game, { messageAt: time + 3, wholeMatch: false })
        expect((await demo.bet(bet?.id ?? 0)).result).toBe('refund_entire')
      }))

    test('BETS-01: results in the wrong order end in the last word, and a rollback outlives an older result', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const operator = testOperator(book)
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const time = book.clock.now()
        book.clock.advance(1_000)
        await operator.settles(game, { home: 'lose' }, { messageAt: time + 20 })
        await operator.settles(game, { home: 'win' }, { messageAt: time + 10 })
        expect((await demo.bet(bet?.id ?? 0)).result).toBe('lose_entire')
        await operator.rollsBack(game, { messageAt: time + 40 })
        await operator.settles(game, { home: 'win' }, { messageAt: time + 30 })
        expect((await demo.bet(bet?.id ?? 0)).result).toBe('no_results')
        await operator.settles(game, { home: 'win' }, { messageAt: time + 50 })
        expect((await demo.bet(bet?.id ?? 0)).result).toBe('win_entire')
      }))

    test('BETS-01: in an abandoned match decided markets keep their result and the rest is void, at any time and back again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [over, open] = [match(), match()]
        const demo = await player()
        const operator = testOperator(book)
        const bets = (
          await demo.places([single(over.home, 10_00), single(open.home, 10_00), combo([over.home, open.home], 10_00)])
        ).expectAccepted()
        await over.ends()
        await book.passes(1_000)
        await operator.abandons(over)
        await operator.abandons(open)
        const shown = async () => Promise.all(bets.map(async ({ id }) => (await demo.bet(id)).win_amount))
        expect(await shown()).toEqual([21_00, 10_00, 21_00])
        expect((await demo.bet(bets[1]?.id ?? 0)).selections[0]?.explanation).toBe(
          `Home ${open.id}: cancelled (match abandoned), counts at odds 1.00`,
        )
        // A later result does not count: the match was not played to its end.
        await book.passes(1_000)
        await open.ends()
        await book.works()
        expect(await shown()).toEqual([21_00, 10_00, 21_00])
        await operator.rollsBackCancel(open)
        expect(await shown()).toEqual([21_00, 21_00, 44_10])
        await demo.expectBalance(970_00 + 21_00 + 21_00 + 44_10)
      }))

    test('BETS-01: a cancelled bet returns its stake and shows why; reopened, its legs decide again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b] = [match(), match()]
        const demo = await player()
        const operator = testOperator(book)
        const [open, paid] = (await demo.places([single(a.home, 10_00), single(b.home, 10_00)])).expectAccepted()
        await b.ends()
        await book.works()
        for (const bet of [open, paid]) await operator.cancelsBet(bet?.id ?? 0)
        for (const bet of [open, paid]) {
          expect(await demo.bet(bet?.id ?? 0)).toMatchObject({
            status: 'cancelled',
            result: 'canceled',
            win_amount: 10_00,
          })
        }
        await demo.expectBalance(1_000_00)
        expect(await demo.bets({ status: 'settled', result: 'refund' })).toHaveLength(2)
        expect(book.received(demo).findLast((event) => event.type === 'notification')?.data).toMatchObject({
          title: 'Bet cancelled',
        })
        await a.ends({ home: 'lose' })
        await book.works()
        await demo.expectBalance(1_000_00)
        for (const bet of [open, paid]) await operator.rollsBackBetCancel(bet?.id ?? 0)
        expect((await demo.bet(open?.id ?? 0)).result).toBe('lose_entire')
        expect((await demo.bet(paid?.id ?? 0)).result).toBe('win_entire')
        await demo.expectBalance(980_00 + 21_00)
      }))

    test('BETS-01: a bet whose market is cancelled while it waits is rejected, and a new one is refused', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [live, calm] = [match({ isLive: true }), match()]
        const demo = await player()
        const operator = testOperator(book)
        const [submitted] = (await demo.places(single(live.home, 10_00), { mode: 'any' })).expectAccepted()
        await operator.cancels(live)
        await operator.cancels(calm)
        ;(await demo.places(single(calm.home, 10_00))).expectRefused('event_not_bettable')
        expect((await demo.bet(submitted?.id ?? 0)).status).toBe('submitted')
        await book.passes(3_000)
        expect(await demo.bet(submitted?.id ?? 0)).toMatchObject({ status: 'rejected', rejection: { code: 131 } })
        await demo.expectBalance(1_000_00)
      }))

    test('BETS-01: a dead heat pays the share that counts, alone and in a combo, and the bet shows it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [a, b] = [match(), match()]
        const demo = await player()
        const operator = testOperator(book)
        const [one, two] = (await demo.places([single(a.home, 10_00), combo([a.home, b.home], 10_00)])).expectAccepted()
        await operator.settles(a, { home: { result: 'win', deadHeatFactor: '1/3' } })
        await operator.settles(b, { home: { result: 'win', deadHeatFactor: '0.5' } })
        expect(await demo.bet(one?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 7_00 })
        // 10.00 x 2.1/3 x 2.1/2
        expect(await demo.bet(two?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 7_35 })
        const [first, second] = (await demo.bet(two?.id ?? 0, 'de')).selections
        expect(first).toMatchObject({ dead_heat_factor: '1/3', status: 'win' })
        expect(second?.explanation).toBe(`Home ${b.id}: gewonnen (totes Rennen, Anteil der zählt: 0,5)`)
        await operator.settles(a, { home: 'win' })
        await demo.expectBalance(980_00 + 21_00 + 22_05)
      }))

    test('BETS-01: an outcome that is undecided again leaves its bets open; outcomes without a statement stay open', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const operator = testOperator(book)
        const [home, away] = (await demo.places([single(game.home, 10_00), single(game.away, 10_00)])).expectAccepted()
        await operator.settles(game, { home: 'win' })
        expect((await demo.bet(home?.id ?? 0)).status).toBe('done')
        expect((await demo.bet(away?.id ?? 0)).status).toBe('waiting_results')
        await operator.settles(game, { home: null, away: 'lose' })
        expect((await demo.bet(home?.id ?? 0)).status).toBe('waiting_results')
        expect((await demo.bet(away?.id ?? 0)).result).toBe('lose_entire')
        await demo.expectBalance(980_00)
      }))
  })
})
