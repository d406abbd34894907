import { SPORT_KEYS } from '@touchline/contract/constants'
import { callQuery, useCall } from '../../data/index.ts'
import {
  LISTINGS,
  Listed,
  listingPath,
  loadCalls,
  loadListed,
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

type Kind = 'esports.events'

const scope = (search: URLSearchParams) => ({ sport_type: 'cyber', sport_key: readSport(search, SPORT_KEYS) }) as const

const liveOf = (search: URLSearchParams) => () => LISTINGS.live(scope(search))
const upcomingOf = (search: URLSearchParams) => (page: number) => LISTINGS.upcoming(scope(search), page)

function EsportsEvents({ place: { search } }: BlockView<Kind>) {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const narrowed = useNarrow(search)
  const live = useCall('getMatches', narrowed(liveOf(search))(1))
  const listed = narrowed(upcomingOf(search))
  const upcoming = useListed(listed, readFilters(search).page)
  const isFirst = (upcoming?.pagination.page ?? 1) === 1
  return (
    <Stack>
      <SportChips
        sports={sports.filter((sport) => sport.type === 'cyber')}
        count={(sport) => sport.events_count.live + sport.events_count.prematch}
        current={readSport(search, SPORT_KEYS)}
        to={(sport) => listingPath('/cybersport', search, { sport: sport?.key })}
        allIcon="gamepad"
      />
      <PageTitle title={text('shell.nav.esports')}>
        <Filters path="/cybersport" search={search} apart={['sport']} />
      </PageTitle>
      {isFirst && <EventList key={`live-${search}`} events={live.data?.data} />}
      <PageTitle title={text('catalogue.upcoming')} count={upcoming?.pagination.total} level={2} />
      <Listed answer={upcoming} listing={listed} path="/cybersport" search={search} List={EventList} />
    </Stack>
  )
}

/** Live and upcoming e-sports. */
export const block: BlockDefinition<Kind> = {
  async load({ place: { search }, sources, queries, now, timeZone }) {
    const when = { now, timeZone }
    const listed = narrow(upcomingOf(search), search, when)
    const [outcome] = await Promise.all([
      loadListed({ sources, queries }, listed, readFilters(search).page),
      loadCalls(queries, [callQuery(sources, 'getMatches', narrow(liveOf(search), search, when)(1))]),
    ])
    return outcome
  },
  parts: ({ search }) => filterParts(search),
  Block: EsportsEvents,
}
