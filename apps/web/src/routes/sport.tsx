import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { callKey, callQuery, useCall } from '../data/index.ts'
import {
  LISTINGS,
  Listed,
  ListingFilters,
  listingPath,
  loadCalls,
  loadListed,
  readFilters,
  useListed,
} from '../features/catalogue/index.ts'
import { EventList, OutrightList } from '../features/events/index.ts'
import { useText } from '../i18n/index.ts'
import { useLiveStore } from '../live/index.ts'
import { type Route, sportPath } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'
import { Chips, PageTitle, Stack } from '../ui/index.ts'

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

function TopEvents({ sport, search }: { sport: SportKey; search: URLSearchParams }) {
  const text = useText()
  const live = useCall('getMatches', LISTINGS.live({ sport_key: sport }))
  const listing = (page: number) => LISTINGS.upcoming({ sport_key: sport }, page)
  const upcoming = useListed(listing, readFilters(search).page)
  const running = live.data?.data
  const isFirst = (upcoming?.pagination.page ?? 1) === 1
  return (
    <>
      {isFirst && running?.length !== 0 && <EventList events={running} />}
      <PageTitle title={text('catalogue.upcoming')} count={upcoming?.pagination.total} level={2} />
      <Listed answer={upcoming} listing={listing} path={sportPath(sport)} search={search} List={EventList} />
    </>
  )
}

function AllEvents({ sport, search }: { sport: SportKey; search: URLSearchParams }) {
  const text = useText()
  const now = useLiveStore().now()
  const filters = readFilters(search)
  const listing = (page: number) => LISTINGS.all({ sport_key: sport }, filters, now, page)
  const data = useListed(listing, filters.page)
  return (
    <>
      <PageTitle title={text('catalogue.tab.all')} count={data?.pagination.total} level={2}>
        <ListingFilters path={sportPath(sport)} search={search} />
      </PageTitle>
      <Listed answer={data} listing={listing} path={sportPath(sport)} search={search} List={EventList} />
    </>
  )
}

function SportOutrights({ sport, search }: { sport: SportKey; search: URLSearchParams }) {
  const listing = (page: number) => LISTINGS.outrights({ sport_key: sport }, page)
  const data = useListed(listing, readFilters(search).page)
  return <Listed answer={data} listing={listing} path={sportPath(sport)} search={search} List={OutrightList} />
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
            to: listingPath(sportPath(sport), search, { tab: candidate === 'top' ? undefined : candidate }),
            label: text(`catalogue.tab.${candidate}`),
            current: candidate === tab,
          }))}
        />
      </PageTitle>
      {tab === 'top' && <TopEvents sport={sport} search={search} />}
      {tab === 'all' && <AllEvents sport={sport} search={search} />}
      {tab === 'outrights' && <SportOutrights sport={sport} search={search} />}
    </Stack>
  )
}

/** A sport: its top events, all of them, its outrights. */
export const page: PageDefinition<SportRoute> = {
  async load({ sources, queries, route, search, now }) {
    const { sport } = route
    const section = sportPath(sport)
    if (section !== `/${sport}`) return { kind: 'moved', to: section }
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(queries, route)) !== null) return { kind: 'found' }
    const filters = readFilters(search)
    const scope = { sport_key: sport }
    const listed = {
      top: (page: number) => LISTINGS.upcoming(scope, page),
      all: (page: number) => LISTINGS.all(scope, filters, now, page),
      outrights: (page: number) => LISTINGS.outrights(scope, page),
    }[readTab(search)]
    const [outcome] = await Promise.all([
      loadListed({ sources, queries }, listed, filters.page),
      readTab(search) === 'top' && loadCalls(queries, [callQuery(sources, 'getMatches', LISTINGS.live(scope))]),
    ])
    return outcome
  },
  head({ text, queries, route: { sport } }) {
    const name = sportName(queries, sport)
    return { title: name, description: () => text('pages.sport.description', { sport: name }) }
  },
  Page: SportPage,
}
