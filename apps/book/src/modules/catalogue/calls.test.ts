import type { Match, SportEvent } from '@touchline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '../sources/simulator/testing/test-world.ts'
import { callHandler } from './testing/call-handler.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
  world.prices()
})
afterAll(() => world.close())

function isMatch(event: SportEvent): event is Match {
  return event.type === 'match'
}

async function matches(query: Parameters<typeof callHandler<'getMatches'>>[2] = {}): Promise<SportEvent[]> {
  return (await callHandler(world.catalogue, 'getMatches', query)).data
}

test('CAT-01: sports are listed by priority with their visible events, in the requested language', async () => {
  const { data } = await callHandler(world.catalogue, 'getSports', { locale: 'de' })
  expect(data.map((sport) => sport.key).slice(0, 2)).toEqual(['football', 'tennis'])
  expect(data[0]).toMatchObject({ name: 'Fußball', urn_id: 'sr:sport:1', type: 'regular' })
  const sports = data.filter(({ type }) => type === 'regular' || type === 'cyber')
  const live = sports.reduce((sum, sport) => sum + sport.events_count.live, 0)
  expect(live).toBe(world.matches('live').length)
  expect(sports.every((sport) => sport.events_count.outrights > 0)).toBe(true)
  const cyber = await callHandler(world.catalogue, 'getSports', { query: { sport_type: 'cyber' } })
  expect(cyber.data.map((sport) => sport.key)).toEqual(['cs2', 'dota2', 'lol'])
})

test('CAT-01: categories and leagues by priority, one by id, and none where there is none', async () => {
  const { data } = await callHandler(world.catalogue, 'getCategories', { query: { sport_key: 'football' } })
  expect(data.map((category) => category.slug).slice(0, 3)).toEqual(['england', 'spain', 'italy'])
  const england = data[0]?.id ?? 0
  expect((await callHandler(world.catalogue, 'getCategory', { id: england })).data.name).toBe('England')
  const leagues = await callHandler(world.catalogue, 'getTournaments', { query: { category_id: england } })
  expect(leagues.data.map((league) => league.slug)).toEqual(['premier-league-t1001', 'championship-t1002'])
  const byAddress = { sport_key: 'football', category_slug: 'england' } as const
  expect((await callHandler(world.catalogue, 'getTournaments', { query: byAddress })).data).toEqual(leagues.data)
  expect(leagues.data[0]).toMatchObject({ main_market_outcome_count: 3, secondary_market_outcome_count: 2 })
  expect((await callHandler(world.catalogue, 'getTournament', { id: 1001 })).data.name).toBe('Premier League')
  await expect(callHandler(world.catalogue, 'getCategory', { id: 999_999 })).rejects.toThrow('not_found')
  await expect(callHandler(world.catalogue, 'getTournament', { id: 999_999 })).rejects.toThrow('not_found')
})

test('CAT-04: a football row has result, balanced total and balanced handicap; a tennis row its own three', async () => {
  const columns = async (sport: 'football' | 'tennis' | 'basketball' | 'cs2') => {
    const rows = (
      await matches({ query: { sport_key: sport, type: 'match', match_status: 'prematch', limit: 20 } })
    ).filter(isMatch)
    return rows.map((row) => [row.main_market, row.secondary_market, row.top_markets[0]])
  }
  const football = { sport_key: 'football', type: 'match', match_status: 'prematch', limit: 20 } as const
  for (const row of (await matches({ query: football })).filter(isMatch))
    expect(row.top_markets.map(({ id }) => id)).toEqual([16, 29])
  for (const [main, secondary, third] of await columns('football')) {
    expect([main?.id, secondary?.id, third?.id]).toEqual([1, 18, 16])
    expect([secondary?.most_balanced, third?.most_balanced]).toEqual([true, true])
  }
  for (const [main, secondary] of await columns('tennis')) expect([main?.id, secondary?.id]).toEqual([186, 189])
  for (const [main, secondary] of await columns('basketball')) expect([main?.id, secondary?.id]).toEqual([219, 225])
  for (const [main] of await columns('cs2')) expect(main?.id).toBe(186)
})

