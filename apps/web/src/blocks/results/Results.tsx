import { SPORT_KEYS } from '@touchline/contract/constants'
import { useCall } from '../../data/index.ts'
import {
  eventTypeOf,
  LISTINGS,
  Listed,
  listingPath,
  loadListed,
  readFilters,
  readSport,
  SIDES,
  useListed,
} from '../../features/catalogue/index.ts'
import { dayAfter, dayKey, startOfDay, useDayName, useToday } from '../../features/events/index.ts'
import { ActiveFilters, narrow, useNarrow } from '../../features/listing/index.ts'
import { ResultList } from '../../features/results/index.ts'
import { useFormat, useText } from '../../i18n/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { Chips, PageTitle, Stack } from '../../ui/index.ts'
import type { DayLoading } from '../parts/load-list.ts'

const DAYS = 7

/** The day of the address, no later than today. */
function dayOf(search: URLSearchParams, today: string): string {
  const asked = search.get('date') ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked))
  return isDay && asked <= today ? asked : today
}

/** Loads the first content: the page and day of the address. */
export function loadResults({ sources, queries, search, now, timeZone }: DayLoading) {
  const day = dayOf(search, dayKey(now, timeZone))
  const listing = narrow(LISTINGS.results, search, { now, timeZone, day })
  return loadListed({ sources, queries }, listing, readFilters(search).page)
}

export interface ResultsProps {
  readonly search: URLSearchParams
  /** Its page: its choices are addresses of that page. */
  readonly path: string
  readonly title?: string | undefined
  /** How many days are offered. */
  readonly days?: number | undefined
  /** Of the heading. @default 1 */
  readonly level?: 1 | 2 | undefined
}

/** How matches ended, day by day in the viewer's own days. */
export function Results({ search, path, title, days: offered = DAYS, level = 1 }: ResultsProps) {
  const text = useText()
  const format = useFormat()
  const zone = usePreference('timeZone')
  const today = useToday()
  const dayName = useDayName()
  const day = dayOf(search, today)
  const sport = readSport(search, SPORT_KEYS)
  const { side, page } = readFilters(search)
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const listed = useNarrow(search, day)(LISTINGS.results)
  const data = useListed(listed, page)
  const to = (change: Parameters<typeof listingPath>[2]) => listingPath(path, search, change)
  const days = Array.from({ length: offered }, (_, before) => dayAfter(today, -before))
  return (
    <Stack>
      <PageTitle title={title ?? text('finding.results.title')} count={data?.pagination.total} level={level}>
        <Chips
          label={text('catalogue.days')}
          items={days.map((candidate) => ({
            to: to({ date: candidate === today ? undefined : candidate }),
            label: dayName(startOfDay(candidate, zone)),
            current: candidate === day,
          }))}
        />
      </PageTitle>
      <Chips
        label={text('catalogue.sports')}
        items={[
          { to: to({ sport: undefined }), label: text('catalogue.all'), current: sport === undefined },
          ...sports
            .filter(({ key }) => eventTypeOf(key) === 'match')
            .map(({ key, name }) => ({ to: to({ sport: key }), label: name, current: sport === key })),
        ]}
      />
      <Chips
        label={text('finding.results.won')}
        items={[undefined, ...SIDES].map((candidate) => ({
          to: to({ side: candidate }),
          label: text(candidate ? `finding.results.won.${candidate}` : 'finding.results.won.any'),
          current: candidate === side,
        }))}
      />
      <ActiveFilters path={path} search={search} apart={['date', 'sport', 'side']} />
      <Listed
        answer={data}
        listing={listed}
        path={path}
        search={search}
        List={ResultList}
        empty={text('finding.results.none', { day: format.date(startOfDay(day, zone)) })}
      />
    </Stack>
  )
}
