import type { BlockProps } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { SPORT_KEYS } from '@touchline/contract/constants'
import {
  eventTypeOf,
  hourAfter,
  type Listing,
  type PagedListing,
  readDay,
  readFilters,
  readSport,
} from '../../features/catalogue/index.ts'
import { narrow, type When } from '../../features/listing/index.ts'
import { readTab, type SportTab } from '../../navigation/index.ts'
import type { BlockPlace } from '../block.ts'
import type { Paging } from './paged-block.ts'

export type Scope = Pick<
  BlockProps['live-events'],
  'followsPage' | 'sportKeys' | 'sportType' | 'categoryIds' | 'tournamentIds'
>
type Query = Listing['query']

const BY_LEAGUE = 'tournament.sport.priority,tournament.priority,start_time'
const NOTHING_ASKED = new URLSearchParams()
const BY_TIME = 'start_time,tournament.priority'
/** The last ones first. */
const LATEST = '-start_time'

/** The sport of the page, or the one in its address. */
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
  /** Only what begins within so many hours; a day that the address requests goes before it. */
  readonly hours?: number | undefined
  readonly type?: 'outright' | undefined
  /** Only matches with a bet builder. */
  readonly isBuilder?: boolean | undefined
}

/** The country or circuit that the page is about. */
export function categoryOfPage({ route }: BlockPlace): Pick<Query, 'sport_key' | 'category_slug'> | undefined {
  return route.page === 'category' ? { sport_key: route.sport, category_slug: route.slug } : undefined
}

/**
 * The queries of a block: one for each category that it names, else for that of the page, else for each sport, else a
 * single one.
 */
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

/** The tab that the address of a sport's page opens. */
export function tabOfPage({ followsPage }: Pick<Scope, 'followsPage'>, { route, search }: BlockPlace): SportTab {
  return followsPage && route.page === 'sport' ? readTab(search) : 'top'
}

const OF_TABS: { readonly [T in Exclude<SportTab, 'top' | 'favorites'>]: Partial<EventWish> } = {
  all: {},
  outrights: { type: 'outright' },
  betbuilder: { isBuilder: true },
}

/** What a block lists on its page: nothing, since another list has its place; what the player follows; or events. */
export type ListOfBlock =
  | { readonly kind: 'none' }
  | { readonly kind: 'followed'; readonly sport: SportKey }
  | { readonly kind: 'events'; readonly tab: SportTab; readonly wish: EventWish }

/**
 * A tab of a sport's page is one list, that of the block which the address pages; so is each page after the first.
 * @param fallback what it lists where the address requests neither
 */
export function listOfBlock(scope: Scope, place: BlockPlace, paging: Paging, fallback: EventWish): ListOfBlock {
  const tab = tabOfPage(scope, place)
  if (paging === 'another' && scope.followsPage && (tab !== 'top' || readFilters(place.search).page > 1))
    return { kind: 'none' }
  if (tab === 'top' || paging !== 'this') return { kind: 'events', tab: 'top', wish: fallback }
  if (tab === 'favorites') {
    const sport = sportOfPage(place)
    return sport === undefined ? { kind: 'none' } : { kind: 'followed', sport }
  }
  const wish = { ...fallback, status: 'bettable', hours: undefined, isByTime: false, ...OF_TABS[tab] } as const
  return { kind: 'events', tab, wish }
}

/** The same with its end no later than so many hours from now. */
function within(listing: Listing, hours: number | undefined, now: number): Listing {
  if (hours === undefined) return listing
  const last = hourAfter(now, hours)
  const { start_to: to } = listing.query
  return to !== undefined && to <= last ? listing : { query: { ...listing.query, start_to: last } }
}

/** The listings of a block's events, page by page, with the filters and order of its page's address (ROUTE-06). */
export function eventListings(scope: Scope, place: BlockPlace, wish: EventWish, when: When): readonly PagedListing[] {
  const leagues = leaguesOf(scope, place)
  const search = scope.followsPage ? place.search : NOTHING_ASKED
  const hours = wish.status === 'live' || readDay(search) !== undefined ? undefined : wish.hours
  return askedOf(scope, place).map((asked) => {
    const type = wish.type ?? eventTypeOf(asked.sport_key)
    const listing: PagedListing = (page) => ({
      query: {
        ...asked,
        ...(scope.sportType !== undefined && { sport_type: scope.sportType }),
        ...(leagues !== undefined && { tournament_id: leagues }),
        type,
        match_status: wish.status,
        sort_by: wish.isByTime || type === 'race' || type === 'draw' ? BY_TIME : BY_LEAGUE,
        ...(wish.isBuilder && { custom_bet: true }),
        page,
        limit: wish.limit,
      },
    })
    const narrowed = narrow(listing, search, when)
    return (page) => {
      const asked = within(narrowed(page), hours, when.now)
      return wish.status === 'finished' ? { query: { ...asked.query, sort_by: LATEST } } : asked
    }
  })
}
