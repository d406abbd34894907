import { esportsEvents } from '../blocks/esports.events/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** E-sports. */
export const page: PageDefinition<Extract<Route, { page: 'esports' }>> = {
  blocks: [esportsEvents],
  head: ({ text }) => ({ title: text('shell.nav.esports'), description: () => text('pages.esports.description') }),
}
