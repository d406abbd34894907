import type { BlockProps } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { SPORT_KEYS } from '@touchline/contract/constants'
import { eventTypeOf, hourAfter, type Listing, readFilters, readSport } from '../../features/catalogue/index.ts'
import type { BlockPlace } from '../block.ts'

type Scope = Pick<
  BlockProps['live-events'],
  'followsPage' | 'sportKeys' | 'sportType' | 'categoryIds' | 'tournamentIds'
>
type Query = Listing['query']

const BY_LEAGUE = 'tournament.sport.priority,tournament.priority,start_time'
const NOTHING_ASKED = new URLSearchParams()
const BY_TIME = 'start_time,tournament.priority'

/** The sport that the page is about, or that its address asks for. */
export function sportOfPage({ route, search }: BlockPlace): SportKey | undefined {
  return 'sport' in route ? route.sport : readSport(search, SPORT_KEYS)
}

function sportsOf({ followsPage, sportKeys }: Scope, place: BlockPlace): readonly (SportKey | undefined)[] {
  const asked = followsPage ? sportOfPage(place) : undefined
  if (asked !== undefined) return sportKeys.length === 0 || sportKeys.includes(asked) ? [asked] : sportKeys
  return sportKeys.length === 0 ? [undefined] : sportKeys
}

function leaguesOf({ followsPage, tournamentIds }: Scope, { route }: BlockPlace): string | undefined {
  if (tournamentIds.length > 0) return tournamentIds.join(',')
  return followsPage && route.page === 'league' ? String(route.id) : undefined
}

export interface EventWish {
  readonly status: Query['match_status']
  readonly limit: number
  readonly isByTime?: boolean | undefined
  /** Only what begins within so many hours. */
  readonly hours?: number | undefined
  readonly type?: 'outright' | undefined
  /** Only what begins in it, in ms; instead of everything that comes. */
  readonly span?: { readonly from: number; readonly to: number } | undefined
}

/** The country or circuit that the page is about. */
export function categoryOfPage({ route }: BlockPlace): Pick<Query, 'sport_key' | 'category_slug'> | undefined {
  return route.page === 'category' ? { sport_key: route.sport, category_slug: route.slug } : undefined
}

/** Where a block asks: once for each category that it names, else for that of the page, for each sport, else once. */
function askedOf(
  scope: Scope,
  place: BlockPlace,
): readonly Pick<Query, 'sport_key' | 'category_id' | 'category_slug'>[] {
  // A category is of one sport, so that of the page has nothing to add.
  if (scope.categoryIds.length > 0) return scope.categoryIds.map((id) => ({ category_id: id }))
  const category = scope.followsPage && scope.sportKeys.length === 0 ? categoryOfPage(place) : undefined
  if (category !== undefined) return [category]
  return sportsOf(scope, place).map((sport) => (sport === undefined ? {} : { sport_key: sport }))
}

/** Whether the address of the page asks for championships in place of matches. */
export function asksForOutrights({ followsPage }: Pick<Scope, 'followsPage'>, { route, search }: BlockPlace): boolean {
  return followsPage && route.page === 'sport' && search.get('tab') === 'outrights'
}

/** What is asked for the events of a block. */
export function eventListings(scope: Scope, place: BlockPlace, wish: EventWish, now: number): readonly Listing[] {
  const leagues = leaguesOf(scope, place)
  const { sort, time, bettable, video } = readFilters(scope.followsPage ? place.search : NOTHING_ASKED)
  const hours = time === 'all' ? wish.hours : Math.min(Number(time), wish.hours ?? Number(time))
  return askedOf(scope, place).map((asked) => ({
    query: {
      ...asked,
      ...(scope.sportType !== undefined && { sport_type: scope.sportType }),
      ...(leagues !== undefined && { tournament_id: leagues }),
      type: wish.type ?? eventTypeOf(asked.sport_key),
      match_status: wish.status,
      sort_by: wish.isByTime || sort === 'time' || eventTypeOf(asked.sport_key) !== 'match' ? BY_TIME : BY_LEAGUE,
      ...(hours !== undefined && wish.status !== 'live' && { start_to: hourAfter(now, hours) }),
      ...(wish.span && {
        start_from: new Date(wish.span.from).toISOString(),
        start_to: new Date(wish.span.to - 1).toISOString(),
      }),
      ...(bettable && { bettable: true }),
      ...(video && { has_video: true }),
      page: 1,
      limit: wish.limit,
    },
  }))
}
