import { describe, expect, test } from 'vitest'
import { placed } from '../../../../testing/cashes-out.ts'
import { ADA, BEN, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'

const SCORERS = { specifiers: 'type=prematch' }

onDatabase((suite) => {
  describe('results of single outcomes', () => {
    const outcome = (id: string, result = '') => `<outcome id="${id}"${result === '' ? '' : ` result="${result}"`}/>`
    /** A message about some outcomes of the scorers' market, made when it is sent. */
    const about = (name: string, match: number, outcomes: string, at: number) => {
      const named = `<market id="40" specifiers="type=prematch">${outcomes}</market>`
      const body = name === 'bet_settlement' ? `<outcomes>${named}</outcomes>` : named
      return `<${name} certainty="2" product="3" event_id="sr:match:${match}" timestamp="${at}">${body}</${name}>`
    }

    test('BETS-01: a rollback of one scorer opens the bets on that scorer and takes back what they paid, and no others', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(40, { [ADA]: 3, [BEN]: 4 }, SCORERS)], now))
        const ada = await placed(demo, single(pick(40, ADA, 3, 'type=prematch'), 10_00))
        const ben = await placed(demo, single(pick(40, BEN, 4, 'type=prematch'), 10_00))
        await feed.passes(1_000)
        const both = outcome(ADA, '1') + outcome(BEN, '1')
        await feed.sends(about('bet_settlement', feed.match, both, now + 1_000))
        await demo.expectBalance(100_00 - 20_00 + 30_00 + 40_00)
        await feed.sends(about('rollback_bet_settlement', feed.match, outcome(BEN), now + 1_001))
        await demo.expectBalance(100_00 - 20_00 + 30_00)
        expect([(await demo.bet(ada.id)).status, (await demo.bet(ben.id)).status]).toEqual(['done', 'waiting_results'])
        // An older result of the scorer that comes late stays out; a newer one counts.
        await feed.sends(about('bet_settlement', feed.match, outcome(BEN, '0'), now + 999))
        expect((await demo.bet(ben.id)).status).toBe('waiting_results')
        await feed.sends(about('bet_settlement', feed.match, outcome(BEN, '0'), now + 1_002))
        expect((await demo.bet(ben.id)).result).toBe('lose_entire')
        await book.expectCleanBooks()
      }))

    test('BETS-01: of two results with one timestamp the same one counts, whichever arrives first, and a rollback with that timestamp counts as earlier', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(40, { [ADA]: 3, [BEN]: 4 }, SCORERS)], now))
        const ada = await placed(demo, single(pick(40, ADA, 3, 'type=prematch'), 10_00))
        const ben = await placed(demo, single(pick(40, BEN, 4, 'type=prematch'), 10_00))
        await feed.passes(5_000)
        const sends = (id: string, result: string) =>
          feed.sends(about('bet_settlement', feed.match, outcome(id, result), now + 1_000))
        for (const result of ['1', '0']) await sends(ADA, result)
        for (const result of ['0', '1']) await sends(BEN, result)
        const results = async () => [(await demo.bet(ada.id)).result, (await demo.bet(ben.id)).result]
        const [first, second] = await results()
        expect(first).toMatch(/^(win|lose)_entire$/)
        expect(second).toBe(first)
        await feed.sends(about('rollback_bet_settlement', feed.match, '', now + 1_000))
        expect(await results()).toEqual([first, second])
      }))

    test('BETS-01: a later statement about one outcome does not keep out an earlier one about another', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(40, { [ADA]: 3, [BEN]: 4 }, SCORERS)], now))
        const ben = await placed(demo, single(pick(40, BEN, 4, 'type=prematch'), 10_00))
        await feed.passes(5_000)
        await feed.sends(about('bet_settlement', feed.match, outcome(ADA, '1'), now + 4_000))
        await feed.sends(about('bet_settlement', feed.match, outcome(BEN, '1'), now + 2_000))
        expect((await demo.bet(ben.id)).result).toBe('win_entire')
      }))

    test('BETS-01: a cancellation of one outcome, and its rollback, concern bets on that outcome; the other one goes on', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        const prices = (at: number) => oddsChange(feed.match, 3, [market(40, { [ADA]: 3, [BEN]: 4 }, SCORERS)], at)
        await feed.sends(prices(now))
        const ada = await placed(demo, single(pick(40, ADA, 3, 'type=prematch'), 10_00))
        const ben = await placed(demo, single(pick(40, BEN, 4, 'type=prematch'), 10_00))
        await feed.sends(about('bet_cancel', feed.match, outcome(BEN), now + 10))
        await feed.passes(1_000)
        expect([(await demo.bet(ada.id)).status, (await demo.bet(ben.id)).result]).toEqual([
          'waiting_results',
          'refund_entire',
        ])
        await feed.passes(3_000)
        await feed.sends(prices(now + 4_000))
        ;(await demo.places(single(pick(40, ADA, 3, 'type=prematch'), 1_00))).expectAccepted()
        ;(await demo.places(single(pick(40, BEN, 4, 'type=prematch'), 1_00))).expectRefused('market_suspended')
        await feed.sends(about('rollback_bet_cancel', feed.match, outcome(BEN), now + 20))
        expect((await demo.bet(ben.id)).status).toBe('waiting_results')
      }))
  })
})
