import { SPORT_KEYS } from '@touchline/contract/constants'
import { callQuery, useCall } from '../data/index.ts'
import { LISTINGS, loadCalls, PageTitle, readSport, SportChips, Stack } from '../features/catalogue/index.ts'
import { EventList } from '../features/events/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, searchOf } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type LiveRoute = Extract<Route, { page: 'live' }>

const listing = (search: URLSearchParams) => LISTINGS.live({ sport_key: readSport(search, SPORT_KEYS) })

function LivePage({ search }: PageContext<LiveRoute>) {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const { data } = useCall('getMatches', listing(search))
  return (
    <Stack>
      <SportChips
        sports={sports}
        count={(sport) => sport.events_count.live}
        current={readSport(search, SPORT_KEYS)}
        to={(sport) => `/live${searchOf({ sport: sport?.key })}`}
      />
      <PageTitle title={text('pages.live.title')} count={data?.pagination.total} />
      <EventList key={search.get('sport')} events={data?.data} />
    </Stack>
  )
}

/** Everything that runs now, by league. */
export const page: PageDefinition<LiveRoute> = {
  load: ({ sources, queries, search }) => loadCalls(queries, [callQuery(sources, 'getMatches', listing(search))]),
  head: ({ text }) => ({ title: text('pages.live.title'), description: text('pages.live.description') }),
  Page: LivePage,
}
