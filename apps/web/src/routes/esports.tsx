import { SPORT_KEYS } from '@touchline/contract/constants'
import { callQuery, useCall } from '../data/index.ts'
import { LISTINGS, loadCalls, PageTitle, readSport, SportChips, Stack } from '../features/catalogue/index.ts'
import { EventList } from '../features/events/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, searchOf } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type EsportsRoute = Extract<Route, { page: 'esports' }>

const scope = (search: URLSearchParams) => ({ sport_type: 'cyber', sport_key: readSport(search, SPORT_KEYS) }) as const

function EsportsPage({ search }: PageContext<EsportsRoute>) {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const live = useCall('getMatches', LISTINGS.live(scope(search)))
  const upcoming = useCall('getMatches', LISTINGS.upcoming(scope(search)))
  return (
    <Stack>
      <SportChips
        sports={sports.filter((sport) => sport.type === 'cyber')}
        count={(sport) => sport.events_count.live + sport.events_count.prematch}
        current={readSport(search, SPORT_KEYS)}
        to={(sport) => `/cybersport${searchOf({ sport: sport?.key })}`}
        allIcon="gamepad"
      />
      <PageTitle title={text('pages.esports.title')} />
      <EventList key={`live-${search.get('sport')}`} events={live.data?.data} />
      <PageTitle title={text('catalogue.upcoming')} count={upcoming.data?.pagination.total} level={2} />
      <EventList key={`upcoming-${search.get('sport')}`} events={upcoming.data?.data} />
    </Stack>
  )
}

/** Live and upcoming e-sports. */
export const page: PageDefinition<EsportsRoute> = {
  load: ({ sources, queries, search }) =>
    loadCalls(queries, [
      callQuery(sources, 'getMatches', LISTINGS.live(scope(search))),
      callQuery(sources, 'getMatches', LISTINGS.upcoming(scope(search))),
    ]),
  head: ({ text }) => ({ title: text('pages.esports.title'), description: text('pages.esports.description') }),
  Page: EsportsPage,
}
