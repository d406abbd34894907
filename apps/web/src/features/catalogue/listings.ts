import type { CallQuery } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'

type Query = CallQuery<'getMatches'>
/** Arguments of one listing. */
export interface Listing {
  readonly query: Query
}

/** Order of listings: sports, then leagues by priority, then kick-off. */
const BY_LEAGUE = 'tournament.sport.priority,tournament.priority,start_time'
const BY_TIME = 'start_time,tournament.priority'
export const PAGE_SIZE = 60

export const TIME_FILTERS = ['all', '3', '12', '24'] as const
/** Only what starts within so many hours. */
export type TimeFilter = (typeof TIME_FILTERS)[number]
export const SORTS = ['league', 'time'] as const
export type Sort = (typeof SORTS)[number]

export const SIDES = ['home', 'away'] as const
export type Side = (typeof SIDES)[number]

/** The filters of a listing in the address (ROUTE-06). Anything else in it is the default. */
export interface ListingFilters {
  readonly time: TimeFilter
  readonly sort: Sort
  readonly page: number
  readonly bettable: boolean
  /** Only what can be watched. */
  readonly video: boolean
  /** Only what this side is expected to win, or has won. */
  readonly side: Side | undefined
}

export function readFilters(search: URLSearchParams): ListingFilters {
  const page = Number(search.get('page') ?? 1)
  return {
    time: TIME_FILTERS.find((time) => time === search.get('time')) ?? 'all',
    sort: SORTS.find((sort) => sort === search.get('sortBy')) ?? 'league',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    bettable: search.get('isBettable') === 'true',
    video: search.get('video') === 'true',
    side: SIDES.find((side) => side === search.get('side')),
  }
}

const HOUR_MS = 3_600_000

/** The full hour after `hours` from now: the same for everyone within an hour, so that responses can be shared. */
export function hourAfter(now: number, hours: number): string {
  return new Date(Math.ceil((now + hours * HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString()
}

/** What happens in a sport: its listings are about that kind of event. */
export function eventTypeOf(sport: SportKey | undefined): 'match' | 'race' | 'draw' {
  if (sport === 'horse-racing') return 'race'
  return sport === 'lottery' ? 'draw' : 'match'
}

type Scope = Pick<Query, 'sport_key' | 'sport_type' | 'category_id' | 'tournament_id'>

/** The events of a sport in their order: frequent ones are ordered by time. */
function kindOf(scope: Scope) {
  const type = eventTypeOf(scope.sport_key)
  return { ...scope, type, sort_by: type === 'match' ? BY_LEAGUE : BY_TIME } as const
}

/** The filters and the order of a listing as parameters of the call. */
export function narrowed(filters: ListingFilters, now: number): Partial<Query> {
  return {
    ...(filters.sort === 'time' && { sort_by: BY_TIME }),
    ...(filters.time !== 'all' && { start_to: hourAfter(now, Number(filters.time)) }),
    ...(filters.bettable && { bettable: true }),
    ...(filters.video && { has_video: true }),
    ...(filters.side && { side: filters.side }),
  }
}

/** Whether time comes before leagues in the order of a listing. */
export const isByTime = ({ query }: Listing): boolean => query.sort_by === BY_TIME

/** The calls of each listing. The same arguments are used on the server, on hover and in the page. */
export const LISTINGS = {
  live: (scope: Scope = {}, page = 1): Listing => ({
    query: { ...kindOf(scope), match_status: 'live', page, limit: 200 },
  }),
  upcoming: (scope: Scope = {}, page = 1): Listing => ({
    query: { ...kindOf(scope), match_status: 'prematch', page, limit: PAGE_SIZE },
  }),
  homeLive: (): Listing => ({
    query: { type: 'match', match_status: 'live', sort_by: BY_LEAGUE, max_per_sport: 3, limit: 12 },
  }),
  homeUpcoming: (): Listing => ({
    query: { type: 'match', match_status: 'prematch', sort_by: BY_LEAGUE, max_per_sport: 6, limit: 40 },
  }),
  all: (scope: Scope, page: number): Listing => ({
    query: {
      ...scope,
      type: eventTypeOf(scope.sport_key),
      match_status: 'bettable',
      sort_by: BY_LEAGUE,
      page,
      limit: PAGE_SIZE,
    },
  }),
  /** What a player follows, by start. */
  followed: (scope: Scope): Listing => ({
    query: { ...scope, favourite: true, sort_by: BY_TIME, limit: 100 },
  }),
  /** Matches whose outcomes can be put into one bet. */
  builder: (scope: Scope, page: number): Listing => ({
    query: { ...kindOf(scope), match_status: 'bettable', custom_bet: true, page, limit: PAGE_SIZE },
  }),
  outrights: (scope: Scope = {}, page = 1): Listing => ({
    query: { ...scope, type: 'outright', match_status: 'bettable', sort_by: BY_LEAGUE, page, limit: 100 },
  }),
  bettable: (scope: Scope, page: number): Listing => ({
    query: { ...kindOf(scope), match_status: 'bettable', page, limit: 100 },
  }),
  ofLeague: (id: number, sport: SportKey, page: number): Listing => ({
    query: {
      tournament_id: String(id),
      type: eventTypeOf(sport),
      match_status: 'bettable',
      sort_by: 'start_time',
      page,
      limit: 100,
    },
  }),
  results: (page: number): Listing => ({
    query: { type: 'match', match_status: 'finished', sort_by: BY_LEAGUE, page, limit: 100 },
  }),
  scheduled: (page: number): Listing => ({
    query: { type: 'match', match_status: 'bettable', sort_by: BY_LEAGUE, page, limit: 100 },
  }),
} as const

/** The day named by `?date=`, where it is one. */
export function readDay(search: URLSearchParams): string | undefined {
  const asked = search.get('date') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined
}

/** The sport named by `?sport=`, where it is one. */
export function readSport(search: URLSearchParams, keys: readonly SportKey[]): SportKey | undefined {
  return keys.find((key) => key === search.get('sport'))
}