test('CAT-02: filters narrow by sport, type of sport, category, league, time, status and id', async () => {
  const all = await matches({ query: { limit: 500 } })
  expect(all.length).toBe(500)
  const tennis = await matches({ query: { sport_key: 'tennis', limit: 500 } })
  expect(tennis.every((event) => (isMatch(event) ? event.tournament : event.parent).sport.key === 'tennis')).toBe(true)
  const cyber = await matches({ query: { sport_type: 'cyber', limit: 500 } })
  expect(cyber.every((event) => (isMatch(event) ? event.tournament : event.parent).sport.type === 'cyber')).toBe(true)
  const league = await matches({ query: { tournament_id: '1001,1003', type: 'match', limit: 500 } })
  expect(new Set(league.filter(isMatch).map((event) => event.tournament.id))).toEqual(new Set([1001, 1003]))
  const [some] = league.filter(isMatch)
  const played = await matches({ query: { competitor_id: String(some?.competitors.home.id), limit: 500 } })
  expect(played.map(({ id }) => id)).toContain(some?.id)
  for (const { competitors } of played.filter(isMatch))
    expect([competitors.home.id, competitors.away.id]).toContain(some?.competitors.home.id)
  const england = await matches({ query: { category_id: 1001, type: 'match' } })
  expect(england.filter(isMatch).every((event) => event.tournament.category.slug === 'england')).toBe(true)
  const byAddress = await matches({ query: { sport_key: 'football', category_slug: 'england', type: 'match' } })
  expect(byAddress.map(({ id }) => id)).toEqual(england.map(({ id }) => id))
  expect(await matches({ query: { sport_key: 'football', category_slug: 'nowhere' } })).toEqual([])
  const live = await matches({ query: { match_status: 'live', limit: 500 } })
  expect(live).toHaveLength(world.matches('live').length)
  const from = new Date(world.clock.now() + 86_400_000).toISOString()
  const to = new Date(world.clock.now() + 2 * 86_400_000).toISOString()
  const tomorrow = await matches({ query: { start_from: from, start_to: to, type: 'match', limit: 500 } })
  expect(tomorrow.length).toBeGreaterThan(10)
  expect(tomorrow.every((event) => event.start_time >= from && event.start_time <= to)).toBe(true)
  const two = live.slice(0, 2).map((event) => event.id)
  expect((await matches({ query: { id: two.join(',') } })).map((event) => event.id).sort()).toEqual([...two].sort())
  const filmed = live.filter((event) => event.type === 'match' && event.has_video)
  const listed = await matches({ query: { has_video: true, limit: 500 } })
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(filmed.map(({ id }) => id)))
})

