import { favoritesFollowed } from '../blocks/favorites.followed/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** What the player follows. */
export const page: PageDefinition<Extract<Route, { page: 'favorites' }>> = {
  blocks: [favoritesFollowed],
  head: ({ text }) => ({
    title: text('catalogue.favorites'),
    description: () => text('finding.favorites.visitor'),
    noindex: true,
  }),
  messages: ['finding'],
}
