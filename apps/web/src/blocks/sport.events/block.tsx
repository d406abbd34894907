import { useQueryClient } from '@tanstack/react-query'
import type { SportKey } from '@touchline/contract/constants'
import { callQuery, useCall } from '../../data/index.ts'
import {
  LISTINGS,
  Listed,
  listingPath,
  loadCalls,
  loadListed,
  offeredSport,
  type PagedListing,
  readFilters,
  useListed,
} from '../../features/catalogue/index.ts'
import { EventList, OutrightList } from '../../features/events/index.ts'
import { Filters, FollowedTab, filterParts, narrow, useNarrow } from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { readTab, SPORT_TABS, type SportTab, sportPath } from '../../navigation/index.ts'
import { Chips, Later, PageTitle, Stack } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'sport.events'

/** A page of a sport is of no other. */
const NOT_HERE = ['sport'] as const

interface TabProps {
  readonly sport: SportKey
  readonly search: URLSearchParams
}

/** The list of each tab; only the browser knows the favourites. */
const LISTED: {
  readonly [T in Exclude<SportTab, 'favorites'>]: (sport: SportKey) => PagedListing
} = {
  top: (sport) => (page) => LISTINGS.upcoming({ sport_key: sport }, page),
  all: (sport) => (page) => LISTINGS.all({ sport_key: sport }, page),
  outrights: (sport) => (page) => LISTINGS.outrights({ sport_key: sport }, page),
  betbuilder: (sport) => (page) => LISTINGS.builder({ sport_key: sport }, page),
}
const liveOf = (sport: SportKey) => () => LISTINGS.live({ sport_key: sport })

function useTab(tab: keyof typeof LISTED, { sport, search }: TabProps) {
  const listing = useNarrow(search)(LISTED[tab](sport))
  const answer = useListed(listing, readFilters(search).page)
  return { answer, listing, path: sportPath(sport), search }
}

function TopEvents({ sport, search }: TabProps) {
  const text = useText()
  const live = useCall('getMatches', useNarrow(search)(liveOf(sport))(1))
  const upcoming = useTab('top', { sport, search })
  const running = live.data?.data
  const isFirst = (upcoming.answer?.pagination.page ?? 1) === 1
  return (
    <>
      {isFirst && running?.length !== 0 && <EventList events={running} />}
      <PageTitle title={text('catalogue.upcoming')} count={upcoming.answer?.pagination.total} level={2} />
      <Listed {...upcoming} List={EventList} />
    </>
  )
}

function AllEvents(props: TabProps) {
  const text = useText()
  const all = useTab('all', props)
  return (
    <>
      <PageTitle title={text('catalogue.tab.all')} count={all.answer?.pagination.total} level={2} />
      <Listed {...all} List={EventList} />
    </>
  )
}

/** Championships, or matches with a bet builder. */
function PlainTab({ tab, ...props }: TabProps & { readonly tab: 'outrights' | 'betbuilder' }) {
  return <Listed {...useTab(tab, props)} List={tab === 'outrights' ? OutrightList : EventList} />
}

function SportEvents({ place: { route, search } }: BlockView<Kind>) {
  return route.page === 'sport' && <OfSport sport={route.sport} search={search} />
}

function OfSport({ sport, search }: TabProps) {
  const text = useText()
  const tab = readTab(search)
  const name = offeredSport(useQueryClient(), sport)?.name ?? sport
  return (
    <Stack>
      <PageTitle title={name}>
        <Chips
          label={text('catalogue.tabs')}
          items={SPORT_TABS.map((candidate) => ({
            to: listingPath(sportPath(sport), search, { tab: candidate === 'top' ? undefined : candidate }),
            label: text(`catalogue.tab.${candidate}`),
            current: candidate === tab,
          }))}
        />
        <Filters path={sportPath(sport)} search={search} apart={NOT_HERE} />
      </PageTitle>
      {tab === 'top' && <TopEvents sport={sport} search={search} />}
      {tab === 'all' && <AllEvents sport={sport} search={search} />}
      {tab === 'favorites' && (
        <Later fallback={null}>
          <FollowedTab sport={sport} search={search} />
        </Later>
      )}
      {(tab === 'outrights' || tab === 'betbuilder') && <PlainTab key={tab} tab={tab} sport={sport} search={search} />}
    </Stack>
  )
}

/** A sport: its top events, all of them, its outrights. */
export const block: BlockDefinition<Kind> = {
  async load({ place: { route, search }, sources, queries, now, timeZone }) {
    const tab = readTab(search)
    if (route.page !== 'sport' || tab === 'favorites') return undefined
    const narrowed = (listing: PagedListing) => narrow(listing, search, { now, timeZone })
    const [outcome] = await Promise.all([
      loadListed({ sources, queries }, narrowed(LISTED[tab](route.sport)), readFilters(search).page),
      tab === 'top' && loadCalls(queries, [callQuery(sources, 'getMatches', narrowed(liveOf(route.sport))(1))]),
    ])
    return outcome
  },
  parts: ({ search }) => filterParts(search),
  Block: SportEvents,
}
