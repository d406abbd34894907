import { useIntl } from 'react-intl'
import { callQuery, useCall } from '../data/index.ts'
import { Chips, LISTINGS, loadCalls, PageTitle, Stack } from '../features/catalogue/index.ts'
import { dayAfter, dayKey, EventList, startOfDay, useDayName, useToday } from '../features/events/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, searchOf } from '../navigation/index.ts'
import { usePreference } from '../preferences/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type ScheduleRoute = Extract<Route, { page: 'schedule' }>

const DAYS = 7

function listing(day: string, zone: string) {
  return LISTINGS.between(startOfDay(day, zone), startOfDay(dayAfter(day), zone))
}

/** The day asked for, or today. */
function dayOf(search: URLSearchParams, today: string): string {
  const asked = search.get('date') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
}

function SchedulePage({ search }: PageContext<ScheduleRoute>) {
  const text = useText()
  const intl = useIntl()
  const zone = usePreference('timeZone')
  const today = useToday()
  const dayName = useDayName()
  const day = dayOf(search, today)
  const { data } = useCall('getMatches', listing(day, zone))
  const days = Array.from({ length: DAYS }, (_, after) => dayAfter(today, after))
  return (
    <Stack>
      <PageTitle title={text('pages.schedule.title')} count={data?.pagination.total}>
        <Chips
          label={text('catalogue.days')}
          items={days.map((candidate) => ({
            to: `/schedule${candidate === today ? '' : searchOf({ date: candidate })}`,
            label: dayName(startOfDay(candidate, zone)),
            current: candidate === day,
          }))}
        />
      </PageTitle>
      <EventList
        key={day}
        events={data?.data}
        empty={text('catalogue.empty_day', { day: intl.formatDate(startOfDay(day, zone)) })}
      />
    </Stack>
  )
}

/** What is on, day by day in the viewer's own days. */
export const page: PageDefinition<ScheduleRoute> = {
  load({ sources, queries, search, now, timeZone }) {
    const day = dayOf(search, dayKey(now, timeZone))
    return loadCalls(queries, [callQuery(sources, 'getMatches', listing(day, timeZone))])
  },
  head: ({ text }) => ({ title: text('pages.schedule.title'), description: text('pages.schedule.description') }),
  Page: SchedulePage,
}
