import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { placed } from '../../../../testing/cashes-out.ts'
import { ADA, eventStatus, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { type FeedWorld, onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import type { TestBook } from '../../../../testing/test-book.ts'
import { single } from '../../../../testing/test-player.ts'

const PLAY = { live: 1, ended: 3, closed: 4, cancelled: 5, abandoned: 9 } as const
const SCORERS = { specifiers: 'type=prematch' }
/** Longer than a match is shown after its end without a question to the database. */
const LONG_AFTER_MS = 180_000

/** A message about the score. @param score as 2:1; null: it names none */
function saysScore(feed: TestFeed, play: keyof typeof PLAY | null, score: string | null, at: number) {
  const [home_score, away_score] = score?.split(':').map(Number) ?? []
  const status = play === null ? undefined : PLAY[play]
  return feed.sends(oddsChange(feed.match, 3, [], at, eventStatus({ status, home_score, away_score })))
}

/** Status and score of a match, as its page, the list of results and the database have them. */
async function shown({ book, demo }: Pick<FeedWorld, 'book' | 'demo'>, id: number) {
  // As a player: equal questions of visitors share a response for a moment.
  const { data } = (await demo.call('getMatch', { params: { id } })).answer
  const [row] = await book.parts.db.query<{ status: EventStatus; score: { home: number; away: number } | null }>(
    'SELECT status, score FROM matches WHERE id = $1',
    [id],
  )
  const textOf = (score: { home: number; away: number } | null | undefined) => score && `${score.home}:${score.away}`
  const page = data.type === 'match' ? textOf(data.statistics?.total_score) : null
  return { page: `${data.status} ${page}`, stored: `${row?.status} ${textOf(row?.score)}` }
}

const finished = (score: string) => ({
  page: `${EVENT_STATUS.finished} ${score}`,
  stored: `${EVENT_STATUS.finished} ${score}`,
})

/** The process is gone, and another one begins. */
async function another(book: TestBook, feed: TestFeed): Promise<TestFeed> {
  await feed.source.stop()
  book.sink.remove(feed.match)
  return TestFeed.open(book, feed.match)
}

onDatabase((suite) => {
  describe('scores of matches that are over', () => {
    test('CAT-05 CAT-07: a later score of a match that is over corrects the one that is shown, an older one or one without a score does not', () =>
      onFeedMatch(suite, async (world) => {
        const { book, feed, now } = world
        await feed.passes(1_000)
        await saysScore(feed, 'live', '1:0', now + 100)
        await saysScore(feed, 'closed', '2:0', now + 200)
        expect(await shown(world, feed.match)).toEqual(finished('2:0'))
        const before = book.sink.events.get(feed.match)
        for (const [play, score, at] of [
          ['closed', '2:1', 300],
          ['live', '0:0', 250],
          ['closed', null, 400],
        ] as const) {
          await saysScore(feed, play, score, now + at)
          expect(await shown(world, feed.match), `${score} of ${at}`).toEqual(finished('2:1'))
        }
        // Pages that have the match open take what has a higher version.
        expect(book.sink.events.get(feed.match)?.version).toBeGreaterThan(before?.version ?? 0)
        // A match that is over is not played on.
        await saysScore(feed, 'live', '3:1', now + 500)
        expect(await shown(world, feed.match)).toEqual(finished('3:1'))
      }))

    test('CAT-07: also long after the end, behind restarts, and when the messages of before are pruned', () =>
      onFeedMatch(suite, async (world) => {
        const { book, feed, now } = world
        await feed.passes(1_000)
        await saysScore(feed, 'closed', '2:0', now + 200)
        await feed.passes(LONG_AFTER_MS)
        expect(book.sink.events.get(feed.match)).toBeUndefined()
        await saysScore(feed, null, '2:1', now + 300)
        expect(await shown(world, feed.match)).toEqual(finished('2:1'))
        let next = await another(book, feed)
        expect(await shown(world, feed.match)).toEqual(finished('2:1'))
        await saysScore(next, 'closed', '2:2', now + 400)
        expect(await shown(world, feed.match)).toEqual(finished('2:2'))
        await book.parts.db.query('DELETE FROM feed_messages')
        next = await another(book, next)
        await saysScore(next, 'closed', '9:9', now + 350)
        expect(await shown(world, feed.match)).toEqual(finished('2:2'))
        await saysScore(next, 'closed', '1:1', now + 450)
        expect(await shown(world, feed.match)).toEqual(finished('1:1'))
        await next.source.stop()
      }))

    test('CAT-07: a score that is later than the end and arrives before it is the one that is shown', () =>
      onFeedMatch(suite, async (world) => {
        const { feed, now } = world
        await feed.passes(1_000)
        await saysScore(feed, 'ended', '2:1', now + 300)
        await saysScore(feed, 'closed', '2:0', now + 200)
        expect(await shown(world, feed.match)).toEqual(finished('2:1'))
      }))

    test('CAT-07: a message without a score leaves the score as it is, whichever comes first', () =>
      onFeedMatch(suite, async (world) => {
        const { feed, now } = world
        await feed.passes(1_000)
        await saysScore(feed, 'live', null, now + 300)
        await saysScore(feed, 'live', '1:0', now + 200)
        await saysScore(feed, 'closed', null, now + 400)
        expect(await shown(world, feed.match)).toEqual(finished('1:0'))
      }))

    test('CAT-07: the score of an abandoned match is corrected too', () =>
      onFeedMatch(suite, async (world) => {
        const { feed, now } = world
        await feed.passes(1_000)
        await saysScore(feed, 'live', '1:0', now + 100)
        await saysScore(feed, 'abandoned', '1:0', now + 200)
        await saysScore(feed, 'abandoned', '1:1', now + 300)
        expect((await shown(world, feed.match)).stored).toBe(`${EVENT_STATUS.not_covered} 1:1`)
      }))

    test.for([
      { first: 'closed', next: 'abandoned' },
      { first: 'abandoned', next: 'closed' },
      { first: 'closed', next: 'cancelled' },
      { first: 'cancelled', next: 'closed' },
    ] as const)('CAT-07: a match that is $first and then $next is finished, with its score', ({ first, next }) =>
      onFeedMatch(suite, async (world) => {
        const { feed, now } = world
        await feed.passes(1_000)
        await saysScore(feed, 'live', '1:0', now + 100)
        for (const [i, end] of [first, next].entries()) {
          await feed.passes(2_000)
          await saysScore(feed, end, '2:1', now + 200 + i)
        }
        await feed.passes(2_000)
        expect(await shown(world, feed.match)).toEqual(finished('2:1'))
      }),
    )

    test('BETS-01: a corrected score moves no money and no bet: those follow results alone', () =>
      onFeedMatch(suite, async (world) => {
        const { book, feed, demo, now, pick } = world
        await feed.sends(oddsChange(feed.match, 3, [market(40, { [ADA]: 3 }, SCORERS)], now))
        const bet = await placed(demo, single(pick(40, ADA, 3, 'type=prematch'), 10_00))
        await feed.passes(1_000)
        const result = (value: number, at: number) =>
          feed.sends(
            `<bet_settlement certainty="2" product="3" event_id="sr:match:${feed.match}" timestamp="${at}"><outcomes><market id="40" specifiers="type=prematch"><outcome id="${ADA}" result="${value}"/></market></outcomes></bet_settlement>`,
          )
        await saysScore(feed, 'closed', '1:0', now + 100)
        await result(1, now + 110)
        await demo.expectBalance(100_00 + 20_00)
        await saysScore(feed, 'closed', '0:0', now + 200)
        await demo.expectBalance(100_00 + 20_00)
        expect((await demo.bet(bet.id)).result).toBe('win_entire')
        await result(0, now + 210)
        await demo.expectBalance(90_00)
        expect(await shown(world, feed.match)).toEqual(finished('0:0'))
        await book.expectCleanBooks()
      }))
  })
})
