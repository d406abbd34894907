import { SPORT_KEYS } from '@touchline/contract/constants'
import { useCall } from '../../data/index.ts'
import {
  LISTINGS,
  Listed,
  listingPath,
  loadListed,
  type PagedListing,
  readFilters,
  readSport,
  SportChips,
  useListed,
} from '../../features/catalogue/index.ts'
import { EventList } from '../../features/events/index.ts'
import { Filters, filterParts, narrow, useNarrow } from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { PageTitle, Stack } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import styles from './LiveNow.module.css'

type Kind = 'live.now'

const listing =
  (search: URLSearchParams): PagedListing =>
  (page) =>
    LISTINGS.live({ sport_key: readSport(search, SPORT_KEYS) }, page)

function LiveNow({ place: { search } }: BlockView<Kind>) {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const listed = useNarrow(search)(listing(search))
  const data = useListed(listed, readFilters(search).page)
  return (
    <Stack>
      <div className={styles.Head}>
        <PageTitle title={text('catalogue.in_play')} count={data?.pagination.total} />
        <SportChips
          sports={sports}
          count={(sport) => sport.events_count.live}
          current={readSport(search, SPORT_KEYS)}
          to={(sport) => listingPath('/live', search, { sport: sport?.key })}
        />
        <Filters path="/live" search={search} apart={['sport']} without={['date', 'time']} />
      </div>
      <Listed answer={data} listing={listed} path="/live" search={search} List={EventList} />
    </Stack>
  )
}

/** Everything that runs now, by league. */
export const block: BlockDefinition<Kind> = {
  load: ({ place: { search }, sources, queries, now, timeZone }) =>
    loadListed({ sources, queries }, narrow(listing(search), search, { now, timeZone }), readFilters(search).page),
  parts: ({ search }) => filterParts(search),
  Block: LiveNow,
}
