import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, Category } from '@touchline/contract'
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
import { EventList } from '../features/events/index.ts'
import { Filters, filterParts, narrow, useNarrow } from '../features/listing/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, sportPath } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'
import { Chips, PageTitle, Stack } from '../ui/index.ts'

type CategoryRoute = Extract<Route, { page: 'category' }>

const categoriesOf = (route: CategoryRoute) => ({ query: { sport_key: route.sport, limit: 500 } })
const leaguesOf = (category: Category) => ({ query: { category_id: category.id, limit: 100 } })
const eventsOf =
  (category: Category): PagedListing =>
  (page) =>
    LISTINGS.bettable({ category_id: category.id, sport_key: category.sport.key }, page)

function findCategory(queries: QueryClient, route: CategoryRoute): Category | undefined {
  const answer = queries.getQueryData<CallAnswer<'getCategories'>>(callKey('getCategories', categoriesOf(route)))
  return answer?.data.find((category) => category.slug === route.slug)
}

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
      </PageTitle>
      <Filters path={path} search={search} apart={['sport']} />
      <Listed answer={data} listing={listed} path={path} search={search} List={EventList} />
    </Stack>
  )
}

function CategoryPage({ route, search }: PageContext<CategoryRoute>) {
  const category = findCategory(useQueryClient(), route)
  return category ? <CategoryContent category={category} search={search} /> : null
}

/** A country or circuit: its leagues and their events. */
export const page: PageDefinition<CategoryRoute> = {
  async load({ sources, queries, route, search, now, timeZone }) {
    try {
      await queries.fetchQuery(callQuery(sources, 'getCategories', categoriesOf(route), 300_000))
    } catch (failure) {
      return outcomeOfFailure(failure)
    }
    const category = findCategory(queries, route)
    if (!category) return { kind: 'not-found' }
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(queries, route)) !== null) return { kind: 'found' }
    const [outcome] = await Promise.all([
      loadListed({ sources, queries }, narrow(eventsOf(category), search, { now, timeZone }), readFilters(search).page),
      loadCalls(queries, [callQuery(sources, 'getTournaments', leaguesOf(category))]),
    ])
    return outcome
  },
  head({ text, queries, route }) {
    const category = findCategory(queries, route)
    const names = { sport: category?.sport.name ?? '', category: category?.name ?? '' }
    return {
      title: text('pages.category.title', names),
      description: () => text('pages.category.description', names),
      subjects: [names.category, names.sport],
    }
  },
  parts: async ({ search }) => filterParts(search),
  Page: CategoryPage,
}
