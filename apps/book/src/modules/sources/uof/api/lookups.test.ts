import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { DESCRIPTIONS, fixture, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { type ApiDouble, startApiDouble } from '../../../../testing/feed-server/api-double.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { injectCall } from '../../../../testing/inject-call.ts'
import { onBook, suiteOn } from '../../../../testing/on-book.ts'
import type { TestBook } from '../../../../testing/test-book.ts'
import { createMatchCalls, ingestUof } from '../../../settlement/index.ts'
import { createFeedIngest } from '../ingest-feed.ts'
import { createTakeIn } from '../session/take-in.ts'
import { createLookups, type Lookups } from './lookups.ts'
import { createRecently } from './recently.ts'
import { createUofApi } from './uof-api.ts'

let db: Db
beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

interface World {
  readonly book: TestBook
  readonly api: ApiDouble
  readonly match: number
  /** A message comes through the session; everything that it makes the book ask for is asked for and played. */
  comes(body: string): Promise<void>
  markets(locale?: string): Promise<readonly { id: number; name: string; outcomes: readonly { name: string }[] }[]>
}

/** A book that asks an API in English and German for what messages go by. */
function onApi(run: (world: World) => Promise<void>): Promise<void> {
  return onBook(
    () => suiteOn(db, 1),
    async ({ book }) => {
      const { parts, clock } = book
      const feed = await TestFeed.open(book)
      const api = await startApiDouble({ token: 't', now: clock.now, recover: () => {} })
      const client = createUofApi({ apiUrl: api.url, token: 't', ca: null }, clock)
      const ingest = createFeedIngest({
        ...parts,
        calls: createMatchCalls(parts),
        undescribed: (lacks) => lookups.descriptions(lacks),
      })
      const lookups: Lookups = createLookups({
        ...parts,
        api: client,
        ingest,
        provider: 'betradar',
        languages: ['en', 'de'],
      })
      const take = createTakeIn({
        ...parts,
        provider: 'betradar',
        ingest,
        lookups,
        monitor: { happens: () => {} },
        unknowns: { note: () => {} },
        takeResults: (body) => ingestUof(parts, body),
      })
      const start = new Date(clock.now() + 48 * 3_600_000).toISOString()
      for (const language of ['en', 'de']) {
        api.documents.set(
          `/sports/${language}/sport_events/sr:match:${feed.match}/fixture.xml`,
          fixture(feed.match, { start }),
        )
        api.documents.set(`/descriptions/${language}/markets.xml`, DESCRIPTIONS)
      }
      try {
        await run({
          book,
          api,
          match: feed.match,
          async comes(body) {
            await take({ generation: 1, routingKey: '', body, done: () => {} })
            await lookups.idle()
            await feed.plays()
          },
          async markets(locale = 'en') {
            const { answer } = await injectCall(book.app, 'getMatchMarkets', {
              params: { id: feed.match },
              headers: { 'accept-language': locale },
            })
            return answer.data
          },
        })
      } finally {
        await feed.source.stop()
        await client.close()
        await api.close()
      }
    },
  )
}

const profile = (id: number, name: string) =>
  `<player_profile><player id="sr:player:${id}" name="${name}" full_name="${name}"/></player_profile>`
const EVENLY = { yes: 2, no: 2 }

test('CAT-05 fault 6: a player who is a specifier of a market is asked for by name, and the market is called by it', () =>
  onApi(async ({ api, match, comes, markets }) => {
    const player = 'sr:player:8200001'
    api.documents.set(
      '/descriptions/en/markets.xml',
      `<market_descriptions><market id="888" name="{%player} to score" groups="all"><outcomes>
        <outcome id="yes" name="yes"/><outcome id="no" name="no"/></outcomes></market></market_descriptions>`,
    )
    api.documents.set(`/sports/en/players/${player}/profile.xml`, profile(8_200_001, 'Cleo Keeper'))
    await comes(oddsChange(match, 3, [market(888, EVENLY, { specifiers: `player=${player}|total=1.5` })]))
    expect((await markets()).find(({ id }) => id === 888)?.name).toBe('Cleo Keeper to score')
  }))

test('CAT-05 fault 11: a name that is missing in a language is shown in the first one, and is asked for once', () =>
  onApi(async ({ api, match, comes, markets }) => {
    const player = 'sr:player:8200002'
    api.documents.set(`/sports/en/players/${player}/profile.xml`, profile(8_200_002, 'Dana Winger'))
    const prices = oddsChange(match, 3, [market(40, { [player]: 3 }, { specifiers: 'type=prematch' })])
    for (let i = 0; i < 3; i++) await comes(prices)
    for (const locale of ['en', 'de']) {
      const shown = (await markets(locale)).find(({ id }) => id === 40)
      expect(shown?.outcomes.map(({ name }) => name)).toEqual(['Dana Winger'])
    }
    const asked = api.requests.filter((one) => one.includes(encodeURIComponent(player)))
    expect(asked).toHaveLength(2)
  }))

test('CAT-05 fault 12: a variant that was described without an outcome is asked for again when a message prices it', () =>
  onApi(async ({ book, api, match, comes, markets }) => {
    const variant = 'sr:exact_goals:9+test'
    const described = (...goals: readonly number[]) =>
      `<market_descriptions><market id="21" name="Exact goals" groups="all" variant="${variant}"><outcomes>${goals
        .map((n) => `<outcome id="${variant}:${n}" name="${n}"/>`)
        .join('')}</outcomes></market></market_descriptions>`
    const path = `/descriptions/en/markets/21/variants/${variant}`
    const prices = (...goals: readonly number[]) =>
      oddsChange(match, 3, [
        market(21, Object.fromEntries(goals.map((n) => [`${variant}:${n}`, 4])), { specifiers: `variant=${variant}` }),
      ])
    const shown = async () => (await markets()).find(({ id }) => id === 21)?.outcomes.map(({ name }) => name)
    api.documents.set(path, described(0, 1))
    await comes(prices(0, 1))
    expect(await shown()).toEqual(['0', '1'])
    api.documents.set(path, described(0, 1, 2))
    book.clock.advance(61_000)
    await comes(prices(0, 1, 2))
    expect(await shown()).toEqual(['0', '1', '2'])
  }))

test('fault 10: what is remembered of answers is bounded, the oldest goes first', () => {
  const recent = createRecently(1_000)
  for (let i = 0; i < 50_000; i++) recent.note(`sr:player:${i}`, 60_000)
  expect(recent.size).toBe(1_000)
  expect([recent.has('sr:player:0', 1), recent.has('sr:player:49999', 1)]).toEqual([false, true])
  expect(recent.has('sr:player:49999', 60_000)).toBe(false)
})

test('fault 10: documents are asked for in the languages of the settings, and in no others', () =>
  onApi(async ({ api, match, comes }) => {
    await comes(oddsChange(match, 3, [market(77_001, EVENLY), market(1, { 1: 2, 2: 3, 3: 4 })]))
    const languages = api.requests.flatMap((one) => /\/(?:sports|descriptions)\/(\w+)\//.exec(one)?.[1] ?? [])
    expect([...new Set(languages)].sort()).toEqual(['de', 'en'])
  }))

test('CAT-05: a document that has not changed is not sent again, and one that has is taken', () =>
  onApi(async ({ book, api, match, comes, markets }) => {
    const named = (name: string) =>
      `<market_descriptions><market id="77002" name="${name}" groups="all"><outcomes><outcome id="yes" name="yes"/>
        <outcome id="no" name="no"/></outcomes></market></market_descriptions>`
    const path = '/descriptions/en/markets.xml'
    const shown = async () => (await markets()).find(({ id }) => id === 77_002)?.name
    const asksAgain = async () => {
      book.clock.advance(601_000)
      await comes(oddsChange(match, 3, [market(77_003, EVENLY), market(77_002, EVENLY)]))
    }
    api.documents.set(path, named('Before'))
    await asksAgain()
    expect([await shown(), api.unchanged]).toEqual(['Before', []])
    await asksAgain()
    expect([await shown(), api.unchanged]).toEqual(['Before', [`/v1${path}`, '/v1/descriptions/de/markets.xml']])
    api.documents.set(path, named('After'))
    await asksAgain()
    expect(await shown()).toBe('After')
    expect(api.unchanged).toHaveLength(3)
  }))
