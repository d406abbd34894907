import { SPORT_KEYS } from '@touchline/contract/constants'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import type { ListingParameter } from '../../../navigation/index.ts'
import { usePreference } from '../../../preferences/index.ts'
import { type ChipItem, Chips } from '../../../ui/index.ts'
import {
  eventTypeOf,
  listingPath,
  readDay,
  readFilters,
  readSport,
  SIDES,
  SORTS,
  TIME_FILTERS,
} from '../../catalogue/index.ts'
import { dayAfter, startOfDay, useDayName, useToday } from '../../events/index.ts'
import styles from './FilterPanel.module.css'

const SPORTS_STALE_MS = 60_000
const DAYS = 7

export interface FilterPanelProps {
  readonly path: string
  readonly search: URLSearchParams
  readonly without: readonly ListingParameter[]
}

interface Row {
  readonly name: ListingParameter
  readonly label: string
  readonly items: readonly ChipItem[]
}

/** Days of the week that begins today, and any. */
function useDayRow(to: (day: string | undefined) => string, search: URLSearchParams): Row {
  const text = useText()
  const today = useToday()
  const zone = usePreference('timeZone')
  const dayName = useDayName()
  const chosen = readDay(search)
  const days = Array.from({ length: DAYS }, (_, after) => dayAfter(today, after))
  return {
    name: 'date',
    label: text('catalogue.days'),
    items: [
      { to: to(undefined), label: text('finding.any_day'), current: chosen === undefined },
      ...days.map((day) => ({ to: to(day), label: dayName(startOfDay(day, zone)), current: day === chosen })),
    ],
  }
}

/** Sports of matches, and all. */
function useSportRow(to: (sport: string | undefined) => string, search: URLSearchParams): Row {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: SPORTS_STALE_MS }).data?.data ?? []
  const chosen = readSport(search, SPORT_KEYS)
  return {
    name: 'sport',
    label: text('catalogue.sports'),
    items: [
      { to: to(undefined), label: text('catalogue.all'), current: chosen === undefined },
      ...sports
        .filter(({ key }) => eventTypeOf(key) === 'match')
        .map(({ key, name }) => ({ to: to(key), label: name, current: key === chosen })),
    ],
  }
}

/** All that narrows and orders a listing, a row for each; every choice is an address that keeps the others. */
export function FilterPanel({ path, search, without }: FilterPanelProps) {
  const text = useText()
  const to = (change: Parameters<typeof listingPath>[2]) => listingPath(path, search, change)
  const { time, sort, bettable, video, side } = readFilters(search)
  const rows: readonly Row[] = [
    useSportRow((sport) => to({ sport }), search),
    useDayRow((date) => to({ date }), search),
    {
      name: 'time',
      label: text('catalogue.time'),
      items: TIME_FILTERS.map((one) => ({
        to: to({ time: one === 'all' ? undefined : one }),
        label: one === 'all' ? text('catalogue.time.all') : text('catalogue.time.hours', { hours: one }),
        current: one === time,
      })),
    },
    {
      name: 'sortBy',
      label: text('catalogue.sort'),
      items: SORTS.map((one) => ({
        to: to({ sortBy: one === 'league' ? undefined : one }),
        label: text(`catalogue.sort.${one}`),
        current: one === sort,
      })),
    },
    {
      name: 'isBettable',
      label: text('finding.only'),
      items: [
        { to: to({ isBettable: bettable ? undefined : 'true' }), label: text('catalogue.bettable'), current: bettable },
        { to: to({ video: video ? undefined : 'true' }), label: text('catalogue.has_video'), current: video },
        ...SIDES.map((one) => ({
          to: to({ side: one === side ? undefined : one }),
          label: text(`catalogue.side.${one}`),
          current: one === side,
        })),
      ],
    },
  ]
  return (
    <div className={styles.FilterPanel}>
      {rows
        .filter(({ name }) => !without.includes(name))
        .map(({ name, label, items }) => (
          <div key={name} className={styles.Row}>
            <span className={styles.Label} aria-hidden="true">
              {label}
            </span>
            <Chips label={label} items={items} />
          </div>
        ))}
    </div>
  )
}
