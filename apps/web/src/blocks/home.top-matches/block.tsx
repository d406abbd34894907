import { callQuery, useCall } from '../../data/index.ts'
import { LISTINGS, loadCalls, SportChips } from '../../features/catalogue/index.ts'
import { TopMatches } from '../../features/home/index.ts'
import { ActiveFilters, filterParts, useNarrow } from '../../features/listing/index.ts'
import { sportPath } from '../../navigation/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { loadFrontPage } from '../parts/front-page.ts'
import { HomeTiles, OFFERS } from './HomeTiles.tsx'

type Kind = 'home.top-matches'

function HomeTopMatches({ place: { search } }: BlockView<Kind>) {
  const narrowed = useNarrow(search)
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const live = useCall('getMatches', narrowed(LISTINGS.homeLive)(1))
  const upcoming = useCall('getMatches', narrowed(LISTINGS.homeUpcoming)(1))
  return (
    <>
      <SportChips
        sports={sports}
        count={(sport) => sport.events_count.live + sport.events_count.prematch}
        current={undefined}
        to={(sport) => (sport ? sportPath(sport.key) : '/')}
        narrowOnly
      />
      <ActiveFilters path="/" search={search} />
      <TopMatches running={live.data?.data ?? []} coming={upcoming.data?.data ?? []} />
      <HomeTiles sports={sports} />
    </>
  )
}

/** The matches of the moment; on a phone the sports above them. */
export const block: BlockDefinition<Kind> = {
  async load(loading) {
    const { sources, queries } = loading
    // A page without its offers is whole.
    const [outcome] = await Promise.all([
      loadFrontPage(loading),
      loadCalls(queries, [callQuery(sources, 'getBonuses', OFFERS)]),
    ])
    return outcome
  },
  parts: ({ search }) => filterParts(search),
  Block: HomeTopMatches,
}
