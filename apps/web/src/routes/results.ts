import { results } from '../blocks/results/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** How matches ended, day by day in the viewer's own days. */
export const page: PageDefinition<Extract<Route, { page: 'results' }>> = {
  blocks: [results],
  head: ({ text }) => ({
    title: text('finding.results.title'),
    description: () => text('finding.results.description'),
  }),
  messages: ['finding'],
}
