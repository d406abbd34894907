import { ERRORS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { placed } from '../../../../testing/cashes-out.ts'
import { fixture, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'

const HOUR_MS = 3_600_000
const EVENLY = { 1: 2, 2: 3.5, 3: 4 }

onDatabase((suite) => {
  describe('sides of a match of the feed', () => {
    test('BETS-01: where a document changes home and away over, bets are void, and none is taken until the match is priced again', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        const start = new Date(now + 48 * HOUR_MS).toISOString()
        const home = async () => {
          const sql = 'SELECT c.names FROM matches m JOIN competitors c ON c.id = m.home_id WHERE m.id = $1'
          const [row] = await book.parts.db.query<{ names: { en: string } }>(sql, [feed.match])
          return row?.names.en
        }
        await feed.sends(fixture(feed.match, { start, madeAt: now }))
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
        const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
        await feed.passes(1_000)
        const swapped = fixture(feed.match, { start, isSwapped: true, madeAt: now + 900 })
        await feed.sends(swapped)
        expect(feed.market(1)?.status).not.toBe(1)
        const { result } = await demo.places(single(pick(1, '1', 2), 1_00))
        expect(
          ['market_suspended', 'event_not_bettable', 'unknown_selection'].map(
            (name) => ERRORS[name as 'market_suspended'].key,
          ),
        ).toContain(result.error?.key)
        await book.works()
        expect(await demo.bet(bet.id)).toMatchObject({ result: 'refund_entire', win_amount: 10_00 })
        expect((await demo.bet(bet.id)).selections[0]?.explanation).toContain('format changed')
        expect(await home()).toBe('Beta City')
        await feed.passes(3_000)
        expect(feed.market(1)?.status).toBe(-1)
        ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
        await feed.sends(oddsChange(feed.match, 3, [market(1, { 1: 4, 2: 3.5, 3: 2 })], now + 4_000))
        const anew = await placed(demo, single(pick(1, '1', 4), 5_00))
        // The same document again, and the one from before, change nothing.
        await feed.sends(swapped)
        await feed.sends(fixture(feed.match, { start, madeAt: now + 100 }))
        await book.works()
        expect((await demo.bet(anew.id)).status).toBe('waiting_results')
        expect(feed.market(1)?.status).toBe(1)
        expect(await home()).toBe('Beta City')
        await book.expectCleanBooks()
      }))

    test('BETS-01: a market decided before the sides changed places keeps its result', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        const start = new Date(now + 48 * HOUR_MS).toISOString()
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
        const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
        await feed.passes(1_000)
        await feed.sends(
          `<bet_settlement product="3" event_id="sr:match:${feed.match}" timestamp="${now + 500}"><outcomes><market id="1">
            <outcome id="1" result="1"/><outcome id="2" result="0"/><outcome id="3" result="0"/></market></outcomes></bet_settlement>`,
        )
        await book.works()
        await feed.passes(1_000)
        await feed.sends(fixture(feed.match, { start, isSwapped: true }))
        await book.works()
        expect(await demo.bet(bet.id)).toMatchObject({ result: 'win_entire', win_amount: 20_00 })
      }))
  })
})
