import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../../data/index.ts'
import {
  type LoadOutcome,
  loadListed,
  onlyFound,
  type PagedListing,
  readFilters,
} from '../../features/catalogue/index.ts'
import type { BlockNeeds } from '../block.ts'
import { type EventWish, eventListings, listOfBlock, type Scope } from './events.ts'
import { grownListings } from './grown-listings.ts'

/** Where a list of the days of a page is loaded. */
export interface DayLoading extends Pick<BlockNeeds, 'sources' | 'now' | 'timeZone'> {
  readonly queries: QueryClient
  readonly search: URLSearchParams
}

type Loading = Omit<BlockNeeds, 'props'> & { readonly queries: QueryClient }

/**
 * Loads what `BlockList` shows first: the page that the address names, where it is this list's, else its beginning.
 * Returns which page it is, after the first.
 */
export async function loadList(
  { place, paging, sources, queries }: Loading,
  listings: readonly PagedListing[],
  limit: number,
): Promise<LoadOutcome | undefined> {
  const [only, ...others] = listings
  if (paging === 'this' && only && others.length === 0)
    return onlyFound(await loadListed({ sources, queries }, only, readFilters(place.search).page))
  const first = grownListings(listings, limit)
  await Promise.all(first.map((listing) => queries.prefetchQuery(callQuery(sources, 'getMatches', listing))))
  return undefined
}

/** Loads what `EventsBlock` shows first. What a player follows only the browser knows. */
export async function loadEvents(loading: Loading, scope: Scope, wish: EventWish): Promise<LoadOutcome | undefined> {
  const { place, paging } = loading
  const list = listOfBlock(scope, place, paging, wish)
  if (list.kind !== 'events') return undefined
  return loadList(loading, eventListings(scope, place, list.wish, loading), wish.limit)
}
