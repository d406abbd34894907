import { SPORT_KEYS } from '@touchline/contract/constants'
import { useCall } from '../../data/index.ts'
import { type useFormat, useText } from '../../i18n/index.ts'
import type { ListingParameter } from '../../navigation/index.ts'
import { usePreference } from '../../preferences/index.ts'
import type { ChipItem } from '../../ui/index.ts'
import { eventTypeOf, readDay, readFilters, readSport, SIDES, SORTS, TIME_FILTERS } from '../catalogue/index.ts'
import { dayAfter, startOfDay, useDayName, useToday } from '../events/index.ts'

export const SPORTS_STALE_MS = 60_000
const DAYS = 7

/** What a page is narrowed and ordered by, and the way to another choice. */
export interface Choosing {
  readonly search: URLSearchParams
  /** The page with another choice; undefined removes it. */
  readonly to: (choice: Partial<Record<ListingParameter, string | undefined>>) => string
}

type Text = ReturnType<typeof useFormat>['text']

export function timeChoices(text: Text, { search, to }: Choosing): readonly ChipItem[] {
  const { time } = readFilters(search)
  return TIME_FILTERS.map((one) => ({
    to: to({ time: one === 'all' ? undefined : one }),
    label: one === 'all' ? text('catalogue.time.all') : text('catalogue.time.hours', { hours: one }),
    current: one === time,
  }))
}

export function sortChoices(text: Text, { search, to }: Choosing): readonly ChipItem[] {
  const { sort } = readFilters(search)
  return SORTS.map((one) => ({
    to: to({ sortBy: one === 'league' ? undefined : one }),
    label: text(`catalogue.sort.${one}`),
    current: one === sort,
  }))
}

export function sideChoices(text: Text, { search, to }: Choosing): readonly ChipItem[] {
  const { side } = readFilters(search)
  return SIDES.map((one) => ({
    to: to({ side: one === side ? undefined : one }),
    label: text(`catalogue.side.${one}`),
    current: one === side,
  }))
}

/** Switches one filter on and off. */
export function switchChoice(filter: 'isBettable' | 'video', label: string, { search, to }: Choosing): ChipItem {
  const { bettable, video } = readFilters(search)
  const isOn = filter === 'video' ? video : bettable
  return { to: to({ [filter]: isOn ? undefined : 'true' }), label, current: isOn }
}

/** Days of the week that begins today, and any. @param any what any day is called */
export function useDayChoices({ search, to }: Choosing, any: string): readonly ChipItem[] {
  const today = useToday()
  const zone = usePreference('timeZone')
  const dayName = useDayName()
  const chosen = readDay(search)
  const days = Array.from({ length: DAYS }, (_, after) => dayAfter(today, after))
  return [
    { to: to({ date: undefined }), label: any, current: chosen === undefined },
    ...days.map((day) => ({ to: to({ date: day }), label: dayName(startOfDay(day, zone)), current: day === chosen })),
  ]
}

/** Sports of matches, and all. */
export function useSportChoices({ search, to }: Choosing): readonly ChipItem[] {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: SPORTS_STALE_MS }).data?.data ?? []
  const chosen = readSport(search, SPORT_KEYS)
  return [
    { to: to({ sport: undefined }), label: text('catalogue.all'), current: chosen === undefined },
    ...sports
      .filter(({ key }) => eventTypeOf(key) === 'match')
      .map(({ key, name }) => ({ to: to({ sport: key }), label: name, current: key === chosen })),
  ]
}
