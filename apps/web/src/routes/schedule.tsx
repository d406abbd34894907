import { SPORT_KEYS } from '@touchline/contract/constants'
import { useCall } from '../data/index.ts'
import {
  eventTypeOf,
  LISTINGS,
  ListingFilters,
  listingPath,
  loadListed,
  type PagedListing,
  Pages,
  readFilters,
  readSport,
  useListed,
} from '../features/catalogue/index.ts'
import { dayAfter, dayKey, EventList, startOfDay, useDayName, useToday } from '../features/events/index.ts'
import { useFormat, useText } from '../i18n/index.ts'
import { useLiveStore } from '../live/index.ts'
import type { Route } from '../navigation/index.ts'
import { usePreference } from '../preferences/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { Chips, PageTitle, Stack } from '../ui/index.ts'

type ScheduleRoute = Extract<Route, { page: 'schedule' }>

const DAYS = 7

function listing(search: URLSearchParams, day: string, zone: string, now: number): PagedListing {
  const scope = { sport_key: readSport(search, SPORT_KEYS) }
  const [from, to] = [startOfDay(day, zone), startOfDay(dayAfter(day), zone)]
  return (page) => LISTINGS.between(from, to, scope, readFilters(search), now, page)
}

/** The day asked for, or today. */
function dayOf(search: URLSearchParams, today: string): string {
  const asked = search.get('date') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
}

function SchedulePage({ search }: PageContext<ScheduleRoute>) {
  const text = useText()
  const format = useFormat()
  const zone = usePreference('timeZone')
  const today = useToday()
  const dayName = useDayName()
  const day = dayOf(search, today)
  const now = useLiveStore().now()
  const sport = readSport(search, SPORT_KEYS)
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const data = useListed(listing(search, day, zone, now), readFilters(search).page)
  const days = Array.from({ length: DAYS }, (_, after) => dayAfter(today, after))
  return (
    <Stack>
      <PageTitle title={text('pages.schedule.title')} count={data?.pagination.total}>
        <Chips
          label={text('catalogue.days')}
          items={days.map((candidate) => ({
            to: listingPath('/schedule', search, { date: candidate === today ? undefined : candidate }),
            label: dayName(startOfDay(candidate, zone)),
            current: candidate === day,
          }))}
        />
      </PageTitle>
      <Chips
        label={text('catalogue.sports')}
        items={[
          {
            to: listingPath('/schedule', search, { sport: undefined }),
            label: text('catalogue.all'),
            current: sport === undefined,
          },
          ...sports
            .filter(({ key }) => eventTypeOf(key) === 'match')
            .map(({ key, name }) => ({
              to: listingPath('/schedule', search, { sport: key }),
              label: name,
              current: sport === key,
            })),
        ]}
      />
      <ListingFilters path="/schedule" search={search} />
      <EventList
        key={search.toString()}
        events={data?.data}
        empty={text('catalogue.empty_day', { day: format.date(startOfDay(day, zone)) })}
      />
      {data && (
        <Pages pagination={data.pagination} to={(page) => listingPath('/schedule', search, { page: String(page) })} />
      )}
    </Stack>
  )
}

/** What is on, day by day in the viewer's own days. */
export const page: PageDefinition<ScheduleRoute> = {
  load({ sources, queries, search, now, timeZone }) {
    const day = dayOf(search, dayKey(now, timeZone))
    return loadListed({ sources, queries }, listing(search, day, timeZone, now), readFilters(search).page)
  },
  head: ({ text }) => ({ title: text('pages.schedule.title'), description: text('pages.schedule.description') }),
  Page: SchedulePage,
}
