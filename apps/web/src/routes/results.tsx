import { dayOf, Results } from '../blocks/results/Results.tsx'
import { LISTINGS, loadListed, readFilters } from '../features/catalogue/index.ts'
import { dayKey } from '../features/events/index.ts'
import { filterParts, narrow } from '../features/listing/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'

type ResultsRoute = Extract<Route, { page: 'results' }>

function ResultsPage({ search }: PageContext<ResultsRoute>) {
  return <Results search={search} path="/results" />
}

/** How matches ended, day by day in the viewer's own days. */
export const page: PageDefinition<ResultsRoute> = {
  async load({ sources, queries, route, search, now, timeZone }) {
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(queries, route)) !== null) return { kind: 'found' }
    const day = dayOf(search, dayKey(now, timeZone))
    return loadListed(
      { sources, queries },
      narrow(LISTINGS.results, search, { now, timeZone, day }),
      readFilters(search).page,
    )
  },
  head: ({ text }) => ({
    title: text('finding.results.title'),
    description: () => text('finding.results.description'),
  }),
  messages: ['finding'],
  parts: async ({ search }) => filterParts(search),
  Page: ResultsPage,
}
