import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { callKey, callQuery, useCall } from '../data/index.ts'
import {
  Chips,
  LISTINGS,
  loadCalls,
  Pages,
  PageTitle,
  readFilters,
  SORTS,
  Stack,
  TIME_FILTERS,
} from '../features/catalogue/index.ts'
import { EventList, OutrightList } from '../features/events/index.ts'
import { useText } from '../i18n/index.ts'
import { useLiveStore } from '../live/index.ts'
import { type Route, searchOf, sportPath } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type SportRoute = Extract<Route, { page: 'sport' }>

const TABS = ['top', 'all', 'outrights'] as const
type Tab = (typeof TABS)[number]

function readTab(search: URLSearchParams): Tab {
  return TABS.find((tab) => tab === search.get('tab')) ?? 'top'
}

/** Localised name of a sport, from the sports every page has. */
function sportName(queries: QueryClient, key: SportKey): string {
  const sports = queries.getQueryData<CallAnswer<'getSports'>>(callKey('getSports'))
  return sports?.data.find((sport) => sport.key === key)?.name ?? key
}

function TopEvents({ sport }: { sport: SportKey }) {
  const text = useText()
  const live = useCall('getMatches', LISTINGS.live({ sport_key: sport }))
  const upcoming = useCall('getMatches', LISTINGS.upcoming({ sport_key: sport }))
  const running = live.data?.data
  return (
    <>
      {running?.length !== 0 && <EventList events={running} />}
      <PageTitle title={text('catalogue.upcoming')} count={upcoming.data?.pagination.total} level={2} />
      <EventList events={upcoming.data?.data} />
    </>
  )
}

function AllEvents({ sport, search }: { sport: SportKey; search: URLSearchParams }) {
  const text = useText()
  const now = useLiveStore().now()
  const filters = readFilters(search)
  const { data } = useCall('getMatches', LISTINGS.all({ sport_key: sport }, filters, now))
  const to = (change: Record<string, string | undefined>) =>
    `${sportPath(sport)}${searchOf({
      tab: 'all',
      time: filters.time === 'all' ? undefined : filters.time,
      sortBy: filters.sort === 'league' ? undefined : filters.sort,
      ...change,
    })}`
  return (
    <>
      <PageTitle title={text('catalogue.tab.all')} count={data?.pagination.total} level={2}>
        <Chips
          label={text('catalogue.time')}
          items={TIME_FILTERS.map((time) => ({
            to: to({ time: time === 'all' ? undefined : time }),
            label: time === 'all' ? text('catalogue.time.all') : text('catalogue.time.hours', { hours: time }),
            current: filters.time === time,
          }))}
        />
        <Chips
          label={text('catalogue.sort')}
          items={SORTS.map((sort) => ({
            to: to({ sortBy: sort === 'league' ? undefined : sort }),
            label: text(`catalogue.sort.${sort}`),
            current: filters.sort === sort,
          }))}
        />
      </PageTitle>
      <EventList key={search.toString()} events={data?.data} />
      {data && <Pages pagination={data.pagination} to={(page) => to({ page: String(page) })} />}
    </>
  )
}

function SportOutrights({ sport }: { sport: SportKey }) {
  const { data } = useCall('getMatches', LISTINGS.outrights({ sport_key: sport }))
  return <OutrightList events={data?.data} />
}

function SportPage({ route: { sport }, search }: PageContext<SportRoute>) {
  const text = useText()
  const tab = readTab(search)
  const name = sportName(useQueryClient(), sport)
  return (
    <Stack>
      <PageTitle title={name}>
        <Chips
          label={text('catalogue.tabs')}
          items={TABS.map((candidate) => ({
            to: `${sportPath(sport)}${candidate === 'top' ? '' : searchOf({ tab: candidate })}`,
            label: text(`catalogue.tab.${candidate}`),
            current: candidate === tab,
          }))}
        />
      </PageTitle>
      {tab === 'top' && <TopEvents sport={sport} />}
      {tab === 'all' && <AllEvents sport={sport} search={search} />}
      {tab === 'outrights' && <SportOutrights sport={sport} />}
    </Stack>
  )
}

/** A sport: its top events, all of them, its outrights. */
export const page: PageDefinition<SportRoute> = {
  load({ sources, queries, route: { sport }, search, now }) {
    const listings = {
      top: [LISTINGS.live({ sport_key: sport }), LISTINGS.upcoming({ sport_key: sport })],
      all: [LISTINGS.all({ sport_key: sport }, readFilters(search), now)],
      outrights: [LISTINGS.outrights({ sport_key: sport })],
    }[readTab(search)]
    return loadCalls(
      queries,
      listings.map((listing) => callQuery(sources, 'getMatches', listing)),
    )
  },
  head({ text, queries, route: { sport } }) {
    const name = sportName(queries, sport)
    return { title: name, description: text('pages.sport.description', { sport: name }) }
  },
  Page: SportPage,
}