test('CAT-02 MATCH-03: a listing of the bet builder has the matches that have markets for it, and no other; nothing that is over is open for bets', async () => {
  const query = { sport_key: 'football', match_status: 'bettable', limit: 500 } as const
  const all = await matches({ query })
  const joined = await matches({ query: { ...query, custom_bet: true } })
  const apart = await matches({ query: { ...query, custom_bet: false } })
  expect(joined.length).toBeGreaterThan(5)
  expect(joined.every(({ type }) => type === 'match')).toBe(true)
  expect(new Set([...joined, ...apart].map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
  expect(await matches({ query: { match_status: 'finished', bettable: true } })).toEqual([])
})

test('ROUTE-06: a side narrows a listing to the matches that it is expected to win by their prices', async () => {
  const query = { sport_key: 'football', type: 'match', match_status: 'prematch', limit: 500 } as const
  const all = (await matches({ query })).filter(isMatch)
  const [home, away] = await Promise.all(
    (['home', 'away'] as const).map(async (side) => (await matches({ query: { ...query, side } })).filter(isMatch)),
  )
  const price = ({ main_market: market }: Match, key: 'home' | 'away') =>
    market?.outcomes.find((outcome) => outcome.key === key)?.odds ?? 0
  expect(home?.length).toBeGreaterThan(5)
  expect(away?.length).toBeGreaterThan(5)
  for (const match of home ?? []) expect(price(match, 'home')).toBeLessThanOrEqual(price(match, 'away'))
  for (const match of away ?? []) expect(price(match, 'away')).toBeLessThanOrEqual(price(match, 'home'))
  expect((home?.length ?? 0) + (away?.length ?? 0)).toBeLessThanOrEqual(all.length)
})

test('CAT-05: bettable events have an open market and are neither over nor interrupted', async () => {
  const events = await matches({ query: { match_status: 'bettable', limit: 500 } })
  expect(events.length).toBeGreaterThan(300)
  for (const event of events) {
    expect([0, 1]).toContain(event.status)
    expect(event.available_markets).toBeGreaterThan(0)
  }
  const flagged = await matches({ query: { bettable: true, limit: 500 } })
  expect(flagged.map((event) => event.id)).toEqual(events.map((event) => event.id))
})

test('CAT-02: max_per_sport keeps the first of every sport', async () => {
  const events = await matches({ query: { max_per_sport: 3, type: 'match', limit: 500 } })
  const bySport = new Map<string, number>()
  for (const event of events.filter(isMatch)) {
    bySport.set(event.tournament.sport.key, (bySport.get(event.tournament.sport.key) ?? 0) + 1)
  }
  expect([...bySport.values()]).toEqual(Array.from({ length: 9 }, () => 3))
})

test('CAT-07: results come newest first or by the keys requested, page by page, with period scores', async () => {
  const first = await callHandler(world.catalogue, 'getMatches', { query: { match_status: 'finished', limit: 40 } })
  const second = await callHandler(world.catalogue, 'getMatches', {
    query: { match_status: 'finished', limit: 40, page: 2 },
  })
  const rows = [...first.data, ...second.data].filter(isMatch)
  expect(new Set(rows.map((row) => row.id)).size).toBe(80)
  expect(first.pagination.total).toBeGreaterThan(150)
  const behind = await callHandler(world.catalogue, 'getMatches', {
    query: { match_status: 'finished', limit: 40, page: 900 },
  })
  expect(behind).toEqual({ data: [], pagination: { ...first.pagination, page: 900 } })
  await expect(
    callHandler(world.catalogue, 'getMatches', { query: { match_status: 'finished', sort_by: '-bets_count' } }),
  ).rejects.toThrow('validation')
  const starts = rows.map((row) => row.start_time)
  expect(starts).toEqual([...starts].sort().reverse())
  for (const row of rows) {
    expect(row.status).toBe(4)
    expect(row.statistics.period_score.length).toBeGreaterThan(0)
    expect(row.statistics.period_score.every((period) => period.period_name !== '')).toBe(true)
  }
  const byLeague = await callHandler(world.catalogue, 'getMatches', {
    query: { match_status: 'finished', sport_key: 'football', sort_by: 'tournament.priority,-start_time', limit: 100 },
  })
  const priorities = byLeague.data.filter(isMatch).map((row) => row.tournament.priority)
  expect(priorities).toEqual([...priorities].sort((a, b) => a - b))
  const few = await callHandler(world.catalogue, 'getMatches', {
    query: { match_status: 'finished', max_per_sport: 2, limit: 100 },
  })
  expect(few.pagination.total).toBe(18)
  expect((await matches({ query: { match_status: 'finished', type: 'outright' } })).length).toBe(0)
})

test('a result is found by id like every other event; an unknown id is not', async () => {
  const [result] = await matches({ query: { match_status: 'finished', limit: 1 } })
  if (result === undefined) throw new Error('There are no results.')
  expect((await callHandler(world.catalogue, 'getMatch', { id: result.id })).data).toEqual(result)
  expect(await matches({ query: { id: String(result.id) } })).toEqual([result])
  await expect(callHandler(world.catalogue, 'getMatch', { id: 99_999_999 })).rejects.toThrow('not_found')
  await expect(callHandler(world.catalogue, 'getMatch', { id: Number.MAX_SAFE_INTEGER })).rejects.toThrow('not_found')
})

test('MATCH-01: markets come in groups with counts, by group, by id and by page, with the version of the stream', async () => {
  const match = world.matches('live').find((entry) => entry.tournament.category.sport.key === 'football')
  if (match === undefined) throw new Error('No football match is running.')
  const all = await callHandler(world.catalogue, 'getMatchMarkets', { id: match.id, locale: 'de' })
  expect(all.data.length).toBeGreaterThan(10)
  expect(all.groups[0]).toEqual({ key: 'all', name: 'Alle', count: all.data.length })
  expect(all.version).toBe(world.board.event(match.id)?.version)
  const priorities = all.data.map((market) => market.priority)
  expect(priorities).toEqual([...priorities].sort((a, b) => a - b))
  for (const { key, count } of all.groups) {
    const group = await callHandler(world.catalogue, 'getMatchMarkets', { id: match.id, query: { group_key: key } })
    expect(group.data, key).toHaveLength(count)
    expect(group.groups.map((entry) => entry.count)).toEqual(all.groups.map((entry) => entry.count))
  }
  const totals = await callHandler(world.catalogue, 'getMatchMarkets', { id: match.id, query: { market_id: 18 } })
  const lines = totals.data.map((market) => Number(market.specifier.slice('total='.length)))
  expect(lines).toEqual([...lines].sort((a, b) => a - b))
  const page = await callHandler(world.catalogue, 'getMatchMarkets', { id: match.id, query: { limit: 5, page: 2 } })
  expect(page.data).toEqual((await callHandler(world.catalogue, 'getMatchMarkets', { id: match.id })).data.slice(5, 10))
})

test('MATCH-01: an outright has one market with its competitors by name', async () => {
  const [event] = await matches({ query: { type: 'outright', sport_key: 'football' } })
  if (event?.type !== 'outright') throw new Error('There is no outright.')
  expect(event.slug).toMatch(/-m\d+$/)
  expect(event.main_market?.id).toBe(534)
  expect(event.main_market?.outcomes.map((outcome) => outcome.name)).toEqual(event.competitors.map(({ name }) => name))
  expect(event.end_date > event.start_time).toBe(true)
})

test('a listing of 50 is built in a few milliseconds', async () => {
  const build = () => callHandler(world.catalogue, 'getMatches', { query: { limit: 50, type: 'match' } })
  await build()
  const cpu = process.cpuUsage()
  for (let i = 0; i < 20; i++) await build()
  const { user, system } = process.cpuUsage(cpu)
  // Validation against the contract is part of this measurement, and not of a call.
  expect((user + system) / 20_000).toBeLessThan(30)
})
