import { outcomeOfFailure } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import { loadPageConfig, pageConfigIn } from '../site/index.ts'

/** A page that the site has added (ROUTE-05). */
export const page: PageDefinition<Extract<Route, { page: 'custom' }>> = {
  async load({ sources, queries, route }) {
    try {
      await loadPageConfig(sources, queries, route)
      return { kind: 'found' }
    } catch (failure) {
      return outcomeOfFailure(failure)
    }
  },
  head({ queries, route }) {
    const seo = pageConfigIn(queries, route)?.seo
    return { title: seo?.title ?? '', description: () => seo?.description ?? '' }
  },
}
