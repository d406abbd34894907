import { describe, expect, test } from 'vitest'
import { placed } from '../../../../testing/cashes-out.ts'
import { alive, betStop, eventStatus, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { type FeedWorld, onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'

const EVENLY = { 1: 2, 2: 3.5, 3: 4 }
const GOALS = { 12: 2, 13: 1.8 }

/** A message about results of the match's market 18, made at `at`. */
function about(name: string, match: number, at: number, { inside = '', more = '' } = {}): string {
  const named = `<market id="18" specifiers="total=2.5">${inside}</market>`
  const body = name === 'bet_settlement' ? `<outcomes>${named}</outcomes>` : named
  return `<${name} certainty="2" product="3" event_id="sr:match:${match}" timestamp="${at}" ${more}>${body}</${name}>`
}

const outcome = (id: number, attributes: string) => `<outcome id="${id}" ${attributes}/>`

/** A bet of 10.00 at 2.00 on over 2.5. Returns its number. */
async function betOnOver({ feed, demo, now, pick }: FeedWorld): Promise<number> {
  await feed.sends(oddsChange(feed.match, 3, [market(18, GOALS, { specifiers: 'total=2.5' })], now))
  const { id } = await placed(demo, single(pick(18, '12', 2, 'total=2.5'), 10_00))
  await feed.passes(5_000)
  return id
}

/** What vendors send beside what their documents describe. */
onDatabase(
  (suite) => {
    describe('messages that integrators did not expect', () => {
      test('SLIP-07: a heartbeat older than the last one neither puts a producer back up nor opens a gap', () =>
        // A producer of its own: signs of life are the database's, which the other tests share.
        onFeedMatch(suite, async ({ feed, now }) => {
          await feed.sends(alive(14, now))
          await feed.sends(oddsChange(feed.match, 14, [market(1, EVENLY)], now))
          await feed.passes(9_000)
          await feed.sends(alive(14, now + 9_000))
          await feed.sends(alive(14, now + 1_000))
          expect(feed.market(1)?.status).toBe(1)
          await feed.passes(15_000)
          expect(feed.market(1)?.status).toBe(1)
          await feed.passes(9_000)
          expect(feed.market(1)?.status).toBe(-1)
          // Sent again from before the silence, it is no sign of now.
          await feed.sends(alive(14, now + 9_500))
          expect(feed.market(1)?.status).toBe(-1)
        }))

      test('SLIP-07: the end of a recovery that another producer had, and a sign of life of it, open nothing of this one', () =>
        onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
          await feed.sends(alive(16, now))
          await feed.sends(oddsChange(feed.match, 16, [market(1, EVENLY)], now))
          await feed.sends(`<alive product="16" timestamp="${now + 1}" subscribed="0"/>`)
          expect(feed.market(1)?.status).toBe(-1)
          await feed.sends(alive(77, now + 2))
          await feed.sends(`<snapshot_complete product="77" timestamp="${now + 3}" request_id="999"/>`)
          expect(feed.market(1)?.status).toBe(-1)
          const refused = await demo.places(single(pick(1, '1', 2), 1_00))
          expect(() => refused.expectAccepted()).toThrow()
          await feed.sends(alive(16, now + 4))
          await feed.sends(`<snapshot_complete product="16" timestamp="${now + 5}" request_id="999"/>`)
          expect(feed.market(1)?.status).toBe(1)
        }))

      test('SLIP-07: a bet stop for a group that a described market is not in leaves it open, and stops one whose groups are not described', () =>
        onFeedMatch(suite, async ({ feed, now }) => {
          const total = market(18, GOALS, { specifiers: 'total=2.5' })
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY), total], now))
          const statuses = () => [feed.market(1)?.status, feed.market(18, 'total=2.5')?.status]
          await feed.sends(betStop(feed.match, 3, now + 10, 'unheard_of'))
          expect(statuses()).toEqual([-1, 1])
          await feed.sends(betStop(feed.match, 3, now + 20, 'unheard_of|SCORE '))
          expect(statuses()).toEqual([-1, -1])
        }))

      test('BETS-01: a dead heat with half of the stake void pays half back, and the other half by the share that won', () =>
        onFeedMatch(suite, async (world) => {
          const { book, feed, demo, now } = world
          const id = await betOnOver(world)
          const inside = outcome(12, 'result="1" void_factor="0.5" dead_heat_factor="0.5"') + outcome(13, 'result="0"')
          await feed.sends(about('bet_settlement', feed.match, now + 1_000, { inside }))
          expect((await demo.bet(id)).status).toBe('done')
          // 5.00 back and 5.00 x 2.00 x 0.5.
          await demo.expectBalance(100_00)
          await book.expectCleanBooks()
        }))

      test('BETS-01: a result that is missing or none of the feed leaves the bet open, and the next one pays it', () =>
        onFeedMatch(suite, async (world) => {
          const { book, feed, demo, now } = world
          const id = await betOnOver(world)
          for (const [i, attributes] of [
            '',
            'result=""',
            'result="2"',
            'result="-1"',
            'result="1" void_factor="0.3"',
          ].entries()) {
            await feed.sends(about('bet_settlement', feed.match, now + 1_000 + i, { inside: outcome(12, attributes) }))
            expect((await demo.bet(id)).status, attributes).toBe('waiting_results')
          }
          await feed.sends(about('bet_settlement', feed.match, now + 2_000, { inside: outcome(12, 'result="1"') }))
          await demo.expectBalance(110_00)
          await book.expectCleanBooks()
        }))

      test('BETS-01: a rollback that comes twice, before its settlement, or after the next settlement moves money once', () =>
        onFeedMatch(suite, async (world) => {
          const { book, feed, demo, now } = world
          const id = await betOnOver(world)
          const won = about('bet_settlement', feed.match, now + 1_000, { inside: outcome(12, 'result="1"') })
          const back = about('rollback_bet_settlement', feed.match, now + 2_000)
          await feed.sends(back)
          await feed.sends(won)
          await demo.expectBalance(90_00)
          await feed.sends(back)
          await feed.sends(won)
          expect((await demo.bet(id)).status).toBe('waiting_results')
          await feed.sends(about('bet_settlement', feed.match, now + 3_000, { inside: outcome(12, 'result="1"') }))
          await feed.sends(back)
          await demo.expectBalance(110_00)
          await book.expectCleanBooks()
        }))

      test('BETS-01: a cancellation, its rollback and the rollback again leave the result that was stated before', () =>
        onFeedMatch(suite, async (world) => {
          const { book, feed, demo, now } = world
          await betOnOver(world)
          await feed.sends(about('bet_settlement', feed.match, now + 1_000, { inside: outcome(12, 'result="1"') }))
          await feed.sends(about('bet_cancel', feed.match, now + 2_000, { more: 'void_reason="12"' }))
          await demo.expectBalance(100_00)
          for (const at of [3_000, 3_500]) {
            await feed.sends(about('rollback_bet_cancel', feed.match, now + at))
            await demo.expectBalance(110_00)
          }
          // Sent again after a reconnect, the cancellation is the older statement.
          await feed.sends(about('bet_cancel', feed.match, now + 2_000, { more: 'void_reason="12"' }))
          await demo.expectBalance(110_00)
          await book.expectCleanBooks()
        }))

      test('BETS-01: a window that ends before it begins voids nothing', () =>
        onFeedMatch(suite, async (world) => {
          const { book, feed, demo, now } = world
          const id = await betOnOver(world)
          const more = `start_time="${now + 4_000}" end_time="${now - 4_000}"`
          await feed.sends(about('bet_cancel', feed.match, now + 1_000, { more }))
          expect((await demo.bet(id)).status).toBe('waiting_results')
          await book.expectCleanBooks()
        }))

      test.each([1, 2, 4, 6, 106, 0, 999])(
        'LIVE-01: a fixture change of type %i without a new start leaves the market open and the start as it is',
        (type) =>
          onFeedMatch(suite, async ({ book, feed, now }) => {
            await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
            const before = book.sink.events.get(feed.match)?.startsAt
            await feed.sends(
              `<fixture_change product="3" event_id="sr:match:${feed.match}" timestamp="${now + 5}" change_type="${type}"/>`,
            )
            expect([feed.market(1)?.status, book.sink.events.get(feed.match)?.startsAt]).toEqual([1, before])
          }),
      )

      test.each([3, 5])('SLIP-07: after a fixture change of type %i nothing can be bet on', (type) =>
        onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          await feed.sends(
            `<fixture_change product="3" event_id="sr:match:${feed.match}" timestamp="${now + 5}" change_type="${type}"/>`,
          )
          const refused = await demo.places(single(pick(1, '1', 2), 1_00))
          expect(() => refused.expectAccepted()).toThrow()
        }),
      )

      test.each([-2, -3, -4, 0])(
        'SLIP-07: a market whose status is %i takes no bets, and its prices open it again only with status 1',
        (status) =>
          onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
            await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
            await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY, { status })], now + 10))
            const refused = await demo.places(single(pick(1, '1', 2), 1_00))
            expect(() => refused.expectAccepted()).toThrow()
            await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now + 20))
            expect(feed.market(1)?.status).toBe(1)
          }),
      )

      test('LIVE-01: periods that come unordered, twice, or for maps that are to come are shown once each, in order', () =>
        onFeedMatch(suite, async ({ book, feed, now }) => {
          await feed.passes(1_000)
          const period = (number: number, home: number) =>
            `<period_score number="${number}" match_status_code="${number === 1 ? 6 : 7}" home_score="${home}" away_score="0"/>`
          const scores = `<period_scores>${period(2, 1)}${period(1, 1)}</period_scores>`
          const live = eventStatus({ status: 1, match_status: 7, home_score: 2, away_score: 0 }, scores)
          await feed.sends(oddsChange(feed.match, 1, [market(1, EVENLY)], now + 10, live))
          const entry = book.sink.events.get(feed.match)
          expect(entry?.type === 'match' && entry.score?.periods.map(({ number, home }) => [number, home])).toEqual([
            [1, 1],
            [2, 1],
          ])
        }))

      test('BETS-01: the same result from another producer under the same event is one result', () =>
        onFeedMatch(suite, async (world) => {
          const { book, feed, demo, now } = world
          await betOnOver(world)
          const won = about('bet_settlement', feed.match, now + 1_000, { inside: outcome(12, 'result="1"') })
          for (const product of [3, 1, 14, 3]) await feed.sends(won.replace('product="3"', `product="${product}"`))
          await demo.expectBalance(110_00)
          await book.expectCleanBooks()
        }))

      test('LIVE-01: a specifier whose value holds a separator is one market, and others of the message are priced', () =>
        onFeedMatch(suite, async ({ feed, now }) => {
          const odd = market(18, GOALS, { specifiers: 'total=2.5|note=a|b' })
          const report = await feed.sends(oddsChange(feed.match, 3, [odd, market(1, EVENLY)], now))
          expect(report).toMatchObject({ state: 'taken' })
          expect(feed.market(1)?.status).toBe(1)
          expect(feed.market(18, 'total=2.5')).toBeUndefined()
        }))
    })
  },
  { histories: 1 },
)
