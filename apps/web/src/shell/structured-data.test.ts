import { QueryClient } from '@tanstack/react-query'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { expect, test } from 'vitest'
import { callKey } from '../data/index.ts'
import { matchRoute } from '../navigation/index.ts'
import { DEFAULT_ADDRESSES } from '../navigation/paths.ts'
import { aMatch, anOutright, aSport, PREMIER_LEAGUE } from '../testing/catalogue.ts'
import { structuredData } from './structured-data.ts'

const ORIGIN = 'https://bets.example'

/** What a page says of itself, by its kind. */
function structuredDataOf(path: string, ...known: readonly (readonly [readonly unknown[], unknown])[]) {
  const queries = new QueryClient()
  for (const [key, data] of known) queries.setQueryData(key, { data })
  const route = matchRoute(path)
  const found = structuredData({ route, queries, origin: ORIGIN, locale: 'de', addresses: DEFAULT_ADDRESSES })
  return Object.fromEntries(found.map((json) => JSON.parse(json)).map((one) => [one['@type'], one]))
}
const event = (id: number) => callKey('getMatch', { params: { id } })

test('SEO-02: a match says who plays whom, when, where and in which league, and the way that leads to it', () => {
  const match = aMatch({ stadium: 'Emirates', city: 'London' })
  const { SportsEvent, BreadcrumbList } = structuredDataOf(`/football/${match.slug}`, [event(match.id), match])
  const { home, away } = match.competitors
  expect(SportsEvent).toMatchObject({
    startDate: match.start_time,
    sport: 'Football',
    superEvent: { name: 'Premier League' },
    homeTeam: { '@type': 'SportsTeam', name: home.name },
    awayTeam: { '@type': 'SportsTeam', name: away.name },
    location: { '@type': 'Place', name: 'Emirates', address: 'London' },
    url: `${ORIGIN}/de/sports/football/${match.slug}`,
  })
  const way = BreadcrumbList.itemListElement as readonly { position: number; item: string }[]
  expect(way.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  expect(way.map(({ item }) => item.slice(ORIGIN.length))).toEqual([
    '/de/sports',
    '/de/sports/football',
    '/de/sports/football/england',
    '/de/sports/football/premier-league-t17',
    `/de/sports/football/${match.slug}`,
  ])
})

test('SEO-02: leagues and sports say the way, a championship is no match, and other pages say nothing', () => {
  const league = callKey('getTournament', { params: { id: 17 } })
  expect(
    structuredDataOf('/football/premier-league-t17', [league, PREMIER_LEAGUE]).BreadcrumbList.itemListElement,
  ).toHaveLength(4)
  const sports = structuredDataOf('/football', [callKey('getSports'), [aSport()]])
  expect(sports.BreadcrumbList.itemListElement).toHaveLength(2)
  const outright = anOutright()
  const championship = structuredDataOf(`/football/${outright.slug}`, [event(outright.id), outright])
  expect(Object.keys(championship)).toEqual(['BreadcrumbList'])
  expect(structuredDataOf('/live')).toEqual({})
})

test('SEO-02: a match that is over says when it ended, one that is called off that it is, and all others neither', () => {
  const of = (match: ReturnType<typeof aMatch>) =>
    structuredDataOf(`/football/${match.slug}`, [event(match.id), match]).SportsEvent as Record<string, unknown>
  const finished = aMatch({ status: EVENT_STATUS.finished })
  expect(of(finished)).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    endDate: finished.statistics.clock?.clock_updated_at,
  })
  expect(of(aMatch({ status: EVENT_STATUS.closed })).eventStatus).toBe('https://schema.org/EventCancelled')
  expect(of(aMatch())).not.toHaveProperty('endDate')
})
