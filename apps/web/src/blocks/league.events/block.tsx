import { useQueryClient } from '@tanstack/react-query'
import type { Tournament } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { Skeleton } from '@touchline/ui'
import { callQuery, useCall } from '../../data/index.ts'
import {
  Breadcrumbs,
  LISTINGS,
  Listed,
  leagueIn,
  loadCalls,
  loadListed,
  type PagedListing,
  readFilters,
  useListed,
} from '../../features/catalogue/index.ts'
import { EventsByDay, OutrightList } from '../../features/events/index.ts'
import { Star } from '../../features/favourites/index.ts'
import { Filters, filterParts, narrow, useNarrow } from '../../features/listing/index.ts'
import { TableOfLeague } from '../../features/standings/index.ts'
import { useText } from '../../i18n/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { Later, PageTitle, Stack } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'league.events'

/** Of the table while it is closed, in px. */
const TABLE_HEIGHT = 38

const eventsOf =
  (id: number, sport: SportKey): PagedListing =>
  (page) =>
    LISTINGS.ofLeague(id, sport, page)
const outrightsOf = (id: number) => LISTINGS.outrights({ tournament_id: String(id) })

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
      <Later fallback={<Skeleton block={TABLE_HEIGHT} />}>
        <TableOfLeague id={league.id} />
      </Later>
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

function LeagueEvents({ place: { route, search } }: BlockView<Kind>) {
  const league = leagueIn(useQueryClient(), route)
  return league ? <LeagueContent league={league} search={search} /> : null
}

/** A league: what runs, then day by day, then its outrights. */
export const block: BlockDefinition<Kind> = {
  async load({ place: { route, search }, sources, queries, now, timeZone }) {
    const league = leagueIn(queries, route)
    if (league === undefined) return undefined
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
  parts: ({ search }) => filterParts(search),
  Block: LeagueEvents,
}
