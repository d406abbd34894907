import type { Match } from '@touchline/contract'
import { callQuery, useCall } from '../data/index.ts'
import { LISTINGS, loadCalls, PageTitle, SportChips, Stack } from '../features/catalogue/index.ts'
import { EventList } from '../features/events/index.ts'
import { Hero } from '../features/home/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, sportPath } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

function HomePage() {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const live = useCall('getMatches', LISTINGS.homeLive())
  const upcoming = useCall('getMatches', LISTINGS.homeUpcoming())
  const running = live.data?.data ?? []
  const liveCount = sports.reduce((sum, sport) => sum + sport.events_count.live, 0)
  return (
    <Stack>
      <SportChips
        sports={sports}
        count={(sport) => sport.events_count.live + sport.events_count.prematch}
        current={undefined}
        to={(sport) => (sport ? sportPath(sport.key) : '/')}
        narrowOnly
      />
      <Hero match={running.find((event): event is Match => event.type === 'match')} live={liveCount} />
      <PageTitle title={text('pages.home.live')} />
      <EventList events={live.data?.data} />
      <PageTitle title={text('pages.home.upcoming')} level={2} />
      <EventList events={upcoming.data?.data} />
    </Stack>
  )
}

/** The front page: what is on now, and what is next. */
export const page: PageDefinition<Extract<Route, { page: 'home' }>> = {
  load: ({ sources, queries }) =>
    loadCalls(queries, [
      callQuery(sources, 'getMatches', LISTINGS.homeLive()),
      callQuery(sources, 'getMatches', LISTINGS.homeUpcoming()),
    ]),
  head: ({ text }) => ({ title: text('pages.home.title'), description: text('pages.home.description') }),
  Page: HomePage,
}
