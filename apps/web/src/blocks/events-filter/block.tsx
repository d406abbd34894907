import { ListingFilters } from '../../features/catalogue/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { pathOfPage } from '../parts/path-of-page.ts'

type Kind = 'events-filter'

function EventsFilter({ place }: BlockView<Kind>) {
  return <ListingFilters path={pathOfPage(place.route)} search={place.search} />
}

/** What narrows and orders the listings of the page. */
export const block: BlockDefinition<Kind> = { Block: EventsFilter }
