import { callQuery, useCall } from '../data/index.ts'
import { LISTINGS, loadCalls, PageTitle, Stack } from '../features/catalogue/index.ts'
import { EventList } from '../features/events/index.ts'
import { useText } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

function HomePage() {
  const text = useText()
  const live = useCall('getMatches', LISTINGS.homeLive())
  const upcoming = useCall('getMatches', LISTINGS.homeUpcoming())
  return (
    <Stack>
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
