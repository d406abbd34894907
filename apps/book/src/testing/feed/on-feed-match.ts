import { onBook, type Suite } from '../on-book.ts'
import type { TestBook } from '../test-book.ts'
import type { single, TestPlayer } from '../test-player.ts'
import { alive, DESCRIPTIONS, fixture, MORE_PLAYERS, PLAYERS } from './messages.ts'
import { TestFeed } from './test-feed.ts'

export interface FeedWorld {
  readonly book: TestBook
  readonly feed: TestFeed
  readonly demo: TestPlayer
  /** Unix ms at which the test begins. */
  readonly now: number
  pick(marketId: number, outcomeId: string, odds: number, specifier?: string): Parameters<typeof single>[0]
}

/** A match in two days, described, with both of Betradar's producers alive, and a player with 100.00. */
export function onFeedMatch(suite: () => Suite, run: (world: FeedWorld) => Promise<void>, startsInMs = 48 * 3_600_000) {
  return onBook(suite, async ({ book, player }) => {
    const feed = await TestFeed.open(book)
    const now = book.clock.now()
    try {
      await feed.sends(fixture(feed.match, { start: new Date(now + startsInMs).toISOString() }))
      for (const document of [DESCRIPTIONS, PLAYERS, MORE_PLAYERS, alive(1, now), alive(3, now)])
        await feed.sends(document)
      const demo = await player({ EUR: 100_00 })
      const pick: FeedWorld['pick'] = (marketId, outcomeId, odds, specifier = '') => {
        return { match_id: feed.match, market_id: marketId, specifier, outcome_id: outcomeId, odds: odds * 10_000 }
      }
      await run({ book, feed, demo, now, pick })
    } finally {
      await feed.source.stop()
    }
  })
}
