import { liveNow } from '../blocks/live.now/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** What runs now. */
export const page: PageDefinition<Extract<Route, { page: 'live' }>> = {
  blocks: [liveNow],
  head: ({ text }) => ({ title: text('catalogue.in_play'), description: () => text('pages.live.description') }),
}
