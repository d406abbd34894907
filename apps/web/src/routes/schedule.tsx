import { dayOf, Schedule } from '../blocks/schedule/Schedule.tsx'
import { LISTINGS, loadListed, readFilters } from '../features/catalogue/index.ts'
import { dayKey } from '../features/events/index.ts'
import { narrow } from '../features/listing/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'

type ScheduleRoute = Extract<Route, { page: 'schedule' }>

function SchedulePage({ search }: PageContext<ScheduleRoute>) {
  return <Schedule search={search} path="/schedule" />
}

/** What is on, day by day in the viewer's own days. */
export const page: PageDefinition<ScheduleRoute> = {
  async load({ sources, queries, route, search, now, timeZone }) {
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(queries, route)) !== null) return { kind: 'found' }
    const day = dayOf(search, dayKey(now, timeZone))
    return loadListed(
      { sources, queries },
      narrow(LISTINGS.scheduled, search, { now, timeZone, day }),
      readFilters(search).page,
    )
  },
  head: ({ text }) => ({ title: text('pages.schedule.title'), description: () => text('pages.schedule.description') }),
  Page: SchedulePage,
}
