import { homeEvents } from '../blocks/home.events/index.ts'
import { homeTopMatches } from '../blocks/home.top-matches/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import { PRODUCT_NAME, siteIn } from '../site/index.ts'

/** The front page. */
export const page: PageDefinition<Extract<Route, { page: 'home' }>> = {
  blocks: [homeTopMatches, homeEvents],
  head: ({ text, queries }) => ({
    title: siteIn(queries)?.brand.name ?? PRODUCT_NAME,
    description: () => text('pages.home.description'),
  }),
}
