import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** What is on, day by day in the viewer's own days. */
export const page: PageDefinition<Extract<Route, { page: 'schedule' }>> = {
  head: ({ text }) => ({ title: text('pages.schedule.title'), description: () => text('pages.schedule.description') }),
}
