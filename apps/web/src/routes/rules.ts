import { contentText } from '../blocks/content.text/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** How bets are taken, rounded and settled: the rules the reference book follows. */
export const page: PageDefinition<Extract<Route, { page: 'rules' }>> = {
  blocks: [contentText],
  head: ({ text }) => ({ title: text('shell.nav.rules'), description: () => text('pages.rules.description') }),
  messages: ['information'],
}
