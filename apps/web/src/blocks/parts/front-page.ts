import { callQuery } from '../../data/index.ts'
import { LISTINGS, loadCalls, type PagedListing } from '../../features/catalogue/index.ts'
import { narrow } from '../../features/listing/index.ts'
import type { BlockDefinition } from '../block.ts'

/** Loads the two lists of the front page, which its blocks share. */
export const loadFrontPage: NonNullable<BlockDefinition<'home.events' | 'home.top-matches'>['load']> = ({
  place: { search },
  sources,
  queries,
  now,
  timeZone,
}) => {
  const narrowed = (listing: PagedListing) => narrow(listing, search, { now, timeZone })(1)
  return loadCalls(queries, [
    callQuery(sources, 'getMatches', narrowed(LISTINGS.homeLive)),
    callQuery(sources, 'getMatches', narrowed(LISTINGS.homeUpcoming)),
  ])
}
