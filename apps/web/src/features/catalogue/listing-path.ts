import { LISTING_PARAMETERS, type ListingParameter, searchOf } from '../../navigation/index.ts'

/**
 * The address of a listing after a change (ROUTE-06): other parameters stay, and it begins at the first page.
 * @param change undefined removes a parameter
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
