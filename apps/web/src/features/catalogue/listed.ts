import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@touchline/contract'
import { callKey, callQuery, type DataSources, useCall } from '../../data/index.ts'
import type { Listing } from './listings.ts'
import { loadCalls } from './load-calls.ts'
import type { LoadOutcome } from './outcome-of.ts'

/** One listing by its pages. */
export type PagedListing = (page: number) => Listing

type Answer = CallAnswer<'getMatches'>

/** The last page, where the one requested is behind it; null otherwise. */
function lastInstead(answer: Answer | undefined, page: number): number | null {
  const last = answer?.pagination.last_page
  return last !== undefined && page > Math.max(1, last) ? Math.max(1, last) : null
}

/** An outcome of what a page can do without. */
export const onlyFound = (outcome: LoadOutcome): LoadOutcome | undefined =>
  outcome.kind === 'found' ? outcome : undefined

/** Loads a page of a listing, or the last one for a page beyond it (CAT-09); returns which. */
export async function loadListed(
  { sources, queries }: { readonly sources: DataSources; readonly queries: QueryClient },
  listing: PagedListing,
  page: number,
): Promise<LoadOutcome> {
  const load = (shown: number) => loadCalls(queries, [callQuery(sources, 'getMatches', listing(shown))])
  const outcome = await load(page)
  const last = lastInstead(queries.getQueryData<Answer>(callKey('getMatches', listing(page))), page)
  const found = last === null ? outcome : await load(last)
  const listPage = last ?? page
  return found.kind === 'found' && listPage > 1 ? { ...found, listPage } : found
}

/** A page whose range depends on the time zone shows its earlier content until the new one has loaded. */
const STEADY = { keepsFormer: true } as const

/** A page of a listing, or the last one for a page beyond it; undefined while the first loads. */
export function useListed(listing: PagedListing, page: number): Answer | undefined {
  const asked = useCall('getMatches', listing(page), STEADY).data
  const last = lastInstead(asked, page)
  const instead = useCall('getMatches', listing(last ?? page), STEADY).data
  return last === null ? asked : instead
}
