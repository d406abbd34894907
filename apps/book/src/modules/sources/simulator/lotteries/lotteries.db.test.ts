import { EVENT_STATUS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { followOffer } from '../../../../testing/follow-offer.ts'
import { injectCall } from '../../../../testing/inject-call.ts'
import { onBook, type Suite } from '../../../../testing/on-book.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import type { TestBook } from '../../../../testing/test-book.ts'
import { openTestLotteries, type TestLotteries } from '../../../../testing/test-lotteries.ts'
import type { TestSelection } from '../../../../testing/test-match.ts'
import { combo, single, type TestPlayer } from '../../../../testing/test-player.ts'
import { setProviderStatus } from '../../../providers/index.ts'
import { abandonMatch, ingestUof, postponeMatch } from '../../../settlement/index.ts'

const LOTTO = 'alster-lotto'
const NINETY = 'rialto-cinquina'
const KENO = 'corinth-keno'

function picks(selections: readonly TestSelection[], odds: number, stake: number) {
  return { ...combo(selections, stake), custom_odds: odds }
}

async function oddsOf(player: TestPlayer, selections: readonly TestSelection[]): Promise<number> {
  return (await player.call('getCustomOdds', { body: { selections } })).answer.data.odds
}

/** Numbers that a draw of these balls leaves in the machine. */
function others(balls: readonly number[], bonus: number | null): number[] {
  return Array.from({ length: 40 }, (_, i) => i + 1).filter((number) => !balls.includes(number) && number !== bonus)
}

/** On a book whose lotteries start again: tests share the database and the time they begin at. */
function onLotteries(
  suite: () => Suite,
  run: (parts: {
    book: TestBook
    lotteries: TestLotteries
    player: (euros?: number) => Promise<TestPlayer>
  }) => Promise<void>,
): Promise<void> {
  return onBook(suite, async ({ book, player }) => {
    await book.parts.db.exec("DELETE FROM matches WHERE type = 'draw'")
    const lotteries = await openTestLotteries(book)
    await run({ book, lotteries, player: (euros = 1_000) => player({ EUR: euros * 100 }) })
  })
}

onDatabase((suite) => {
  describe('lotteries', () => {
    test('CAT-08: the draws of the next hour are on offer, listed by lottery, counted, found and followed', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const hour = book.clock.now() + 3_600_000
        for (const [lottery, everyMs] of [
          [LOTTO, 300_000],
          [NINETY, 600_000],
          [KENO, 240_000],
        ] as const) {
          const starts = lotteries.waiting(lottery).map(({ startsAt }) => startsAt)
          expect(starts[0]).toBeLessThanOrEqual(book.clock.now() + everyMs)
          expect(starts.at(-1)).toBeGreaterThan(hour - everyMs)
          for (const [i, at] of starts.entries()) expect(at - (starts[i - 1] ?? at - everyMs)).toBe(everyMs)
        }
        const draw = lotteries.next(LOTTO)
        const demo = await player()
        const { answer } = await demo.call('getMatches', {
          query: { type: 'draw', match_status: 'prematch', tournament_id: String(draw.tournament.id) },
        })
        expect(answer.data[0]).toMatchObject({
          id: draw.id,
          type: 'draw',
          provider: 'lotto',
          pool: 49,
          ball_count: 6,
          has_bonus_ball: true,
          balls: [],
          bonus_ball: null,
          main_market: { id: 9101 },
        })
        const every = (await demo.call('getMatches', { query: { limit: '100' } })).answer.data
        expect(every.filter(({ type }) => type === 'draw')).toEqual([])
        const sports = (await demo.call('getSports')).answer.data
        expect(sports.find(({ key }) => key === 'lottery')?.events_count.prematch).toBe(lotteries.waiting().length)
        const found = (await demo.call('search', { query: { q: 'rialto' } })).answer.data
        expect(found.tournaments.map(({ name }) => name)).toEqual(['Rialto Cinquina 5/90'])
        expect(found.events[0]).toMatchObject({ type: 'draw', parent: { name: 'Rialto Cinquina 5/90' } })
      }))

    test('CAT-08: a number is bet on, drawn, explained and paid; one that stays in the machine is lost', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const draw = lotteries.next(LOTTO)
        const { balls, bonus } = await lotteries.ballsOf(draw)
        const [lucky = 0] = balls
        const [unlucky = 0] = others(balls, bonus)
        const demo = await player()
        const bets = (
          await demo.places([
            single(lotteries.pick(draw, lucky), 10_00),
            single(lotteries.pick(draw, unlucky), 10_00),
            single(lotteries.pick(draw, lucky, 'first'), 1_00),
            single(lotteries.pick(draw, bonus ?? 0, 'bonus'), 1_00),
          ])
        ).expectAccepted()
        await demo.expectBalance(978_00)
        expect(bets[0]).toMatchObject({ status: 'waiting_results', selections: [{ market: { name: 'Number drawn' } }] })
        await lotteries.comesTo(draw)
        const settled = await Promise.all(bets.map(({ id }) => demo.bet(id)))
        expect(settled.map(({ result }) => result)).toEqual(['win_entire', 'lose_entire', 'win_entire', 'win_entire'])
        const drawn = `${[...balls].sort((a, b) => a - b).join(', ')} + ${bonus}`
        expect(settled[0]?.selections[0]?.explanation).toBe(`Number drawn: ${lucky}, balls ${drawn}: won`)
        expect(settled[1]?.selections[0]?.explanation).toBe(`Number drawn: ${unlucky}, balls ${drawn}: lost`)
        expect((await demo.bet(bets[0]?.id ?? 0, 'de')).selections[0]?.explanation).toBe(
          `Zahl wird gezogen: ${lucky}, Kugeln ${drawn}: gewonnen`,
        )
        await demo.expectBalance(978_00 + settled.reduce((sum, bet) => sum + bet.win_amount, 0))
        expect(settled[0]?.win_amount).toBe((10_00 * (bets[0]?.odds ?? 0)) / 10_000)
        await book.works()
        await demo.expectBalance(978_00 + settled.reduce((sum, bet) => sum + bet.win_amount, 0))
      }))

    test('MATCH-03: three numbers picked together are a custom bet at the exact chance of all of them coming', () =>
      onLotteries(suite, async ({ lotteries, player }) => {
        const draw = lotteries.next(LOTTO)
        const { balls, bonus } = await lotteries.ballsOf(draw)
        const demo = await player()
        const listed = (await demo.call('getCustomMarkets', { params: { matchId: draw.id } })).answer.data
        expect(listed.map(({ id }) => id)).toContain(9101)
        expect(listed.map(({ id }) => id)).not.toContain(9105)
        const three = balls.slice(1, 4).map((ball) => lotteries.pick(draw, ball))
        const odds = await oddsOf(demo, three)
        // 20 of 18,424: fair odds 921.20; three numbers return at most 0.85 x 0.85 x 0.85 of them.
        expect(odds / 10_000).toBeLessThanOrEqual(921.2 * 0.85 ** 3)
        expect(odds / 10_000).toBeGreaterThan(921.2 * 0.8 ** 3)
        expect(await oddsOf(demo, [...three].reverse())).toBe(odds)
        const moved = (await demo.places(picks(three, odds + 5_000, 1_00), { mode: 'none' })).expectRefused(
          'invalid_custom_odds',
        )
        expect(moved.data.errors_by_bet[0]).toMatchObject({ code: 120, current_odds: odds })
        const missed = [lotteries.pick(draw, others(balls, bonus)[0] ?? 0), ...three.slice(0, 2)]
        const [won, lost] = (
          await demo.places([picks(three, odds, 2_00), picks(missed, await oddsOf(demo, missed), 1_00)])
        ).expectAccepted()
        expect(won).toMatchObject({ type: 'custom_bet', odds })
        ;(await demo.places(combo(three, 1_00))).expectRefused('same_match')
        await lotteries.comesTo(draw)
        expect(await demo.bet(won?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: (2_00 * odds) / 10_000 })
        expect((await demo.bet(won?.id ?? 0)).selections.map(({ status }) => status)).toEqual(['win', 'win', 'win'])
        expect((await demo.bet(lost?.id ?? 0)).result).toBe('lose_entire')
        await demo.expectBalance(997_00 + (2_00 * odds) / 10_000)
      }))

    test('MATCH-03: two to five numbers are sold as far as their price can be paid; what contradicts itself is refused', () =>
      onLotteries(suite, async ({ lotteries, player }) => {
        const demo = await player()
        const ask = async (lottery: string, count: number) => {
          const draw = lotteries.next(lottery)
          const selections = Array.from({ length: count }, (_, i) => lotteries.pick(draw, 7 * i + 3))
          return demo.call('getCustomOdds', { body: { selections } })
        }
        const machines = [
          { lottery: LOTTO, pool: 49, drawn: 6, most: 5 },
          { lottery: NINETY, pool: 90, drawn: 5, most: 4 },
          { lottery: KENO, pool: 80, drawn: 20, most: 5 },
        ]
        for (const { lottery, pool, drawn, most } of machines) {
          let fair = 1
          for (let count = 1; count <= most; count++) {
            fair *= (pool - count + 1) / (drawn - count + 1)
            const { odds } = (await ask(lottery, count)).answer.data
            expect(odds / 10_000, `${lottery} ${count}`).toBeLessThanOrEqual(fair * 0.85 ** count)
            expect(odds / 10_000, `${lottery} ${count}`).toBeGreaterThan(fair * 0.73 ** count)
          }
        }
        expect((await ask(NINETY, 5)).error.code).toBe(122)
        expect((await ask(NINETY, 6)).error.code).toBe(121)
        const draw = lotteries.next(LOTTO)
        const refused = async (code: number, ...selections: readonly TestSelection[]) => {
          expect((await demo.call('getCustomOdds', { body: { selections } })).error.code).toBe(code)
        }
        await refused(121, lotteries.pick(draw, 7), lotteries.pick(draw, 7, 'bonus'))
        await refused(121, lotteries.pick(draw, '70', 'firstOddEven'), lotteries.pick(draw, 12, 'first'))
        await refused(136, lotteries.pick(draw, 7), lotteries.pick(draw, 7))
        await refused(122, lotteries.pick(draw, 7), lotteries.pick(lotteries.next(KENO), 7))
        await refused(133, lotteries.pick(draw, 7), { ...lotteries.pick(draw, 8), outcome_id: '50' })
      }))

    test('SLIP-11: no pick can win more than the largest payout, and bets on a number lower its limit for others', () =>
      onLotteries(suite, async ({ lotteries, player }) => {
        const draw = lotteries.next(LOTTO)
        const [first, second] = [await player(50_000), await player(50_000)]
        const five = [3, 11, 19, 27, 35].map((number) => lotteries.pick(draw, number))
        const odds = await oddsOf(first, five)
        const most = async (who: TestPlayer) => {
          const body = { bets: [{ stake: { currency: 'EUR' }, selections: five, custom_odds: odds }] }
          return (await who.call('getMaxStake', { body })).answer.data[0]?.max_stake ?? -1
        }
        const max = await most(first)
        expect((max * odds) / 10_000).toBeLessThanOrEqual(1_000_000_00)
        ;(await first.places(picks(five, odds, max + 1))).expectRefused('stake_too_high')
        ;(await first.places(picks(five, odds, max))).expectAccepted()
        expect(await most(first)).toBeLessThan(max)
        expect(await most(second)).toBeLessThan(max)
      }))

    test('CAT-08: betting closes with the start; the balls are published one by one, and are the result everywhere', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const draw = lotteries.next(LOTTO)
        const { balls, bonus } = await lotteries.ballsOf(draw)
        const demo = await player()
        const late = lotteries.pick(draw, 7)
        await book.passes(draw.startsAt - book.clock.now() - 1)
        ;(await demo.places(single(late, 1_00))).expectAccepted()
        await book.passes(1)
        ;(await demo.places(single(late, 1_00))).expectRefused('market_suspended')
        expect((await demo.call('getCustomOdds', { body: { selections: [late] } })).error.code).toBe(130)
        for (let ball = 1; ball <= 7; ball++) {
          await book.passes(1_179)
          await book.passes(250)
        }
        const received = book.publisher.on(`match:en:${draw.id}`)
        const counts = received.flatMap((event) =>
          event.type === 'draw_changed' ? [event.data.balls.length + (event.data.bonus_ball === null ? 0 : 1)] : [],
        )
        expect([...new Set(counts)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
        const statuses = received.flatMap((event) => (event.type === 'match_status_changed' ? [event.data.status] : []))
        expect(statuses).toEqual([EVENT_STATUS.live, EVENT_STATUS.finished])
        ;(await demo.places(single(late, 1_00))).expectRefused('event_not_bettable')
        const over = { type: 'draw', match_status: 'finished', tournament_id: String(draw.tournament.id) }
        const [result] = (await demo.call('getMatches', { query: over })).answer.data
        expect(result).toMatchObject({ id: draw.id, status: EVENT_STATUS.finished, balls, bonus_ball: bonus })
        await book.passes(200_000)
        expect((await demo.call('getMatch', { params: { id: draw.id } })).answer.data).toMatchObject({ balls })
      }))

    test('SLIP-11: a large stake that waits for approval when the balls come is refused, whatever the balls are', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const draw = lotteries.next(KENO)
        const { balls } = await lotteries.ballsOf(draw)
        const rich = await player(50_000)
        await book.passes(draw.startsAt - book.clock.now() - 1_000)
        const [bet] = (await rich.places(single(lotteries.pick(draw, balls[0] ?? 0), 6_000_00))).expectAccepted()
        expect(bet?.status).toBe('submitted')
        for (let i = 0; i < 6; i++) await book.passes(1_000)
        expect(await rich.bet(bet?.id ?? 0)).toMatchObject({ status: 'rejected', rejection: { code: 130 } })
        await rich.expectBalance(50_000_00)
        await lotteries.comesTo(draw)
        await rich.expectBalance(50_000_00)
      }))

    test('SLIP-07: while the provider of lotteries is down nothing of them is taken', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const draw = lotteries.next(KENO)
        const demo = await player()
        const pick = lotteries.pick(draw, 7)
        await setProviderStatus(book.parts.db, 'lotto', 'down', book.clock.now())
        await book.works()
        ;(await demo.places(single(pick, 1_00))).expectRefused('provider_down')
        await setProviderStatus(book.parts.db, 'lotto', 'up', book.clock.now())
        await book.works()
        ;(await demo.places(single(pick, 1_00))).expectAccepted()
      }))

    test('CAT-08: another process on the same database shows the same draws at the same prices, and the same balls', () =>
      onLotteries(suite, async ({ book, lotteries }) => {
        const other = await followOffer(book.sink, book.catalogue, book.clock)
        const waiting = () =>
          [...other.offer.events.all()].filter(({ status }) => status === EVENT_STATUS.prematch).map(({ id }) => id)
        const [draw, gone] = [lotteries.next(LOTTO), lotteries.next(KENO)]
        expect(new Set(waiting())).toEqual(new Set(lotteries.waiting().map(({ id }) => id)))
        expect(other.offer.board.event(draw.id)).toEqual(book.sink.board.event(draw.id))
        await abandonMatch(book.parts, gone.id, 'cancelled_event')
        await book.works()
        await other.follows()
        expect(waiting()).not.toContain(gone.id)
        await book.passes(draw.startsAt - book.clock.now() + 5_000)
        await other.follows()
        const { balls } = await lotteries.ballsOf(draw)
        expect(other.offer.events.get(draw.id)).toMatchObject({ status: EVENT_STATUS.live, balls: balls.slice(0, 3) })
        expect(lotteries.shown(draw.id)).toMatchObject({ status: EVENT_STATUS.live, balls: balls.slice(0, 3) })
      }))

    test('BETS-01: no message of a feed of matches settles or voids a draw', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const draw = lotteries.next(KENO)
        const demo = await player()
        const [bet] = (await demo.places(single(lotteries.pick(draw, 5), 1_00))).expectAccepted()
        for (const urn of [`sr:match:${draw.id}`, `od:match:${draw.id}`, `sr:season:${draw.id}`]) {
          const market = '<market id="9101"><outcome id="5" result="1"/></market>'
          const settlement = `<bet_settlement event_id="${urn}" timestamp="1" product="1" certainty="2"><outcomes>${market}</outcomes></bet_settlement>`
          expect(await ingestUof(book.parts, settlement)).toEqual({
            state: 'ignored',
            why: `${urn} is not an event of this book`,
          })
        }
        await book.works()
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('waiting_results')
      }))

    test('BETS-01: a draw that is called off or put off is void: stakes come back and nothing of it can be bet on', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const [off, late] = [lotteries.next(LOTTO), lotteries.next(KENO)]
        const demo = await player()
        const three = [5, 6, 7].map((number) => lotteries.pick(off, number))
        const bets = (
          await demo.places([
            single(lotteries.pick(off, 5), 10_00),
            picks(three, await oddsOf(demo, three), 5_00),
            single(lotteries.pick(late, 5), 10_00),
          ])
        ).expectAccepted()
        expect(await abandonMatch(book.parts, off.id, 'cancelled_event')).not.toBeNull()
        expect((await postponeMatch(book.parts, late.id, book.clock.now() + 3_600_000)).state).toBe('voided')
        await book.passes(1)
        for (const [i, reason] of ['event cancelled', 'event cancelled', 'match postponed'].entries()) {
          const bet = await demo.bet(bets[i]?.id ?? 0)
          expect(bet.result).toBe('refund_entire')
          expect(bet.selections[0]?.explanation).toBe(`Number drawn: 5: cancelled (${reason}), counts at odds 1.00`)
        }
        await demo.expectBalance(1_000_00)
        for (const draw of [off, late]) {
          const pick = { match_id: draw.id, market_id: 9101, specifier: '', outcome_id: '5', odds: 68_000 }
          ;(await demo.places(single(pick, 1_00))).expectRefused('event_not_bettable')
        }
        await lotteries.comesTo(off)
        await lotteries.comesTo(late)
        await demo.expectBalance(1_000_00)
      }))

    test('CAT-08: without the flag no draw is shown or takes bets, and earlier bets are still drawn, paid and shown', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const draw = lotteries.next(LOTTO)
        const { balls } = await lotteries.ballsOf(draw)
        const pick = lotteries.pick(draw, balls[0] ?? 0)
        const demo = await player()
        const [bet] = (await demo.places(single(pick, 10_00))).expectAccepted()
        const off = await book.restarts({ ADDITIONAL_PROVIDERS: 'horse_racing' })
        demo.app = off.app
        const hidden = await openTestLotteries(off)
        expect(hidden.waiting()).toEqual([])
        expect((await demo.call('getMatches', { query: { type: 'draw' } })).answer.data).toEqual([])
        expect((await demo.call('getSports')).answer.data.map(({ key }) => key)).not.toContain('lottery')
        expect((await demo.call('search', { query: { q: 'alster' } })).answer.data.events).toEqual([])
        expect((await injectCall(off.app, 'getMatch', { params: { id: draw.id } })).status).toBe(404)
        expect((await demo.places(single(pick, 1_00))).result.status).toBe(400)
        expect((await demo.call('getSettings')).answer.data.additional_providers.lotto).toEqual({
          enabled: false,
          launch: false,
        })
        await off.passes(draw.startsAt - off.clock.now())
        await off.passes(10_000)
        const received = await demo.bet(bet?.id ?? 0)
        expect(received).toMatchObject({ result: 'win_entire', selections: [{ outcome: { name: String(balls[0]) } }] })
        await off.close()
      }))

    test('a book that was away draws what it missed, once, and goes on with the next hour', () =>
      onLotteries(suite, async ({ book, lotteries, player }) => {
        const draw = lotteries.next(KENO)
        const { balls } = await lotteries.ballsOf(draw)
        const demo = await player()
        const [bet] = (await demo.places(single(lotteries.pick(draw, balls[3] ?? 0), 10_00))).expectAccepted()
        book.clock.advance(3 * 3_600_000)
        const back = await book.restarts()
        demo.app = back.app
        const again = await openTestLotteries(back)
        await back.works()
        await back.works()
        expect((await demo.bet(bet?.id ?? 0)).result).toBe('win_entire')
        await demo.expectBalance(990_00 + (bet?.win_amount ?? 0))
        const starts = again.waiting(KENO).map(({ startsAt }) => startsAt)
        expect(starts[0]).toBeLessThanOrEqual(back.clock.now() + 240_000)
        expect(starts.at(-1)).toBeGreaterThan(back.clock.now() + 3_600_000 - 240_000)
        await back.close()
      }))
  })
})
