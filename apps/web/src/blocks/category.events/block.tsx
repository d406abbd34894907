import { useQueryClient } from '@tanstack/react-query'
import type { Category } from '@touchline/contract'
import { callQuery, useCall } from '../../data/index.ts'
import {
  Breadcrumbs,
  categoryIn,
  LISTINGS,
  Listed,
  loadCalls,
  loadListed,
  type PagedListing,
  readFilters,
  useListed,
} from '../../features/catalogue/index.ts'
import { EventList } from '../../features/events/index.ts'
import { Filters, filterParts, narrow, useNarrow } from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { Chips, PageTitle, Stack } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'category.events'

const leaguesOf = (category: Category) => ({ query: { category_id: category.id, limit: 100 } })
const eventsOf =
  (category: Category): PagedListing =>
  (page) =>
    LISTINGS.bettable({ category_id: category.id, sport_key: category.sport.key }, page)

function CategoryContent({ category, search }: { category: Category; search: URLSearchParams }) {
  const text = useText()
  const leagues = useCall('getTournaments', leaguesOf(category)).data?.data ?? []
  const listed = useNarrow(search)(eventsOf(category))
  const data = useListed(listed, readFilters(search).page)
  const { sport } = category
  const path = sportPath(sport.key, category.slug)
  return (
    <Stack>
      <Breadcrumbs
        crumbs={[
          { to: sportPath(sport.key), label: sport.name },
          { to: path, label: category.name },
        ]}
      />
      <PageTitle title={category.name} count={data?.pagination.total}>
        <Chips
          label={text('catalogue.leagues')}
          items={leagues.map((league) => ({
            to: sportPath(sport.key, league.slug),
            label: league.name,
            current: false,
          }))}
        />
        <Filters path={path} search={search} apart={['sport']} />
      </PageTitle>
      <Listed answer={data} listing={listed} path={path} search={search} List={EventList} />
    </Stack>
  )
}

function CategoryEvents({ place: { route, search } }: BlockView<Kind>) {
  const category = categoryIn(useQueryClient(), route)
  return category ? <CategoryContent category={category} search={search} /> : null
}

/** A country or circuit: its leagues and their events. */
export const block: BlockDefinition<Kind> = {
  async load({ place: { route, search }, sources, queries, now, timeZone }) {
    const category = categoryIn(queries, route)
    if (category === undefined) return undefined
    const [outcome] = await Promise.all([
      loadListed({ sources, queries }, narrow(eventsOf(category), search, { now, timeZone }), readFilters(search).page),
      loadCalls(queries, [callQuery(sources, 'getTournaments', leaguesOf(category))]),
    ])
    return outcome
  },
  parts: ({ search }) => filterParts(search),
  Block: CategoryEvents,
}
