import { loadResults, Results } from '../blocks/results/Results.tsx'
import { filterParts } from '../features/listing/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'

type ResultsRoute = Extract<Route, { page: 'results' }>

function ResultsPage({ search }: PageContext<ResultsRoute>) {
  return <Results search={search} path="/results" />
}

/** How matches ended, day by day in the viewer's own days. */
export const page: PageDefinition<ResultsRoute> = {
  async load(context) {
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(context.queries, context.route)) !== null) return { kind: 'found' }
    return loadResults(context)
  },
  head: ({ text }) => ({
    title: text('finding.results.title'),
    description: () => text('finding.results.description'),
  }),
  messages: ['finding'],
  parts: async ({ search }) => filterParts(search),
  Page: ResultsPage,
}
