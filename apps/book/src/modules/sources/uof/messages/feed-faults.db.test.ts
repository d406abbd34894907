import { describe, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { OWN_PRIORITIES } from '../../../../kernel/priorities.ts'
import { placed } from '../../../../testing/cashes-out.ts'
import { alive, fixture, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { onBook } from '../../../../testing/on-book.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'
import { createCatalogue } from '../../../catalogue/index.ts'

const EVENLY = { 1: 2, 2: 3.5, 3: 4 }
const GOALS = { 12: 1.9, 13: 1.9 }
const DAY_MS = 24 * 3_600_000

/** Faults that integrators of feeds report, by their numbers in the notes on real feeds. */
onDatabase(
  (suite) => {
    describe('faults of integrations', () => {
      test('BETS-01 fault 7: of several lines of a market the one that is settled is paid, in any order its specifiers come', () =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          const lines = ['total=2.5|type=x', 'total=3.5|type=x', 'total=2.5|type=y']
          const markets = lines.map((specifiers) => market(18, GOALS, { specifiers }))
          await feed.sends(oddsChange(feed.match, 3, markets, now))
          const ids: number[] = []
          for (const line of lines) {
            ids.push((await placed(demo, single(pick(18, '12', 1.9, line), 1_00))).id)
          }
          await feed.sends(`<bet_settlement certainty="1" product="3" event_id="sr:match:${feed.match}" timestamp="${now + 10}">
          <outcomes><market id="18" specifiers="type=x|total=3.5"><outcome id="12" result="1"/><outcome id="13" result="0"/></market></outcomes>
        </bet_settlement>`)
          await book.works()
          const [first, settled, third] = await Promise.all(ids.map((id) => demo.bet(id)))
          expect(settled).toMatchObject({ win_amount: 1_90 })
          expect([first?.status, third?.status]).not.toContain(settled?.status)
          await demo.expectBalance(100_00 - 3_00 + 1_90)
        }))

      test('LIVE-01 fault 9: each line of a market has a status and prices of its own', () =>
        onFeedMatch(suite, async ({ feed, now }) => {
          const line = (total: number, status: number) => market(18, GOALS, { specifiers: `total=${total}`, status })
          await feed.sends(oddsChange(feed.match, 3, [line(1.5, 1), line(2.5, 1), line(3.5, 1)], now))
          await feed.sends(oddsChange(feed.match, 3, [line(2.5, -1)], now + 10))
          await feed.sends(oddsChange(feed.match, 3, [line(3.5, 0)], now + 20))
          const statuses = ['1.5', '2.5', '3.5'].map((total) => feed.market(18, `total=${total}`)?.status)
          expect(statuses).toEqual([1, -1, undefined])
        }))

      test.each([
        'wns:match:17',
        'vf:match:5',
        'sr:match:-42',
        'sr:season:80242',
        'sr:stage:1142991',
        'sr:match:123456789012345678',
      ])(
        'LIVE-01 fault 16: an event by the name %s that this book does not offer is ignored, and messages after it are played',
        (urn) =>
          onFeedMatch(suite, async ({ feed, now }) => {
            const stranger = oddsChange(feed.match, 3, [market(1, EVENLY)], now).replace(
              /event_id="[^"]*"/,
              `event_id="${urn}"`,
            )
            expect(await feed.sends(stranger)).toMatchObject({ state: 'ignored', why: expect.stringContaining(urn) })
            const larger = oddsChange(feed.match, 3, [market(1, EVENLY)], now).replace(
              '<odds_change',
              '<odds_change timeline="987654321098765432"',
            )
            expect(await feed.sends(larger)).toMatchObject({ state: 'taken' })
            expect(feed.market(1)?.outcomes[0]?.odds).toBe(20_000)
          }),
      )

      test('SLIP-07 fault 20: while a producer is recovered its prices stay to be seen and take no bet, and nothing is offered of an event without a fixture', () =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          await feed.sends(`<alive product="3" timestamp="${now + 10}" subscribed="0"/>`)
          expect(feed.market(1)).toMatchObject({ status: -1, outcomes: [{ odds: 20_000 }, {}, {}] })
          const refused = await demo.places(single(pick(1, '1', 2), 1_00))
          expect(() => refused.expectAccepted()).toThrow()
          // A change of one market leaves the others as they were.
          await feed.sends(alive(3, now + 20))
          await feed.sends(`<snapshot_complete product="3" timestamp="${now + 25}" request_id="1"/>`)
          await feed.sends(oddsChange(feed.match, 3, [market(18, GOALS, { specifiers: 'total=2.5' })], now + 30))
          expect(feed.market(1)?.outcomes).toHaveLength(3)
          const stranger = feed.match + 700_000
          expect(await feed.sends(oddsChange(stranger, 3, [market(1, EVENLY)], now))).toMatchObject({
            state: 'ignored',
          })
          expect(book.sink.board.event(stranger)).toBeUndefined()
        }))

      test('CAT-02 fault 21: a match that moves to another league is there once, in the league that was named last', () =>
        onFeedMatch(suite, async ({ book, feed, now }) => {
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          const start = new Date(now + 2 * DAY_MS).toISOString()
          const moved = fixture(feed.match, { start })
            .replaceAll('8800001', '8800777')
            .replaceAll('Test League', 'Other Cup')
          await feed.sends(moved)
          const entries = [...book.sink.events.all()].filter(({ id }) => id === feed.match)
          expect(entries.map(({ tournament }) => tournament.names.en)).toEqual(['Other Cup'])
          await feed.sends(oddsChange(feed.match, 3, [market(1, { ...EVENLY, 1: 2.2 })], now + 10))
          expect(feed.market(1)?.outcomes[0]?.odds).toBe(22_000)
        }))

      test('LIVE-01 fault 21: of two producers of a market the one with the newest message counts, and an older message does not restore the other', () =>
        onFeedMatch(suite, async ({ feed, now }) => {
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          await feed.sends(oddsChange(feed.match, 1, [market(1, { ...EVENLY, 1: 2.2 })], now + 20))
          await feed.sends(oddsChange(feed.match, 3, [market(1, { ...EVENLY, 1: 2.1 })], now + 10))
          expect(feed.market(1)?.outcomes[0]?.odds).toBe(22_000)
        }))

      test('LIVE-01 fault 22: prices are shown though more messages wait than can be played in a moment', () =>
        onFeedMatch(suite, async ({ book, feed, now }) => {
          const prices = (home: number, at: number) =>
            oddsChange(feed.match, 3, [market(1, { ...EVENLY, 1: home })], at)
          await feed.sends(prices(2, now))
          await book.parts.db.query(
            `INSERT INTO feed_messages (provider, match_id, received_at, body)
           SELECT 'betradar', $1, $2, CASE WHEN n < 1700 THEN $3 ELSE $4 END FROM generate_series(1, 1700) AS n`,
            [feed.match, new Date(now + 20), prices(2.2, now + 10), prices(2.4, now + 20)],
          )
          // Each look at the clock takes time: the messages cannot all be played in one round.
          book.clock.runsOn(120)
          expect(await feed.source.poll()).toBe(true)
          expect(feed.market(1)?.outcomes[0]?.odds).toBe(22_000)
          while (await feed.source.poll());
          book.clock.runsOn(0)
          expect(feed.market(1)?.outcomes[0]?.odds).toBe(24_000)
        }))

      test('CAT-02: a league that is stored while the catalogue is read leaves it whole, whenever that happens', () =>
        onBook(suite, async ({ book }) => {
          const { db } = book.parts
          const feed = await TestFeed.open(book)
          let serial = 8_900_000 + (feed.match % 1_000) * 20
          const stores = async () => {
            const number = String(++serial)
            const start = new Date(book.clock.now() + DAY_MS).toISOString()
            await feed.takes(fixture(feed.match + 800_000 + serial, { start }).replaceAll('8800001', number))
          }
          for (let at = 0; at < 8; at++) {
            let asked = 0
            const between: Db = {
              ...db,
              async query(...args: Parameters<Db['query']>) {
                if (asked++ === at) await stores()
                return db.query(...args)
              },
            } as Db
            await createCatalogue(between, book.sink, undefined, OWN_PRIORITIES).reload()
          }
          await feed.source.stop()
        }))
    })
  },
  { histories: 1 },
)
