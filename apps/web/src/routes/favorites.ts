import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** What the player follows. */
export const page: PageDefinition<Extract<Route, { page: 'favorites' }>> = {
  head: ({ text }) => ({
    title: text('catalogue.favorites'),
    description: () => text('finding.favorites.visitor'),
    noindex: true,
  }),
  messages: ['finding'],
}
