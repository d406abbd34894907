import type { BlockProps } from '@touchline/contract'
import { expect, test } from 'vitest'
import { matchRoute } from '../../navigation/index.ts'
import { eventListings, listOfBlock } from './events.ts'

const WHEN = { now: Date.UTC(2026, 7, 1, 9, 20), timeZone: 'Europe/Berlin' }
const PLAIN: BlockProps['live-events'] = {
  showTitle: true,
  followsPage: true,
  sportKeys: [],
  categoryIds: [],
  tournamentIds: [],
  groupBy: 'league',
  limit: 60,
}

/** The query of a block of a page, without the order and the size that all have. */
function asked(path: string, props: Partial<typeof PLAIN> = {}) {
  const [at = '', query = ''] = path.split('?')
  const place = { route: matchRoute(at), search: new URLSearchParams(query) }
  return eventListings({ ...PLAIN, ...props }, place, { status: 'live', limit: 60 }, WHEN)
    .map((listing) => listing(1))
    .map(({ query: { sort_by: _, page: __, limit: ___, match_status: ____, ...rest } }) => rest)
}

test('BLOCK-01: a listing is narrowed by the sport, the country and the league of its page', () => {
  expect(asked('/')).toEqual([{ type: 'match' }])
  expect(asked('/tennis')).toEqual([{ type: 'match', sport_key: 'tennis' }])
  expect(asked('/football/england')).toEqual([{ type: 'match', sport_key: 'football', category_slug: 'england' }])
  expect(asked('/football/premier-league-t17')).toEqual([{ type: 'match', sport_key: 'football', tournament_id: '17' }])
  expect(asked('/live?sport=tennis&isBettable=true')).toEqual([{ type: 'match', sport_key: 'tennis', bettable: true }])
})

test('BLOCK-01: what a listing says of itself comes before its page', () => {
  expect(asked('/football/england', { followsPage: false })).toEqual([{ type: 'match' }])
  expect(asked('/football/england', { categoryIds: [7, 9] })).toEqual([
    { type: 'match', category_id: 7 },
    { type: 'match', category_id: 9 },
  ])
  expect(asked('/football/england', { sportKeys: ['tennis'] })).toEqual([{ type: 'match', sport_key: 'tennis' }])
  expect(asked('/football/premier-league-t17', { tournamentIds: [1, 2] })).toEqual([
    { type: 'match', sport_key: 'football', tournament_id: '1,2' },
  ])
  expect(asked('/', { sportType: 'cyber' })).toEqual([{ type: 'match', sport_type: 'cyber' }])
})

test('ROUTE-06 CAT-02: a block requests what the address says: time, order, day, sport, open for bets, side and video', () => {
  const address = '/xyz?time=3&sortBy=time&date=2026-08-01&isBettable=true&side=home&video=true&sport=tennis&page=2'
  for (const status of ['live', 'prematch', 'bettable', 'finished'] as const) {
    const place = { route: matchRoute('/xyz'), search: new URLSearchParams(address.split('?')[1]) }
    const [listing] = eventListings(PLAIN, place, { status, limit: 60 }, WHEN)
    expect(listing?.(2).query).toMatchObject({
      sport_key: 'tennis',
      sort_by: status === 'finished' ? '-start_time' : 'start_time,tournament.priority',
      start_from: '2026-07-31T22:00:00.000Z',
      start_to: '2026-08-01T13:00:00.000Z',
      bettable: true,
      has_video: true,
      side: 'home',
      page: 2,
      limit: 60,
    })
    const [own] = eventListings({ ...PLAIN, followsPage: false }, place, { status, limit: 60 }, WHEN)
    expect(Object.keys(own?.(1).query ?? {}).sort()).toEqual(['limit', 'match_status', 'page', 'sort_by', 'type'])
  }
})

test('BLOCK-01: hours of a block end before those of the address; a day that it requests goes before them', () => {
  const until = (query: string, hours: number) => {
    const place = { route: matchRoute('/'), search: new URLSearchParams(query) }
    return eventListings(PLAIN, place, { status: 'prematch', limit: 60, hours }, WHEN)[0]?.(1).query.start_to
  }
  expect(until('', 6)).toBe('2026-08-01T16:00:00.000Z')
  expect(until('time=3', 6)).toBe('2026-08-01T13:00:00.000Z')
  expect(until('time=12', 6)).toBe('2026-08-01T16:00:00.000Z')
  expect(until('date=2026-08-03', 6)).toBe('2026-08-03T21:59:59.999Z')
})

test('CAT-02: tabs of the page of a sport are one list, that of the block which has its pages', () => {
  const WISH = { status: 'prematch', limit: 60, hours: 6 } as const
  const shown = (tab: string, paging: 'this' | 'another' | 'none' = 'this', path = '/football', more = '') => {
    const place = { route: matchRoute(path), search: new URLSearchParams(`tab=${tab}${more}`) }
    return listOfBlock(PLAIN, place, paging, WISH)
  }
  expect(shown('top')).toEqual({ kind: 'events', tab: 'top', wish: WISH })
  expect(shown('all')).toMatchObject({ kind: 'events', wish: { status: 'bettable', hours: undefined } })
  expect(shown('outrights')).toMatchObject({ kind: 'events', wish: { status: 'bettable', type: 'outright' } })
  expect(shown('betbuilder')).toMatchObject({ kind: 'events', wish: { status: 'bettable', isBuilder: true } })
  expect(shown('favorites')).toEqual({ kind: 'followed', sport: 'football' })
  for (const tab of ['all', 'outrights', 'betbuilder', 'favorites']) {
    expect(shown(tab, 'another')).toEqual({ kind: 'none' })
    expect(shown(tab, 'none')).toEqual({ kind: 'events', tab: 'top', wish: WISH })
    expect(shown(tab, 'this', '/live')).toEqual({ kind: 'events', tab: 'top', wish: WISH })
  }
  expect([shown('top', 'another'), shown('top', 'another', '/football', '&page=2')]).toEqual([
    { kind: 'events', tab: 'top', wish: WISH },
    { kind: 'none' },
  ])
})
