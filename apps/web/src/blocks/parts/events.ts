import type { BlockProps } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { SPORT_KEYS } from '@touchline/contract/constants'
import { eventTypeOf, hourAfter, type Listing, readFilters, readSport } from '../../features/catalogue/index.ts'
import type { BlockPlace } from '../block.ts'

type Scope = Pick<BlockProps['live-events'], 'followsPage' | 'sportKeys' | 'sportType' | 'tournamentIds'>
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
}

/** What is asked for the events of a block: once for each sport that it names, and once where it names none. */
export function eventListings(scope: Scope, place: BlockPlace, wish: EventWish, now: number): readonly Listing[] {
  const leagues = leaguesOf(scope, place)
  const asked = readFilters(scope.followsPage ? place.search : NOTHING_ASKED)
  const { sort, time, bettable, video } = asked
  const hours = time === 'all' ? wish.hours : Math.min(Number(time), wish.hours ?? Number(time))
  return sportsOf(scope, place).map((sport) => ({
    query: {
      ...(sport !== undefined && { sport_key: sport }),
      ...(scope.sportType !== undefined && { sport_type: scope.sportType }),
      ...(leagues !== undefined && { tournament_id: leagues }),
      type: wish.type ?? eventTypeOf(sport),
      match_status: wish.status,
      sort_by: wish.isByTime || sort === 'time' || eventTypeOf(sport) !== 'match' ? BY_TIME : BY_LEAGUE,
      ...(hours !== undefined && wish.status !== 'live' && { start_to: hourAfter(now, hours) }),
      ...(bettable && { bettable: true }),
      ...(video && { has_video: true }),
      page: 1,
      limit: wish.limit,
    },
  }))
}
