import { callQuery, useCall } from '../data/index.ts'
import { LISTINGS, loadCalls, type PagedListing, SportChips } from '../features/catalogue/index.ts'
import { EventList } from '../features/events/index.ts'
import { TopMatches } from '../features/home/index.ts'
import { ActiveFilters, filterParts, narrow, useNarrow } from '../features/listing/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, searchOf, sportPath } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, PRODUCT_NAME, pageConfigIn, siteIn } from '../site/index.ts'
import { Chips, PageTitle, Stack } from '../ui/index.ts'

type HomeRoute = Extract<Route, { page: 'home' }>

function UsualHome({ search }: PageContext<HomeRoute>) {
  const text = useText()
  const narrowed = useNarrow(search)
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const live = useCall('getMatches', narrowed(LISTINGS.homeLive)(1))
  const upcoming = useCall('getMatches', narrowed(LISTINGS.homeUpcoming)(1))
  const running = live.data?.data ?? []
  return (
    <Stack>
      <SportChips
        sports={sports}
        count={(sport) => sport.events_count.live + sport.events_count.prematch}
        current={undefined}
        to={(sport) => (sport ? sportPath(sport.key) : '/')}
        narrowOnly
      />
      <ActiveFilters path="/" search={search} />
      <TopMatches running={running} coming={upcoming.data?.data ?? []} />
      <PageTitle title={text('pages.home.live')}>
        <Chips
          label={text('catalogue.tabs')}
          items={[
            { to: '/live', label: text('catalogue.in_play'), current: false },
            {
              to: `/schedule${searchOf({ time: '3', sortBy: 'time' })}`,
              label: text('pages.home.soon'),
              current: false,
            },
            { to: '/schedule', label: text('catalogue.today'), current: false },
            { to: '/results', label: text('catalogue.results'), current: false },
          ]}
        />
      </PageTitle>
      <EventList events={live.data?.data} />
      <PageTitle title={text('pages.home.upcoming')} level={2} />
      <EventList events={upcoming.data?.data} />
    </Stack>
  )
}

/** The front page: what is on now, and what is next. */
export const page: PageDefinition<HomeRoute> = {
  async load({ sources, queries, route, search, now, timeZone }) {
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(queries, route)) !== null) return { kind: 'found' }
    const narrowed = (listing: PagedListing) => narrow(listing, search, { now, timeZone })(1)
    return loadCalls(queries, [
      callQuery(sources, 'getMatches', narrowed(LISTINGS.homeLive)),
      callQuery(sources, 'getMatches', narrowed(LISTINGS.homeUpcoming)),
    ])
  },
  head: ({ text, queries }) => ({
    title: siteIn(queries)?.brand.name ?? PRODUCT_NAME,
    description: () => text('pages.home.description'),
  }),
  parts: async ({ search }) => filterParts(search),
  Page: UsualHome,
}
