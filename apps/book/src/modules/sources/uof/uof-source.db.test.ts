import { existsSync } from 'node:fs'
import { EVENT_STATUS } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import { TestFeed as Feed, ODDIN, SAMPLES } from '../../../testing/feed/test-feed.ts'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { single } from '../../../testing/test-player.ts'

const hasSamples = existsSync(SAMPLES)
const MINUS5 = 'minus5-go-uof-sdk/'

/** The fixture of the sample begins before the time of the tests. */
const inAYear = (text: string) => text.replace(/(?<!generated_at=")2026-08-26/g, '2027-08-26')

const alive = (product: number, at: number, subscribed = 1) =>
  `<alive product="${product}" timestamp="${at}" subscribed="${subscribed}"/>`

onDatabase((suite) => {
  const onFeed = (run: (world: { book: TestBook; feed: Feed }) => Promise<void>) =>
    onBook(suite, async ({ book }) => {
      const feed = await Feed.open(book)
      try {
        await run({ book, feed })
      } finally {
        await feed.source.stop()
      }
    })

  describe.runIf(hasSamples)('the Unified Odds Feed as a source, played from the samples of others', () => {
    test("LIVE-01 CAT-05: Oddin's match: fixture, descriptions, prices, scores and the end are on the board and in the calls as the messages say", () =>
      onFeed(async ({ book, feed }) => {
        expect(await feed.file(`${ODDIN}odds_change_markets_only.xml`)).toEqual({
          state: 'ignored',
          why: `od:match:${feed.match} is not an event of this book`,
        })
        await feed.file(`${ODDIN}fixtures_fixture.xml`, inAYear)
        await feed.file(`${ODDIN}market_descriptions.xml`)
        expect(book.sink.events.get(feed.match)).toMatchObject({
          home: { name: 'Team Alpha' },
          away: { name: 'Team Beta' },
          tournament: { names: { en: 'Test Tournament' }, category: { sport: { key: 'lol' } }, provider: 'oddin' },
          startsAt: Date.parse('2027-08-26T18:00:00Z'),
          status: EVENT_STATUS.prematch,
        })
        expect(await feed.file(`${ODDIN}odds_change_markets_only.xml`)).toEqual({
          state: 'taken',
          kind: 'odds_change',
          dropped: [],
          waiting: ['market 89, unknown in lol'],
        })
        expect(feed.market(1)).toMatchObject({
          status: 1,
          most_balanced: true,
          outcomes: [
            { id: '1', active: true, odds: 15_000, probability: 0.65 },
            { id: '2', active: true, odds: 25_000, probability: 0.35 },
          ],
        })
        expect([...feed.source.unknownMarkets]).toEqual([['market 89 (threshold=113.5)', 1]])
        await feed.file(`${ODDIN}odds_change_markets_only.xml`)
        expect([...feed.source.unknownMarkets]).toEqual([['market 89 (threshold=113.5)', 2]])
        const { markets } = await marketsOf(book, feed.match)
        expect(markets.find(({ id, specifier }) => id === 1 && specifier === '')).toMatchObject({
          name: 'Winner',
          custom_bet_groups: [],
          outcomes: [
            { id: '1', name: 'Team Alpha', odds: 15_000 },
            { id: '2', name: 'Team Beta', odds: 25_000 },
          ],
        })

        await feed.file(`${ODDIN}odds_change_rounds_scoreboard.xml`)
        expect(book.sink.events.get(feed.match)).toMatchObject({
          status: EVENT_STATUS.live,
          score: { home: 1, away: 0, periods: [{ type: 'map', number: 1, home: 1, away: 0 }, { number: 2 }] },
        })
        await feed.file(`${ODDIN}odds_change_closed_with_winner.xml`)
        expect(book.sink.events.get(feed.match)).toMatchObject({
          status: EVENT_STATUS.finished,
          score: { home: 3, away: 2 },
        })
        expect(book.sink.board.quote(feed.match, 1, '', '1', book.clock.now()).state).toBe('closed')
        const rows = await book.parts.db.query('SELECT status FROM matches WHERE id = $1', [feed.match])
        expect(rows).toEqual([{ status: EVENT_STATUS.finished }])
      }))

    test("BETS-01: a bet on the feed's price is placed, named and paid as its settlement says", () =>
      onBook(suite, async ({ book, player }) => {
        const feed = await Feed.open(book)
        await feed.file(`${ODDIN}fixtures_fixture.xml`, inAYear)
        await feed.file(`${ODDIN}market_descriptions.xml`)
        await feed.file(`${ODDIN}odds_change_markets_only.xml`)
        const demo = await player({ EUR: 100_00 })
        const pick = { match_id: feed.match, market_id: 1, specifier: '', outcome_id: '1', odds: 15_000 }
        const [bet] = (await demo.places(single(pick, 10_00))).expectAccepted()
        await feed.passes(1_000)
        // The sample is older than the bet: a result that was known before would void it.
        const now = (text: string) => text.replace(/timestamp="\d+"/, `timestamp="${book.clock.now()}"`)
        expect(await feed.file(`${ODDIN}bet_settlement.xml`, now)).toEqual({
          state: 'taken',
          kind: 'bet_settlement',
          dropped: [],
          waiting: ['market 42, unknown in lol'],
        })
        await book.works()
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({
          result: 'win_entire',
          win_amount: 15_00,
          selections: [{ market: { name: 'Winner' }, outcome: { name: 'Team Alpha' } }],
        })
        await demo.expectBalance(105_00)
        await feed.source.stop()
      }))

    test('LIVE-01: the recorded match of the other sample: goals, cards, clock, players by name; what has no description is left out', () =>
      onFeed(async ({ book, feed }) => {
        // The sample of prices is of a match whose fixture is not among them: it gets that of another.
        const id = 123
        await feed.file(`${MINUS5}fixture-0.xml`, (text) =>
          text.replaceAll('sr:match:18001015', 'sr:match:123').replace('status="closed"', 'status="not_started"'),
        )
        await feed.file(`${MINUS5}markets-0.xml`)
        await feed.file(`${MINUS5}markets-1.xml`, (text) => text)
        const report = await feed.file(`${MINUS5}odds_change-0.xml`)
        expect(report).toMatchObject({ state: 'taken', kind: 'odds_change' })
        expect(book.sink.events.get(id)).toMatchObject({
          home: { name: 'Ajax Amsterdam', shortName: 'AJA' },
          away: { name: 'Tottenham Hotspur' },
          tournament: { names: { en: 'UEFA Champions League' }, category: { names: { en: 'International Clubs' } } },
          status: EVENT_STATUS.live,
          score: {
            stage: 7,
            home: 2,
            away: 2,
            periods: [
              { type: '1st_half', home: 2, away: 0 },
              { type: '2nd_half', home: 0, away: 2 },
            ],
            clock: { match_time: 4_502 },
            counters: { corners: { home: 5, away: 7 } },
          },
        })
        const waiting = 'waiting' in report ? report.waiting : []
        expect(waiting).toContain('market 899, unknown in football')
        expect([...feed.source.unknownMarkets.keys()]).toContain('market 888 (player=sr:player:361790)')
        const before = book.sink.board.event(id)?.markets.size ?? 0
        await feed.sends(
          `<odds_change product="2" event_id="sr:match:123" timestamp="2000"><odds>
             <market id="16" specifiers="hcp=-0.5" status="1"><outcome id="1714" odds="1.83" active="1"/><outcome id="1715" odds="2.0123456789" active="1"/></market>
             <market id="21" specifiers="variant=sr:exact_goals:6+" status="1"><outcome id="sr:exact_goals:6+:74" odds="9.5" active="1"/></market>
             <market id="892" specifiers="goalnr=5|variant=sr:goalscorer:fieldplayers_nogoal_owngoal_other" status="1"><outcome id="sr:player:947" odds="5" active="1"/><outcome id="sr:goalscorer:fieldplayers_nogoal_owngoal_other:1333" odds="3" active="1"/></market>
           </odds></odds_change>`,
        )
        expect(book.sink.board.event(id)?.markets.size).toBe(before + 3)
        await feed.file(`${MINUS5}player_profile_m.xml`)
        const { markets } = await marketsOf(book, id)
        const named = (marketId: number) => {
          const market = markets.find((one) => one.id === marketId)
          return [market?.name, market?.outcomes.map(({ name, odds }) => [name, odds])]
        }
        expect(named(16)).toEqual([
          'Handicap',
          [
            ['Ajax Amsterdam (-0.5)', 18_300],
            ['Tottenham Hotspur (+0.5)', 20_123],
          ],
        ])
        expect(named(21)).toEqual(['Exact goals', [['6+', 95_000]]])
        expect(named(892)).toEqual([
          '5th goalscorer',
          [
            ['Lee Barnard', 50_000],
            ['no goal', 30_000],
          ],
        ])
      }))

    test('SLIP-07: a bet stop suspends the open markets of its groups, until prices come again', () =>
      onFeed(async ({ book, feed }) => {
        await feed.file(`${ODDIN}fixtures_fixture.xml`, inAYear)
        await feed.file(`${ODDIN}market_descriptions.xml`)
        await feed.file(`${ODDIN}odds_change_markets_only.xml`)
        const at = 1_777_832_981_632
        const stop = (groups: string, timestamp: number) =>
          `<bet_stop product="2" event_id="od:match:${feed.match}" timestamp="${timestamp}" groups="${groups}"/>`
        await feed.sends(stop('corners', at + 1), 'oddin')
        expect(feed.market(1)?.status).toBe(1)
        await feed.sends(stop('corners|regular_play', at + 2), 'oddin')
        expect(feed.market(1)?.status).toBe(-1)
        expect(book.sink.board.quote(feed.match, 1, '', '1', book.clock.now()).state).toBe('suspended')
        // Sent before the stop, received after it.
        await feed.file(`${ODDIN}odds_change_markets_only.xml`)
        expect(feed.market(1)?.status).toBe(-1)
        await feed.file(`${ODDIN}odds_change_markets_only.xml`, (text) => text.replace(String(at), String(at + 3)))
        expect(feed.market(1)?.status).toBe(1)
        await feed.sends(stop('all', at + 4), 'oddin')
        expect(feed.market(1)?.status).toBe(-1)
      }))

    test('SLIP-07: a silence or a gap suspends what the producer reported, and no other; what it says again is open', () =>
      onFeed(async ({ book, feed }) => {
        await feed.file(`${ODDIN}fixtures_fixture.xml`, inAYear)
        await feed.sends('<player_profile><player id="od:player:1234" name="Gamma"/></player_profile>', 'oddin')
        await feed.file(`${ODDIN}market_descriptions.xml`)
        await feed.sends(alive(2, book.clock.now()), 'oddin')
        await feed.file(`${ODDIN}odds_change_markets_only.xml`)
        await feed.passes(9_000)
        await feed.sends(alive(2, book.clock.now()), 'oddin')
        expect(book.sink.board.quote(feed.match, 1, '', '1', book.clock.now()).state).toBe('open')
        await feed.passes(21_000)
        expect(feed.market(1)?.status).toBe(-1)
        await feed.sends(alive(2, book.clock.now()), 'oddin')
        expect(feed.market(1)?.status).toBe(-1)
        await feed.passes(1_000)
        await feed.file(`${ODDIN}odds_change_markets_only.xml`, (text) =>
          text.replace('1777832981632', '1777832981700'),
        )
        await book.works()
        expect(feed.market(1)?.status).toBe(1)
        expect(feed.market(1, 'variant=way:two|way=two')?.status).toBe(1)
        // The receipts are 15 s apart, but the first came late: the messages are 29 s apart, and one in between never
        // came.
        const sent = book.clock.now()
        await feed.passes(15_000)
        await feed.sends(alive(2, sent + 1_000), 'oddin')
        await feed.passes(15_000)
        await feed.sends(alive(2, book.clock.now()), 'oddin')
        expect(feed.market(1)?.status).toBe(-1)
        await feed.sends(`<snapshot_complete product="2" timestamp="${book.clock.now()}" request_id="1"/>`, 'oddin')
        expect(feed.market(1)?.status).toBe(1)
      }))

    test('CAT-05: a fixture change moves the start, or ends it; another process begins with all messages', () =>
      onFeed(async ({ book, feed }) => {
        await feed.file(`${ODDIN}fixtures_fixture.xml`)
        await feed.file(`${ODDIN}market_descriptions.xml`)
        await feed.file(`${ODDIN}odds_change_markets_only.xml`)
        const later = Date.parse('2026-08-27T19:30:00Z')
        const change = (type: number, rest = '') =>
          `<fixture_change product="2" event_id="od:match:${feed.match}" timestamp="1787800000000" change_type="${type}"${rest}/>`
        await feed.sends(change(2, ` start_time="${later}"`), 'oddin')
        expect(book.sink.events.get(feed.match)).toMatchObject({ startsAt: later })
        const shown = feed.market(1)
        await feed.source.stop()
        book.sink.remove(feed.match)
        const next = await Feed.open(book, feed.match)
        expect(next.market(1)).toMatchObject({ outcomes: shown?.outcomes })
        expect(book.sink.events.get(feed.match)).toMatchObject({ startsAt: later })
        await next.sends(change(3), 'oddin')
        expect(book.sink.events.get(feed.match)?.status).toBe(EVENT_STATUS.not_covered)
        await next.source.stop()
      }))
  })
})

async function marketsOf(book: TestBook, id: number) {
  const { answer } = await injectCall(book.app, 'getMatchMarkets', { params: { id } })
  return { markets: answer.data }
}
