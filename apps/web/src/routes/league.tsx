import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, Tournament } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { callKey, callQuery, useCall } from '../data/index.ts'
import {
  Breadcrumbs,
  LISTINGS,
  Listed,
  loadCalls,
  loadListed,
  outcomeOfFailure,
  type PagedListing,
  readFilters,
  useListed,
} from '../features/catalogue/index.ts'
import { EventsByDay, OutrightList } from '../features/events/index.ts'
import { Star } from '../features/favourites/index.ts'
import { Filters, filterParts, narrow, useNarrow } from '../features/listing/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, sportPath } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'
import { PageTitle, Stack } from '../ui/index.ts'

type LeagueRoute = Extract<Route, { page: 'league' }>

const leagueCall = (route: LeagueRoute) => ({ params: { id: route.id } })
const eventsOf =
  (id: number, sport: SportKey): PagedListing =>
  (page) =>
    LISTINGS.ofLeague(id, sport, page)
const outrightsOf = (id: number) => LISTINGS.outrights({ tournament_id: String(id) })

function findLeague(queries: QueryClient, route: LeagueRoute): Tournament | undefined {
  return queries.getQueryData<CallAnswer<'getTournament'>>(callKey('getTournament', leagueCall(route)))?.data
}

function LeagueContent({ league, search }: { league: Tournament; search: URLSearchParams }) {
  const text = useText()
  const narrowed = useNarrow(search)
  const listed = narrowed(eventsOf(league.id, league.sport.key))
  const data = useListed(listed, readFilters(search).page)
  const outrights = useCall('getMatches', narrowed(() => outrightsOf(league.id))(1)).data?.data ?? []
  const { sport, category } = league
  const path = sportPath(sport.key, league.slug)
  return (
    <Stack>
      <Breadcrumbs
        crumbs={[
          { to: sportPath(sport.key), label: sport.name },
          { to: sportPath(sport.key, category.slug), label: category.name },
          { to: path, label: league.name },
        ]}
      />
      <PageTitle title={league.name} count={data?.pagination.total}>
        <Star kind="league" id={league.id} name={league.name} />
      </PageTitle>
      <Filters path={path} search={search} apart={['sport']} />
      <Listed answer={data} listing={listed} path={path} search={search} List={EventsByDay} />
      {outrights.length > 0 && (
        <>
          <PageTitle title={text('catalogue.tab.outrights')} level={2} />
          <OutrightList events={outrights} />
        </>
      )}
    </Stack>
  )
}

function LeaguePage({ route, search }: PageContext<LeagueRoute>) {
  const league = findLeague(useQueryClient(), route)
  return league ? <LeagueContent league={league} search={search} /> : null
}

/** A league: what runs, then day by day, then its outrights. */
export const page: PageDefinition<LeagueRoute> = {
  async load({ sources, queries, route, search, now, timeZone }) {
    try {
      await queries.fetchQuery(callQuery(sources, 'getTournament', leagueCall(route), 300_000))
    } catch (failure) {
      return outcomeOfFailure(failure)
    }
    const league = findLeague(queries, route)
    if (!league) return { kind: 'not-found' }
    if (league.slug !== route.slug || league.sport.key !== route.sport) {
      return { kind: 'moved', to: sportPath(league.sport.key, league.slug) }
    }
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(queries, route)) !== null) return { kind: 'found' }
    const when = { now, timeZone }
    const [outcome] = await Promise.all([
      loadListed(
        { sources, queries },
        narrow(eventsOf(league.id, league.sport.key), search, when),
        readFilters(search).page,
      ),
      loadCalls(queries, [callQuery(sources, 'getMatches', narrow(() => outrightsOf(league.id), search, when)(1))]),
    ])
    return outcome
  },
  head({ text, queries, route }) {
    const league = findLeague(queries, route)
    const names = { league: league?.name ?? '', category: league?.category.name ?? '' }
    return {
      title: text('pages.league.title', names),
      description: () => text('pages.league.description', names),
      subjects: [names.league, names.category],
    }
  },
  parts: async ({ search }) => filterParts(search),
  Page: LeaguePage,
}
