import { LimitsPage, OWN_LIMITS } from '../features/limits/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import { siteIn } from '../site/index.ts'

/** What players hold themselves to. Fetched in the browser: the server knows no player. */
export const page: PageDefinition<Extract<Route, { page: 'limits' }>> = {
  async load({ queries }) {
    // Who comes from another page finds it whole.
    await OWN_LIMITS.load().catch(() => {})
    return { kind: siteIn(queries)?.features.responsibleGambling === false ? 'not-found' : 'found' }
  },
  head: ({ text }) => ({ title: text('limits.title'), description: () => text('limits.description'), noindex: true }),
  messages: ['profile', 'protection'],
  Page: LimitsPage,
}
