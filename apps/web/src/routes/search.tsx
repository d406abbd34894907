import { callQuery } from '../data/index.ts'
import { loadCalls } from '../features/catalogue/index.ts'
import { FoundPage, searchCall, searchQuery } from '../features/search/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type SearchRoute = Extract<Route, { page: 'search' }>

const askedIn = (search: URLSearchParams) => search.get('q') ?? ''

function SearchPage({ search }: PageContext<SearchRoute>) {
  const asked = askedIn(search)
  return <FoundPage key={asked} asked={asked} />
}

/** Everything that a search finds. */
export const page: PageDefinition<SearchRoute> = {
  load({ sources, queries, search }) {
    const query = searchQuery(askedIn(search))
    return loadCalls(queries, query === '' ? [] : [callQuery(sources, 'search', searchCall(query))])
  },
  head({ text, search }) {
    const query = searchQuery(askedIn(search))
    const title = query === '' ? text('shell.search') : text('finding.title', { query })
    return { title, description: () => text('finding.description'), noindex: true }
  },
  messages: ['finding'],
  Page: SearchPage,
}
