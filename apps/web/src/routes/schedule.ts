import { schedule } from '../blocks/schedule/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** The schedule, by days of the viewer's time zone. */
export const page: PageDefinition<Extract<Route, { page: 'schedule' }>> = {
  blocks: [schedule],
  head: ({ text }) => ({ title: text('shell.nav.schedule'), description: () => text('pages.schedule.description') }),
}
