import type { Listing, PagedListing } from '../../features/catalogue/index.ts'

/** The limit of one response. */
const MOST = 500

/** Requests for the first `count` events of consecutive listings. */
export function grownListings(listings: readonly PagedListing[], count: number): readonly Listing[] {
  return listings.flatMap((listing) => {
    const pages = Math.max(1, Math.ceil(count / MOST))
    const limit = Math.min(count, MOST)
    return Array.from({ length: pages }, (_, at) => ({ query: { ...listing(at + 1).query, limit } }))
  })
}
