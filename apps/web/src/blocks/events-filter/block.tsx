import { SPORT_KEYS } from '@touchline/contract/constants'
import { callQuery, useCall } from '../../data/index.ts'
import {
  eventTypeOf,
  listingPath,
  readDay,
  readFilters,
  readSport,
  readTab,
  SIDES,
  SORTS,
  SPORT_TABS,
  TIME_FILTERS,
} from '../../features/catalogue/index.ts'
import { dayAfter, startOfDay, useDayName, useToday } from '../../features/events/index.ts'
import { useText } from '../../i18n/index.ts'
import type { ListingParameter } from '../../navigation/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { type ChipItem, Chips } from '../../ui/index.ts'
import type { BlockDefinition, BlockPlace, BlockView } from '../block.ts'
import { pathOfPage } from '../parts/path-of-page.ts'
import styles from './events-filter.module.css'

type Kind = 'events-filter'
type Filter = BlockView<Kind>['props']['filters'][number]

const SPORTS_STALE_MS = 60_000
const DAYS = 7

interface FilterProps {
  readonly place: BlockPlace
  /** The page with another choice; undefined takes it back. */
  readonly to: (choice: Partial<Record<ListingParameter, string | undefined>>) => string
}

function SportFilter({ place, to }: FilterProps) {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: SPORTS_STALE_MS }).data?.data ?? []
  const chosen = readSport(place.search, SPORT_KEYS)
  const items = sports
    .filter(({ key }) => eventTypeOf(key) === 'match')
    .map(({ key, name }) => ({ to: to({ sport: key }), label: name, current: key === chosen }))
  const all = { to: to({ sport: undefined }), label: text('catalogue.all'), current: chosen === undefined }
  return <Chips label={text('catalogue.sports')} items={[all, ...items]} />
}

function DayFilter({ place, to }: FilterProps) {
  const text = useText()
  const today = useToday()
  const zone = usePreference('timeZone')
  const dayName = useDayName()
  const chosen = readDay(place.search)
  const days = Array.from({ length: DAYS }, (_, after) => dayAfter(today, after))
  const items = days.map((day) => ({
    to: to({ date: day }),
    label: dayName(startOfDay(day, zone)),
    current: day === chosen,
  }))
  const all = { to: to({ date: undefined }), label: text('catalogue.all'), current: chosen === undefined }
  return <Chips label={text('catalogue.days')} items={[all, ...items]} />
}

/** Choices of one filter as chips; null for those that have nothing to choose on this page. */
function PlainFilter({ filter, place, to }: FilterProps & { readonly filter: Filter }) {
  const text = useText()
  const { time, sort, bettable, side, video } = readFilters(place.search)
  switch (filter) {
    case 'tab': {
      if (place.route.page !== 'sport') return null
      const chosen = readTab(place.search)
      const items = SPORT_TABS.map((tab) => ({
        to: to({ tab: tab === 'top' ? undefined : tab }),
        label: text(`catalogue.tab.${tab}`),
        current: tab === chosen,
      }))
      return <Chips label={text('catalogue.tabs')} items={items} />
    }
    case 'time': {
      const items = TIME_FILTERS.map((one) => ({
        to: to({ time: one === 'all' ? undefined : one }),
        label: one === 'all' ? text('catalogue.time.all') : text('catalogue.time.hours', { hours: one }),
        current: one === time,
      }))
      return <Chips label={text('catalogue.time')} items={items} />
    }
    case 'sortBy': {
      const items = SORTS.map((one) => ({
        to: to({ sortBy: one === 'league' ? undefined : one }),
        label: text(`catalogue.sort.${one}`),
        current: one === sort,
      }))
      return <Chips label={text('catalogue.sort')} items={items} />
    }
    case 'isBettable':
    case 'video': {
      const isOn = filter === 'video' ? video : bettable
      const label = text(filter === 'video' ? 'blocks.with_video' : 'catalogue.bettable')
      const item: ChipItem = { to: to({ [filter]: isOn ? undefined : 'true' }), label, current: isOn }
      return <Chips label={label} items={[item]} />
    }
    case 'side': {
      const items = SIDES.map((one) => ({
        to: to({ side: one === side ? undefined : one }),
        label: text(`catalogue.side.${one}`),
        current: one === side,
      }))
      return <Chips label={text('blocks.favored_side')} items={items} />
    }
    case 'sport':
      return <SportFilter place={place} to={to} />
    case 'date':
      return <DayFilter place={place} to={to} />
  }
}

function EventsFilter({ props, place }: BlockView<Kind>) {
  const path = pathOfPage(place.route)
  return (
    <div className={styles.Filters}>
      {props.filters.map((filter) => (
        <PlainFilter
          key={filter}
          filter={filter}
          place={place}
          to={(choice) => listingPath(path, place.search, choice)}
        />
      ))}
    </div>
  )
}

/** What narrows and orders the listings of the page: the filters that the site offers, in its order. */
export const block: BlockDefinition<Kind> = {
  needs: ({ props, sources }) =>
    props.filters.includes('sport') ? [callQuery(sources, 'getSports', undefined, SPORTS_STALE_MS)] : [],
  Block: EventsFilter,
}
