import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { alive } from '../../../../testing/feed/messages.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { describeOnBroker } from '../../../../testing/feed-server/describe-on-broker.ts'
import { openLiveBook } from '../../../../testing/feed-server/live-book.ts'
import { playProgramme } from '../../../../testing/feed-server/play-programme.ts'
import { joined, pathsOf, readProgramme } from '../../../../testing/feed-server/read-programme.ts'
import { createRealClock } from '../../../../testing/feed-server/real-clock.ts'
import { hasSamples, sampleFeed } from '../../../../testing/feed-server/sample-feed.ts'
import { createPgDatabase } from '../../../../testing/pg-database.ts'
import { openTestBook, type TestBook } from '../../../../testing/test-book.ts'
import { type RecordedLine, recordFeed } from '../index.ts'

/** What came of the messages: results of bets, prices and standings of matches. */
async function outcomeOf(db: Db, { sink }: TestBook) {
  const results = await db.query(
    'SELECT match_id, market_id, specifier, outcomes, void_reason, said_at::text FROM market_results ORDER BY 1, 2, 3',
    [],
  )
  const matches = await db.query<{ id: number }>(
    "SELECT id, seed, status, score, tournament_id, home_id, away_id FROM matches WHERE origin = 'feed' ORDER BY id",
    [],
  )
  const boards = matches.map(({ id }) =>
    [...(sink.board.event(id)?.markets.values() ?? [])]
      .map(({ id, specifier, status, outcomes, origin, most_balanced }) => {
        return { id, specifier, status, outcomes, origin, most_balanced }
      })
      .sort((a, b) => a.id - b.id || (a.specifier < b.specifier ? -1 : 1)),
  )
  return { results, matches, boards }
}

await describeOnBroker('messages over AMQP and from files', (broker) => {
  test.runIf(hasSamples).each([
    ['minus5-go-uof-sdk/', 'betradar', 'sr'],
    ['oddin-javasdk-fixtures/', 'oddin', 'od'],
  ] as const)(
    'LIVE-01 BETS-01: the samples in %s come to the same results, prices and standings both ways',
    async (folder, provider, prefix) => {
      const samples = sampleFeed(folder, prefix, Date.now() - 1_000)
      const files = await createPgDatabase(broker.server)
      const book = await openTestBook(files.db, createRealClock())
      const feed = await TestFeed.open(book)
      for (const document of samples.documents) await feed.takes(document, provider)
      for (const producer of samples.producers) await feed.takes(alive(producer, Date.now()), provider)
      for (const message of samples.messages) await feed.takes(message, provider)
      await feed.plays()
      const expected = await outcomeOf(files.db, book)
      await feed.source.stop()
      expect(expected.results.length + expected.boards.flat().length).toBeGreaterThan(0)

      const queues = await createPgDatabase(broker.server)
      const producers = samples.producers.map((id) => ({ id, path: `p${id}`, scope: 'live' }))
      const live = await openLiveBook(queues.db, broker.rabbit, { provider, producers })
      for (const document of samples.documents)
        for (const path of pathsOf(document))
          live.vendor.api.documents.set(path, joined(live.vendor.api.documents.get(path), document))
      try {
        await live.comesUp(...samples.producers)
        await live.vendor.sends(...samples.messages)
        const areStored = (matches: typeof expected.matches) =>
          matches.every((match) => expected.matches.some((other) => isDeepStrictEqual(match, other)))
        await live.until('all is taken in', async () => {
          const now = await outcomeOf(queues.db, live.book)
          const isWhole = now.boards.flat().length >= expected.boards.flat().length
          return isWhole && isDeepStrictEqual(now.results, expected.results) && areStored(now.matches)
        })
        await live.plays()
        const { boards, results, matches } = await outcomeOf(queues.db, live.book)
        expect(results).toEqual(expected.results)
        const named = new Set(matches.map(({ id }) => id))
        // Fixtures without a message are not requested.
        expect(expected.matches.filter(({ id }) => named.has(id))).toEqual(matches)
        expect(boards.flat()).toEqual(expected.boards.flat())
        expect(await live.rejects()).toBe(0)
      } finally {
        await live.source.stop()
        await live.vendor.close()
        await queues.drop()
        await files.drop()
      }
    },
  )

  test('LIVE-01: a recorded session replays to the same prices, at other times and another speed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-recording-'))
    const file = join(folder, 'feed.jsonl')
    const lines: RecordedLine[] = []
    try {
      await broker.onFeed(async ({ live, home, prices }) => {
        const recorder = recordFeed(live.account, live.book.parts, (line) => void lines.push(line))
        await live.comesUp(1)
        await expect.poll(async () => (await live.vendor.broker.queues()).length).toBe(4)
        for (const price of [2.5, 2.6, 2.7, 3.1]) {
          await live.vendor.sends(prices(price))
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
        await live.until('the last price is shown', () => home() === 31_000)
        await recorder.stop()
        expect(live.vendor.api.recoveries.map(({ path }) => path)).toHaveLength(3)
      })
      await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      const programme = readProgramme([file])
      expect(programme.messages.length).toBeGreaterThanOrEqual(4)
      await broker.onFeed(async ({ live }) => {
        const [, match] = /event_id="sr:match:(\d+)"/.exec(programme.messages[0]?.body ?? '') ?? []
        await live.comesUp(1)
        const terms = { now: Date.now, pace: { speed: 10 }, isActive: () => true }
        expect(await playProgramme(live.vendor, programme, terms)).toBe(programme.messages.length)
        const shown = () => live.market(Number(match), 1)
        await live.until(
          'the last price is shown',
          () => shown()?.outcomes[0]?.odds === 31_000 && shown()?.status === 1,
        )
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
