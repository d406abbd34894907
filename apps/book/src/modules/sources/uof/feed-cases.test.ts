import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { MARKET_STATUS } from '@touchline/betting'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../../db/index.ts'
import { placed } from '../../../testing/cashes-out.ts'
import { TestFeed } from '../../../testing/feed/test-feed.ts'
import { freshDb } from '../../../testing/fresh-db.ts'
import { onBook, suiteOn } from '../../../testing/on-book.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'

/** Messages that once cost money, as they were reported. */
const CASES = new URL('../../../../../../../shared/findings/cases/feed/', import.meta.url)
const ADA = 'sr:player:8101'
const BEN = 'sr:player:8102'

let db: Db
beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

const sentFiles = new Set<string>()

interface Case {
  readonly book: TestBook
  readonly feed: TestFeed
  readonly demo: TestPlayer
  sends(...files: string[]): Promise<void>
  bet(marketId: number, outcomeId: string, odds: number, specifier?: string): ReturnType<typeof single>
}

/** Says files of the cases to a book with both producers and a player with 100.00. */
function plays(match: number, run: (of: Case) => Promise<void>): Promise<void> {
  return onBook(
    () => suiteOn(db, 1),
    async ({ book, player }) => {
      await db.query('DELETE FROM feed_messages')
      const feed = await TestFeed.open(book, match)
      const sends = async (...files: string[]) => {
        for (const file of files) {
          sentFiles.add(`${file}.xml`)
          const report = await feed.sends(readFileSync(new URL(`${file}.xml`, CASES), 'utf8'))
          expect(report.state, file).toMatch(/^(taken|heartbeat)$/)
        }
      }
      await sends('00-descriptions', '00-players', '00-alive-1', '00-alive-3')
      const bet: Case['bet'] = (marketId, outcomeId, odds, specifier = '') =>
        single({ match_id: match, market_id: marketId, specifier, outcome_id: outcomeId, odds: odds * 10_000 }, 10_00)
      await run({ book, feed, demo: await player({ EUR: 100_00 }), sends, bet })
      await feed.source.stop()
    },
  )
}

describe.runIf(existsSync(CASES))('the reported messages, word for word', () => {
  test('BETS-05: outcomes whose neighbours have no price are worth their own price less the margin', () =>
    plays(900_001, async ({ demo, sends, bet }) => {
      await sends('fixture-900001', '01-cashout-one-priced')
      const scorer = await placed(demo, bet(40, ADA, 5, 'type=prematch'))
      const home = await placed(demo, bet(1, '1', 2))
      expect([(await demo.bet(scorer.id)).to_cashout, (await demo.bet(home.id)).to_cashout]).toEqual([9_50, 9_50])
    }))

  test('BETS-01: a rollback of one scorer takes back that one alone', () =>
    plays(900_003, async ({ feed, demo, sends, bet }) => {
      await sends('fixture-900003', '02-rollback-1-prices')
      const ada = await placed(demo, bet(40, ADA, 3, 'type=prematch'))
      const ben = await placed(demo, bet(40, BEN, 4, 'type=prematch'))
      await feed.passes(1_000)
      await sends('02-rollback-2-settlement')
      await demo.expectBalance(150_00)
      await feed.passes(1_000)
      await sends('02-rollback-3-one-outcome')
      await demo.expectBalance(110_00)
      expect([(await demo.bet(ada.id)).status, (await demo.bet(ben.id)).status]).toEqual(['done', 'waiting_results'])
    }))

  test('LIVE-01: a late message of the producer for the time before changes no live price', () =>
    plays(900_004, async ({ feed, demo, sends, bet }) => {
      await sends('fixture-900004', '03-two-producers-1-prematch', '03-two-producers-2-live')
      await sends('03-two-producers-3-late-prematch')
      expect(feed.market(1)?.outcomes.map(({ odds }) => odds)).toEqual([50_000, 38_000, 16_000])
      expect((await demo.places(bet(1, '3', 4))).result.status).toBe(400)
      ;(await demo.places(bet(18, '12', 1.9, 'total=2.5'))).expectRefused('market_suspended')
    }))

  test('SLIP-07: no bet after the start, on a match put off, or moved by ten days', async () => {
    await plays(900_010, async ({ demo, sends, bet }) => {
      await sends('fixture-900010-started', '04-started-1x2')
      ;(await demo.places(bet(1, '1', 2))).expectRefused('market_suspended')
    })
    await plays(900_009, async ({ feed, demo, sends, bet }) => {
      await sends('fixture-900009', 'prices-900009')
      await feed.passes(1_000)
      await sends('fixture-900009-postponed')
      expect((await demo.places(bet(1, '1', 2))).result.status).toBe(400)
    })
    await plays(900_008, async ({ feed, demo, sends, bet }) => {
      await sends('fixture-900008', 'prices-900008')
      const { id } = await placed(demo, bet(1, '1', 2))
      await feed.passes(1_000)
      await sends('08-fixture-change-10-days')
      await feed.passes(1_000)
      expect((await demo.bet(id)).result).toBe('refund_entire')
    })
  })

  test('CAT-05: a variant sells under its names, before and after a restart', () =>
    plays(900_005, async ({ feed, demo, sends, bet }) => {
      await sends('fixture-900005', '05-variant-2-prices')
      expect(feed.market(21, 'variant=sr:exact_goals:2+t')).toBeUndefined()
      await sends('05-variant-1-descriptions')
      const sold = await placed(demo, bet(21, 'sr:exact_goals:2+t:1', 9, 'variant=sr:exact_goals:2+t'))
      expect((await demo.bet(sold.id)).selections[0]?.outcome.name).toBe('0')
    }))

  test('BETS-05: a market whose cash-out status is -2 is not sold', () =>
    plays(900_006, async ({ feed, demo, sends, bet }) => {
      await sends('fixture-900006', '06-cashout-status')
      expect(feed.market(1)?.status).toBe(MARKET_STATUS.allowed)
      const { id } = await placed(demo, bet(1, '1', 2))
      expect((await demo.bet(id)).to_cashout).toBeNull()
    }))

  test('CAT-06: stoppage and remaining times of the clock are shown', () =>
    plays(900_007, async ({ feed, book, sends }) => {
      await sends('fixture-900007', '07-clock')
      expect(book.sink.events.get(feed.match)).toMatchObject({
        score: {
          clock: {
            match_time: 2_700,
            stoppage_time: 120,
            stoppage_time_announced: 240,
            remaining_time: 2_700,
            remaining_time_in_period: 0,
            stopped: false,
          },
        },
      })
    }))

  test('CAT-05: two providers call two matches by one number', () =>
    plays(900_011, async ({ sends }) => {
      await sends('09-names-1-en', '10-numbers-oddin-same-match')
      const rows = await db.query<{ seed: string }>('SELECT seed FROM matches WHERE seed ~ $1 ORDER BY seed', [
        '900011',
      ])
      expect(rows.map(({ seed }) => seed)).toEqual(['od:match:900011', 'sr:match:900011'])
    }))

  test('CAT-05: every reported message was sent', () => {
    expect([...sentFiles].sort()).toEqual(readdirSync(CASES).sort())
  })
})
