import { LimitsPage } from '../features/limits/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** What players hold themselves to. Fetched in the browser: the server knows no player. */
export const page: PageDefinition<Extract<Route, { page: 'limits' }>> = {
  load: async () => ({ kind: 'found' }),
  head: ({ text }) => ({ title: text('limits.title'), description: text('limits.description'), noindex: true }),
  messages: ['profile'],
  Page: LimitsPage,
}
