import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { alive, DESCRIPTIONS, fixture, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { type ApiDouble, startApiDouble } from '../../../../testing/feed-server/api-double.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { injectCall } from '../../../../testing/inject-call.ts'
import { onBook, suiteOn } from '../../../../testing/on-book.ts'
import type { TestBook } from '../../../../testing/test-book.ts'
import { single } from '../../../../testing/test-player.ts'
import { recordHeartbeat } from '../../../providers/index.ts'
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
  readonly lookups: Lookups
  readonly book: TestBook
  readonly api: ApiDouble
  readonly match: number
  /** Receives a message through the session; every document that the book then requests is fetched and applied. */
  comes(body: string): Promise<void>
  markets(locale?: string): Promise<readonly { id: number; name: string; outcomes: readonly { name: string }[] }[]>
}

/** A book that requests the documents named by messages from an API, in English and German. */
function onApi(run: (world: World) => Promise<void>, on = () => db): Promise<void> {
  return onBook(
    () => suiteOn(on(), 1),
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
        monitor: { happens: () => {}, isListed: () => true },
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
          lookups,
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

test('BETS-01: a season is requested with its competitors, is offered as an outright, takes bets until its end and is settled', () =>
  onApi(async ({ book, api, match, comes }) => {
    const season = `sr:season:${match}`
    const day = (days: number) => new Date(book.clock.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
    const sides = [1, 2, 3].map((n) => `sr:competitor:${match * 10 + n}`)
    for (const [language, name] of [
      ['en', 'Test League 26/27'],
      ['de', 'Testliga 26/27'],
    ])
      api.documents.set(
        `/sports/${language}/tournaments/${season}/info.xml`,
        `<tournament_info><tournament id="sr:tournament:8800001" name="Test League"><sport id="sr:sport:1" name="Soccer"/>
          <category id="sr:category:8800001" name="Testland"/></tournament>
          <season id="${season}" name="${name}" start_date="${day(-30)}" end_date="${day(60)}" tournament_id="sr:tournament:8800001"/>
          <groups><group id="sr:group:1">${sides.map((id, n) => `<competitor id="${id}" name="Side ${n}"/>`).join('')}</group></groups></tournament_info>`,
      )
    api.documents.set(
      '/descriptions/en/markets.xml',
      '<market_descriptions><market id="534" name="Outright winner" groups="all"><outcomes/></market></market_descriptions>',
    )
    const about = (text: string) => text.replace(/event_id="[^"]*"/, `event_id="${season}"`)
    await comes(alive(3, book.clock.now()))
    book.clock.advance(1_000)
    const sign = { provider: 'betradar', producer: '3', isAlive: true, messageAt: book.clock.now() } as const
    await recordHeartbeat(book.parts.db, sign, book.clock.now())
    await book.works()
    const prices = oddsChange(match, 3, [market(534, Object.fromEntries(sides.map((id, n) => [id, n + 2])))])
    await comes(about(prices))
    const event = [...book.sink.events.all()].find((one) => one.type === 'outright')
    expect(event).toMatchObject({ names: { en: 'Test League 26/27', de: 'Testliga 26/27' }, status: 0 })
    const id = event?.id ?? 0
    const shown = () => [...(book.sink.board.event(id)?.markets.values() ?? [])].find((one) => one.id === 534)
    expect(shown()).toMatchObject({ status: 1, outcomes: [{ odds: 20_000 }, { odds: 30_000 }, { odds: 40_000 }] })
    const { answer } = await injectCall(book.app, 'getMatchMarkets', { params: { id } })
    expect(answer.data.map(({ name, outcomes }) => [name, outcomes.map((one) => one.name)])).toEqual([
      ['Outright winner', ['Side 0', 'Side 1', 'Side 2']],
    ])
    const demo = await book.player('season', { EUR: 100_00 })
    const [winner = '', second = ''] = sides
    const pick = { match_id: id, market_id: 534, specifier: '', outcome_id: winner, odds: 20_000 }
    const [placed] = (await demo.places(single(pick, 10_00))).expectAccepted()
    await comes(
      `<bet_settlement certainty="2" product="3" event_id="${season}" timestamp="${book.clock.now()}"><outcomes><market id="534">
        <outcome id="${winner}" result="1" dead_heat_factor="0.5"/><outcome id="${second}" result="1" dead_heat_factor="0.5"/>
        <outcome id="${sides[2]}" result="0"/></market></outcomes></bet_settlement>`,
    )
    await book.works()
    // Two share the first place: half of the stake wins.
    expect((await demo.bet(placed?.id ?? 0)).status).toBe('done')
    await demo.expectBalance(100_00)
    await book.expectCleanBooks()
  }))

test('CAT-05 fault 6: a player who is a specifier of a market is requested by name, and the market is called by it', () =>
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

test('CAT-05 fault 11: a name that is missing in a language is shown in the first one, and is requested once', () =>
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

test('CAT-05 fault 12: a variant that was described without an outcome is requested again when a message prices it', () =>
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

test('CAT-05: an outcome that is described without a name is not offered, and is requested again', () =>
  onApi(async ({ book, api, match, comes, markets }) => {
    const variant = 'sr:exact_goals:3+nameless'
    const described = (second: string) =>
      `<market_descriptions><market id="21" name="Exact goals" groups="all" variant="${variant}"><outcomes>
        <outcome id="${variant}:0" name="0"/><outcome id="${variant}:1" name="${second}"/></outcomes></market></market_descriptions>`
    const path = `/descriptions/en/markets/21/variants/${variant}`
    const outcomes = { [`${variant}:0`]: 2, [`${variant}:1`]: 3 }
    const prices = oddsChange(match, 3, [market(21, outcomes, { specifiers: `variant=${variant}` })])
    const shown = async () => (await markets()).find(({ id }) => id === 21)?.outcomes.map(({ name }) => name)
    api.documents.set(path, described(''))
    await comes(prices)
    expect(await shown()).toEqual(['0'])
    api.documents.set(path, described('1'))
    book.clock.advance(61_000)
    await comes(prices)
    expect(await shown()).toEqual(['0', '1'])
  }))

test('CAT-05 BETS-01: after a fixture change the fixture is requested where it is not cached, and again while the API does not respond', () =>
  onApi(async ({ book, api, match, comes }) => {
    await comes(oddsChange(match, 3, [market(1, { 1: 2, 2: 3, 3: 4 })]))
    const at = (hours: number) => new Date(book.clock.now() + hours * 3_600_000).toISOString()
    const moved = at(30)
    const startsAt = () => {
      const entry = book.sink.events.get(match)
      return entry === undefined ? null : new Date(entry.startsAt).toISOString()
    }
    for (const language of ['en', 'de'])
      api.documents.set(
        `/sports/${language}/sport_events/sr:match:${match}/fixture_change_fixture.xml`,
        fixture(match, { start: moved }),
      )
    api.fault = 503
    const change = `<fixture_change product="3" event_id="sr:match:${match}" timestamp="${book.clock.now()}" change_type="2"/>`
    await comes(change)
    expect(startsAt()).not.toBe(moved)
    api.fault = 'none'
    book.clock.advance(20_000)
    await comes(oddsChange(match, 3, [market(1, { 1: 2.1, 2: 3, 3: 4 })]))
    expect(startsAt()).toBe(moved)
  }))

test('fault 10: the cache of responses is bounded, the oldest is removed first', () => {
  const recent = createRecently(1_000)
  for (let i = 0; i < 50_000; i++) recent.note(`sr:player:${i}`, 60_000)
  expect(recent.size).toBe(1_000)
  expect([recent.has('sr:player:0', 1), recent.has('sr:player:49999', 1)]).toEqual([false, true])
  expect(recent.has('sr:player:49999', 60_000)).toBe(false)
})

test('fault 10: documents are requested in the languages of the settings, and in no others', () =>
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

test('CAT-05: words for match statuses are requested by language, those for void reasons once, again after a failure, and after a day if they changed', () =>
  onApi(async ({ book, api, lookups }) => {
    const phases = (words: string) =>
      `<match_status_descriptions><match_status id="546" description="${words}"/></match_status_descriptions>`
    const reasons = '<void_reasons_descriptions><void_reason id="17" description="LATE"/></void_reasons_descriptions>'
    api.documents.set('/descriptions/en/match_status.xml', phases('Golden point'))
    api.documents.set('/descriptions/void_reasons.xml', reasons)
    const asks = async () => {
      const before = api.requests.length
      lookups.words()
      await lookups.idle()
      return api.requests.slice(before).map((one) => String(one).replace(/^.*descriptions/, ''))
    }
    expect(await asks()).toHaveLength(3)
    expect(await asks()).toEqual([])
    // A missing document is requested again later, without a message.
    api.documents.set('/descriptions/de/match_status.xml', phases('Goldener Punkt'))
    book.clock.advance(601_000)
    expect(await asks()).toEqual(['/de/match_status.xml'])
    const rows = await db.query(
      "SELECT kind, number, language, words FROM feed_words WHERE provider = 'betradar' ORDER BY kind, language",
    )
    expect(rows).toEqual([
      { kind: 'match_status', number: 546, language: 'de', words: 'Goldener Punkt' },
      { kind: 'match_status', number: 546, language: 'en', words: 'Golden point' },
      { kind: 'void_reason', number: 17, language: 'en', words: 'LATE' },
    ])
    book.clock.advance(24 * 3_600_000)
    api.unchanged.length = 0
    expect(await asks()).toHaveLength(3)
    expect(api.unchanged).toHaveLength(3)
  }))

test('CAT-05 BETS-01: player props have names of players from specifiers and outcomes by language, stop by their group alone, and each line is paid by its own result', async () => {
  // Another test has advanced its clock by a day, so what it stored is later than the messages of this one.
  const own = await freshDb()
  await onApi(
    async ({ book, api, match, comes, markets }) => {
      const [cleo, dora] = ['sr:player:8200011', 'sr:player:8200012']
      const props = (over: string, under: string) => `<market_descriptions>
      <market id="1" name="1x2" groups="all|score"><outcomes><outcome id="1" name="{$competitor1}"/><outcome id="2" name="draw"/>
        <outcome id="3" name="{$competitor2}"/></outcomes></market>
      <market id="921" name="{%player} total points" groups="all|player_props"><outcomes>
        <outcome id="13" name="${under} {total}"/><outcome id="12" name="${over} {total}"/></outcomes></market>
      <market id="922" name="Most assists" groups="all|player_props" outcome_type="player"><outcomes/></market></market_descriptions>`
      api.documents.set('/descriptions/en/markets.xml', props('over', 'under'))
      api.documents.set('/descriptions/de/markets.xml', props('über', 'unter'))
      for (const [language, first, second] of [
        ['en', 'Cleo Keeper', 'Dora Wing'],
        ['de', 'Kleo Hüter', 'Dora Flügel'],
      ] as const) {
        api.documents.set(`/sports/${language}/players/${cleo}/profile.xml`, profile(8_200_011, first))
        api.documents.set(`/sports/${language}/players/${dora}/profile.xml`, profile(8_200_012, second))
      }
      await comes(alive(3, book.clock.now()))
      book.clock.advance(1_000)
      const now = book.clock.now()
      await recordHeartbeat(book.parts.db, { provider: 'betradar', producer: '3', isAlive: true, messageAt: now }, now)
      await book.works()
      // Specifiers come in any order.
      const lines = [`player=${cleo}|total=20.5`, `total=24.5|player=${cleo}`, `total=20.5|player=${dora}`]
      const priced = lines.map((specifiers) => market(921, { 12: 1.9, 13: 1.9 }, { specifiers }))
      const result = market(1, { 1: 2, 2: 3.5, 3: 4 })
      await comes(oddsChange(match, 3, [result, ...priced, market(922, { [cleo]: 2, [dora]: 3 })]))
      const named = async (locale: string, id: number) =>
        (await markets(locale))
          .filter((one) => one.id === id)
          .map(({ name, outcomes }) => [name, ...outcomes.map((outcome) => outcome.name)].join(', '))
          .sort()
      expect(await named('en', 921)).toEqual([
        'Cleo Keeper total points, over 20.5, under 20.5',
        'Cleo Keeper total points, over 24.5, under 24.5',
        'Dora Wing total points, over 20.5, under 20.5',
      ])
      expect((await named('de', 921))[2]).toMatch(/^Kleo Hüter total points, über 24[.,]5, unter 24[.,]5$/)
      expect([...(await named('en', 922)), ...(await named('de', 922))]).toEqual([
        'Most assists, Cleo Keeper, Dora Wing',
        'Most assists, Kleo Hüter, Dora Flügel',
      ])
      const demo = await book.player('props', { EUR: 100_00 })
      const bet = async (marketId: number, outcomeId: string, odds: number, specifier = '') => {
        const pick = { match_id: match, market_id: marketId, specifier, outcome_id: outcomeId, odds }
        const [placed] = (await demo.places(single(pick, 10_00))).expectAccepted()
        return placed?.id ?? 0
      }
      const low = await bet(921, '12', 19_000, `player=${cleo}|total=20.5`)
      const high = await bet(921, '12', 19_000, `player=${cleo}|total=24.5`)
      const other = await bet(921, '12', 19_000, `player=${dora}|total=20.5`)
      const most = await bet(922, dora, 30_000)
      const about = `product="3" event_id="sr:match:${match}"`
      await comes(`<bet_stop ${about} timestamp="${now + 10}" groups="player_props"/>`)
      const statuses = [...(book.sink.board.event(match)?.markets.values() ?? [])].map(
        ({ id, status }) => `${id}:${status}`,
      )
      expect(statuses.sort()).toEqual(['1:1', '921:-1', '921:-1', '921:-1', '922:-1'])
      const line = (specifier: string, over: number) =>
        `<market id="921" specifiers="${specifier}"><outcome id="12" result="${over}"/><outcome id="13" result="${1 - over}"/></market>`
      await comes(`<bet_settlement certainty="2" ${about} timestamp="${now + 20}"><outcomes>
      ${line(`total=20.5|player=${cleo}`, 1)}${line(`player=${cleo}|total=24.5`, 0)}
      <market id="922"><outcome id="${cleo}" result="0"/><outcome id="${dora}" result="1"/></market>
      <market id="921" specifiers="player=${dora}|total=20.5" void_reason="6"><outcome id="12" result="0" void_factor="1"/>
        <outcome id="13" result="0" void_factor="1"/></market></outcomes></bet_settlement>`)
      await book.works()
      const results = await Promise.all([low, high, other, most].map(async (id) => (await demo.bet(id)).result))
      expect(results).toEqual(['win_entire', 'lose_entire', 'refund_entire', 'win_entire'])
      await demo.expectBalance(100_00 - 40_00 + 19_00 + 10_00 + 30_00)
      await book.expectCleanBooks()
    },
    () => own,
  )
  await own.close()
})
