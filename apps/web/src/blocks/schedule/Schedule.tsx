import { SPORT_KEYS } from '@touchline/contract/constants'
import { useCall } from '../../data/index.ts'
import {
  eventTypeOf,
  LISTINGS,
  Listed,
  listingPath,
  loadListed,
  readDay,
  readFilters,
  readSport,
  useListed,
} from '../../features/catalogue/index.ts'
import { DayAbove, dayAfter, dayKey, EventList, startOfDay, useDayName, useToday } from '../../features/events/index.ts'
import { Filters, narrow, useNarrow } from '../../features/listing/index.ts'
import { useFormat, useText } from '../../i18n/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { Chips, PageTitle, Stack } from '../../ui/index.ts'
import type { DayLoading } from '../parts/load-list.ts'
import styles from './Schedule.module.css'

const DAYS = 7
/** What the page lets choose itself. */
const CHOSEN_HERE = ['date', 'sport'] as const

/** The day of the address, or today. */
function dayOf(search: URLSearchParams, today: string): string {
  return readDay(search) ?? today
}

/** Loads the first content: the page and day of the address. */
export function loadSchedule({ sources, queries, search, now, timeZone }: DayLoading) {
  const day = dayOf(search, dayKey(now, timeZone))
  const listing = narrow(LISTINGS.scheduled, search, { now, timeZone, day })
  return loadListed({ sources, queries }, listing, readFilters(search).page)
}

export interface ScheduleProps {
  readonly search: URLSearchParams
  /** Its page: its choices are addresses of that page. */
  readonly path: string
  readonly title?: string | undefined
  /** How many days are offered. */
  readonly days?: number | undefined
  /** Of the heading. @default 1 */
  readonly level?: 1 | 2 | undefined
}

/** The schedule, by days of the viewer's time zone. */
export function Schedule({ search, path, title, days: offered = DAYS, level = 1 }: ScheduleProps) {
  const text = useText()
  const format = useFormat()
  const zone = usePreference('timeZone')
  const today = useToday()
  const dayName = useDayName()
  const day = dayOf(search, today)
  const sport = readSport(search, SPORT_KEYS)
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const listed = useNarrow(search, day)(LISTINGS.scheduled)
  const data = useListed(listed, readFilters(search).page)
  const days = Array.from({ length: offered }, (_, after) => dayAfter(today, after))
  return (
    <Stack>
      <PageTitle title={title ?? text('shell.nav.schedule')} count={data?.pagination.total} level={level}>
        <Chips
          label={text('catalogue.days')}
          items={days.map((candidate) => ({
            to: listingPath(path, search, { date: candidate === today ? undefined : candidate }),
            label: dayName(startOfDay(candidate, zone)),
            current: candidate === day,
          }))}
        />
      </PageTitle>
      <div className={styles.Filters}>
        <Chips
          label={text('catalogue.sports')}
          items={[
            {
              to: listingPath(path, search, { sport: undefined }),
              label: text('catalogue.all'),
              current: sport === undefined,
            },
            ...sports
              .filter(({ key }) => eventTypeOf(key) === 'match')
              .map(({ key, name }) => ({
                to: listingPath(path, search, { sport: key }),
                label: name,
                current: sport === key,
              })),
          ]}
        />
        <Filters path={path} search={search} apart={CHOSEN_HERE} />
      </div>
      <DayAbove value={dayName(startOfDay(day, zone))}>
        <Listed
          answer={data}
          listing={listed}
          path={path}
          search={search}
          List={EventList}
          empty={text('catalogue.empty_day', { day: format.date(startOfDay(day, zone)) })}
        />
      </DayAbove>
    </Stack>
  )
}
