import { loadSchedule, Schedule } from '../blocks/schedule/Schedule.tsx'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'

type ScheduleRoute = Extract<Route, { page: 'schedule' }>

function SchedulePage({ search }: PageContext<ScheduleRoute>) {
  return <Schedule search={search} path="/schedule" />
}

/** What is on, day by day in the viewer's own days. */
export const page: PageDefinition<ScheduleRoute> = {
  async load(context) {
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(context.queries, context.route)) !== null) return { kind: 'found' }
    return loadSchedule(context)
  },
  head: ({ text }) => ({ title: text('pages.schedule.title'), description: () => text('pages.schedule.description') }),
  Page: SchedulePage,
}
