import { EVENT_STATUS } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import { cashesOut, placed } from '../../../../testing/cashes-out.ts'
import { alive, eventStatus, fixture, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { as, FREEBET, given } from '../../../../testing/given-bonuses.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'
import { postponeMatch } from '../../../settlement/index.ts'

const HOUR_MS = 3_600_000
const EVENLY = { 1: 2, 2: 3.5, 3: 4 }

onDatabase((suite) => {
  describe('when betting on a match of the feed ends', () => {
    test.for([-24 * 24 * HOUR_MS, -8_000, 0])(
      'SLIP-07: no bet is taken at prices for the time before the start %i ms around it, whether or not a message says that it has begun',
      (startsIn) =>
        onFeedMatch(
          suite,
          async ({ book, feed, demo, now, pick }) => {
            await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
            expect(feed.market(1)?.status).toBe(-1)
            ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
            await feed.source.stop()
            const next = await TestFeed.open(book, feed.match)
            ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
            await next.source.stop()
          },
          startsIn,
        ),
    )

    test('SLIP-07: betting ends by itself at the start, and at the next bet stop of a market, though no message arrives', () =>
      onFeedMatch(
        suite,
        async ({ book, feed, demo, now, pick }) => {
          const soon = market(18, { 12: 1.9, 13: 1.9 }, { specifiers: 'total=2.5', next_betstop: now + 4_000 })
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY), soon], now))
          expect(feed.market(18, 'total=2.5')).toMatchObject({ status: 1, bet_until: now + 4_000 })
          expect(feed.market(1)).toMatchObject({ status: 1, bet_until: now + 8_000 })
          const goals = pick(18, '12', 1.9, 'total=2.5')
          await placed(demo, single(goals, 1_00))
          // The clock alone decides, before anything was played.
          book.clock.advance(4_000)
          ;(await demo.places(single(goals, 1_00))).expectRefused('market_suspended')
          await placed(demo, single(pick(1, '1', 2), 1_00))
          await feed.plays()
          expect([feed.market(18, 'total=2.5')?.status, feed.market(1)?.status]).toEqual([-1, 1])
          book.clock.advance(4_000)
          ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
          await feed.plays()
          expect(feed.market(1)?.status).toBe(-1)
          // The live producer says that it has begun, and prices it.
          const live = eventStatus({ status: 1, match_status: 6, home_score: 0, away_score: 0 })
          await feed.sends(oddsChange(feed.match, 1, [market(1, EVENLY)], now + 8_500, live))
          expect(feed.market(1)?.status).toBe(1)
        },
        8_000,
      ))

    test('SLIP-07: a database that knows the start refuses the bet, whatever the board of a process still shows', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
        await book.parts.db.query('UPDATE matches SET starts_at = $2 WHERE id = $1', [feed.match, new Date(now)])
        ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('event_not_bettable')
      }))

    test.for([
      [5, EVENT_STATUS.not_covered],
      [6, EVENT_STATUS.prematch],
      [8, EVENT_STATUS.not_covered],
      [9, EVENT_STATUS.not_covered],
      [2, EVENT_STATUS.stopped],
      [3, EVENT_STATUS.closed],
      [4, EVENT_STATUS.finished],
    ] as const)('SLIP-07: status %i of the feed takes no bets', ([status, shown]) =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
        await feed.sends(oddsChange(feed.match, 3, [], now + 1, eventStatus({ status })))
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now + 2))
        const { status: answer } = (await demo.places(single(pick(1, '1', 2), 1_00))).result
        expect(answer).toBe(400)
        expect(book.sink.events.get(feed.match)?.status).toBe(shown)
        await demo.expectBalance(100_00)
      }),
    )

    test.for(['postponed', 'cancelled', 'closed', 'ended', 'abandoned', 'delayed', 'interrupted'])(
      'SLIP-07: a fixture that is %s takes no bets, and none after a restart',
      (status) =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          const start = new Date(now + 48 * HOUR_MS).toISOString()
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          await feed.passes(1_000)
          await feed.sends(fixture(feed.match, { start, status }))
          expect((await demo.places(single(pick(1, '1', 2), 1_00))).result.status).toBe(400)
          await feed.source.stop()
          const next = await TestFeed.open(book, feed.match)
          expect((await demo.places(single(pick(1, '1', 2), 1_00))).result.status).toBe(400)
          await next.source.stop()
        }),
    )
  })

  describe('a state of play that this book does not know', () => {
    test.for([
      'status="10"',
      'status="started"',
      'match_status="60"',
      'status="0" match_status="70"',
      'status="0" match_status="93"',
      'status="0" match_status="100"',
    ])('SLIP-07: with %s a match takes no bets until its state is known again', (sentStatus) =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        const prices = (at: number, more = '') => feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], at, more))
        await feed.passes(10)
        await prices(now + 1)
        const bet = await placed(demo, single(pick(1, '1', 2), 1_00))
        await prices(now + 2, `<sport_event_status ${sentStatus}/>`)
        ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
        expect((await demo.bet(bet.id)).to_cashout).toBeNull()
        await prices(now + 3)
        ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
        await prices(now + 4, '<sport_event_status status="0" match_status="0"/>')
        await placed(demo, single(pick(1, '1', 2), 1_00))
      }),
    )

    test('SLIP-07: a match under way whose stage says that it was interrupted takes no bets', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        const sends = (at: number, stage: number) =>
          feed.sends(
            oddsChange(
              feed.match,
              1,
              [market(1, EVENLY)],
              at,
              `<sport_event_status status="1" match_status="${stage}"/>`,
            ),
          )
        await feed.passes(10)
        await sends(now + 1, 6)
        expect(feed.market(1)?.status).toBe(1)
        await sends(now + 2, 80)
        ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
        await sends(now + 3, 7)
        expect(feed.market(1)?.status).toBe(1)
      }))

    test.for(['walkover', 'start_delayed', 'Cancelled', ' POSTPONED ', 'Interrupted'])(
      'SLIP-07: a fixture whose status is %j takes no bets, and none after a restart a day later',
      (status) =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          const start = new Date(now + 48 * HOUR_MS).toISOString()
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          await feed.passes(1_000)
          const report = await feed.sends(fixture(feed.match, { start, status }))
          expect(report).toMatchObject({
            state: 'taken',
            dropped: status === 'walkover' ? ['the status walkover'] : [],
          })
          expect((await demo.places(single(pick(1, '1', 2), 1_00))).result.status).toBe(400)
          await feed.source.stop()
          // A message about no match is dropped after a day.
          await book.parts.db.query('DELETE FROM feed_messages WHERE match_id IS NULL')
          const next = await TestFeed.open(book, feed.match)
          await next.sends(alive(3, now))
          await next.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now + 900))
          expect((await demo.places(single(pick(1, '1', 2), 1_00))).result.status).toBe(400)
          await next.source.stop()
        }),
    )
  })

  describe('a match that is moved', () => {
    const change = (match: number, at: number, to: number) =>
      `<fixture_change product="3" event_id="sr:match:${match}" timestamp="${at}" start_time="${to}" change_type="2"/>`

    test.for(['the feed', 'a fixture', 'the operator'])(
      'BETS-01: %s moves it by ten days: its bets are void at once',
      (who) =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
          await feed.passes(1_000)
          const to = now + 12 * 24 * HOUR_MS
          if (who === 'the feed') await feed.sends(change(feed.match, now + 1_000, to))
          if (who === 'a fixture') await feed.sends(fixture(feed.match, { start: new Date(to).toISOString() }))
          if (who === 'the operator') await postponeMatch(book.parts, feed.match, to)
          await feed.passes(1_000)
          expect(await demo.bet(bet.id)).toMatchObject({ status: 'done', result: 'refund_entire' })
          expect(book.sink.events.get(feed.match)).toMatchObject({ startsAt: to, status: EVENT_STATUS.prematch })
          await demo.expectBalance(100_00)
        }),
    )

    test.for(['the feed', 'the feed, of a match in play', 'a fixture', 'the operator', 'a file'])(
      'BETS-01: %s moves it to an earlier start: pre-match bets that were placed after it are void, others stay open',
      (who) =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          const home = single(pick(1, '1', 2), 10_00)
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          const before = await placed(demo, home)
          await feed.passes(10_000)
          await feed.sends(alive(3, now + 10_000))
          const start = now + 5_000
          const { id: bonus } = await given(book, demo, FREEBET)
          const after = await placed(demo, home)
          const free = await placed(demo, { ...home, ...as(bonus, 'freebet') })
          const partly = await placed(demo, home)
          const ordered = await placed(demo, home)
          const seen = (await demo.bet(partly.id)).to_cashout ?? 0
          await cashesOut(demo, partly.id, { seen, share: 40 })
          await demo.call('setAutoCashOut', { params: { id: ordered.id }, body: { to_cashout: 11_00 } })
          await feed.passes(1_000)
          if (who.includes('in play')) {
            const live = '<sport_event_status status="1" match_status="6"/>'
            await feed.sends(oddsChange(feed.match, 1, [], now + 11_000, live))
          }
          // The price that would sell the bet by itself comes with the word that it was placed too late.
          await feed.takes(oddsChange(feed.match, 3, [market(1, { ...EVENLY, 1: 1.5 })], now + 11_000))
          if (who.startsWith('the feed')) await feed.takes(change(feed.match, now + 11_000, start))
          if (who === 'a fixture') await feed.takes(fixture(feed.match, { start: new Date(start).toISOString() }))
          if (who === 'the operator' || who === 'a file') await postponeMatch(book.parts, feed.match, start)
          await feed.looks()
          await feed.passes(1_000)
          const [open, late, lateFree, latePart, lateOrder] = await Promise.all(
            [before, after, free, partly, ordered].map(({ id }) => demo.bet(id)),
          )
          expect(open?.status).toBe('waiting_results')
          for (const one of [late, lateFree, latePart, lateOrder]) expect(one).toMatchObject({ status: 'done' })
          expect(late).toMatchObject({ result: 'refund_entire', win_amount: 10_00 })
          expect(lateOrder).toMatchObject({ result: 'refund_entire', win_amount: 10_00 })
          expect(lateFree?.win_amount).toBe(0)
          await demo.expectBalance(100_00 - 10_00 - 4_00 + 3_80)
          ;(await demo.places(home)).expectRefused('market_suspended')
          await book.expectCleanBooks()
          // The later message counts: it begins in two days after all.
          await feed.passes(1_000)
          if (who !== 'the feed') return
          await feed.sends(change(feed.match, now + 13_000, now + 48 * HOUR_MS))
          await feed.passes(1_000)
          expect((await demo.bet(after.id)).status).toBe('waiting_results')
          await book.expectCleanBooks()
        }),
    )

    test('BETS-01: within 48 hours of the kick-off they were placed for bets stay valid; an older message moves nothing', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
        const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
        await feed.passes(1_000)
        const to = now + 60 * HOUR_MS
        await feed.sends(change(feed.match, now + 900, to))
        await feed.sends(change(feed.match, now + 800, now + 50 * HOUR_MS))
        expect((await demo.bet(bet.id)).status).toBe('waiting_results')
        expect(book.sink.events.get(feed.match)?.startsAt).toBe(to)
      }))

    test('BETS-01: bets on a postponed event without a new start wait for 48 hours; a new start reopens it', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
        const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
        await feed.passes(1_000)
        await feed.sends(oddsChange(feed.match, 3, [], now + 1_000, eventStatus({ status: 8 })))
        expect((await demo.bet(bet.id)).status).toBe('waiting_results')
        expect(book.sink.events.get(feed.match)?.status).toBe(EVENT_STATUS.not_covered)
        await feed.sends(change(feed.match, now + 1_001, now + 72 * HOUR_MS))
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now + 1_002))
        expect(book.sink.events.get(feed.match)?.status).toBe(EVENT_STATUS.prematch)
        await placed(demo, single(pick(1, '1', 2), 10_00))
        expect((await demo.bet(bet.id)).status).toBe('waiting_results')
      }))

    test('BETS-01: a match that the feed calls off voids its open bets, once, as the operator does', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
        const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
        await feed.passes(1_000)
        for (const at of [now + 1_000, now + 1_000, now + 1_001]) {
          await feed.sends(oddsChange(feed.match, 3, [], at, eventStatus({ status: 9 })))
        }
        expect((await demo.bet(bet.id)).result).toBe('refund_entire')
        const rows = await book.parts.db.query('SELECT 1 FROM market_cancels WHERE match_id = $1', [feed.match])
        expect(rows).toHaveLength(1)
      }))
  })
})
