import { LISTING_PARAMETERS, type ListingParameter, searchOf } from '../../navigation/index.ts'

/**
 * Address of a listing after a change (ROUTE-06): everything else that the address says stays, and it begins again at the
 * first page.
 * @param change undefined takes a parameter away
 */
export function listingPath(
  path: string,
  search: URLSearchParams,
  change: Partial<Readonly<Record<ListingParameter, string | undefined>>>,
): string {
  const kept = LISTING_PARAMETERS.map((name) => {
    if (name in change) return [name, change[name]] as const
    return [name, name === 'page' ? undefined : (search.get(name) ?? undefined)] as const
  })
  return `${path}${searchOf(Object.fromEntries(kept))}`
}
