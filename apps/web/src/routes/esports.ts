import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** E-sports. */
export const page: PageDefinition<Extract<Route, { page: 'esports' }>> = {
  head: ({ text }) => ({ title: text('pages.esports.title'), description: () => text('pages.esports.description') }),
}
