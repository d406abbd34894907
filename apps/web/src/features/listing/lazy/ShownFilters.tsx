import { SPORT_KEYS } from '@touchline/contract/constants'
import { CloseGlyph, chipClass } from '@touchline/ui'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Link, type ListingParameter } from '../../../navigation/index.ts'
import { usePreference } from '../../../preferences/index.ts'
import { listingPath, readDay, readFilters, readSport } from '../../catalogue/index.ts'
import { startOfDay, useDayName } from '../../events/index.ts'
import styles from './ShownFilters.module.css'

const SPORTS_STALE_MS = 60_000

export interface ShownFiltersProps {
  readonly path: string
  readonly search: URLSearchParams
  /** Those whose choices the page shows anyway. */
  readonly apart?: readonly ListingParameter[]
}

/** The active filters of the address, each with a button to remove it (CAT-02, ROUTE-06); nothing without any. */
export function ShownFilters({ path, search, apart = [] }: ShownFiltersProps) {
  const text = useText()
  const dayName = useDayName()
  const zone = usePreference('timeZone')
  const sports = useCall('getSports', undefined, { staleTime: SPORTS_STALE_MS }).data?.data ?? []
  const { time, sort, bettable, side, video } = readFilters(search)
  const day = readDay(search)
  const sport = readSport(search, SPORT_KEYS)
  const words: Partial<Record<ListingParameter, string | undefined | false>> = {
    sport: sport && (sports.find(({ key }) => key === sport)?.name ?? sport),
    date: day && dayName(startOfDay(day, zone)),
    time: time !== 'all' && text('catalogue.time.hours', { hours: time }),
    sortBy: sort === 'time' && text('catalogue.sort.time'),
    isBettable: bettable && text('catalogue.bettable'),
    side: side && text(`catalogue.side.${side}`),
    video: video && text('catalogue.has_video'),
  }
  const active = (Object.keys(words) as ListingParameter[]).filter((name) => words[name] && !apart.includes(name))
  if (active.length === 0) return null
  return (
    <nav className={styles.ShownFilters} aria-label={text('finding.filters')}>
      {active.map((name) => (
        <Link
          key={name}
          to={listingPath(path, search, { [name]: undefined })}
          keepScroll
          className={chipClass}
          aria-current="true"
          aria-label={text('finding.filter_off', { name: words[name] || '' })}
        >
          {words[name]}
          <CloseGlyph />
        </Link>
      ))}
      {active.length > 1 && (
        <Link
          to={listingPath(path, search, Object.fromEntries(active.map((name) => [name, undefined])))}
          keepScroll
          className={styles.All}
        >
          {text('finding.filters_clear')}
        </Link>
      )}
    </nav>
  )
}
