import { useText } from '../../i18n/index.ts'
import { Chips } from '../../ui/index.ts'
import styles from './ListingFilters.module.css'
import { listingPath } from './listing-path.ts'
import { readFilters, SIDES, SORTS, TIME_FILTERS } from './listings.ts'

/** What narrows and orders a listing; each choice is an address that keeps the others (CAT-02). */
export function ListingFilters({ path, search }: { path: string; search: URLSearchParams }) {
  const text = useText()
  const filters = readFilters(search)
  return (
    <div className={styles.ListingFilters}>
      <Chips
        label={text('catalogue.time')}
        items={TIME_FILTERS.map((time) => ({
          to: listingPath(path, search, { time: time === 'all' ? undefined : time }),
          label: time === 'all' ? text('catalogue.time.all') : text('catalogue.time.hours', { hours: time }),
          current: filters.time === time,
        }))}
      />
      <Chips
        label={text('catalogue.sort')}
        items={[
          ...SORTS.map((sort) => ({
            to: listingPath(path, search, { sortBy: sort === 'league' ? undefined : sort }),
            label: text(`catalogue.sort.${sort}`),
            current: filters.sort === sort,
          })),
          {
            to: listingPath(path, search, { isBettable: filters.bettable ? undefined : 'true' }),
            label: text('catalogue.bettable'),
            current: filters.bettable,
          },
          {
            to: listingPath(path, search, { video: filters.video ? undefined : 'true' }),
            label: text('catalogue.has_video'),
            current: filters.video,
          },
          ...SIDES.map((side) => ({
            to: listingPath(path, search, { side: filters.side === side ? undefined : side }),
            label: text(`catalogue.side.${side}`),
            current: filters.side === side,
          })),
        ]}
      />
    </div>
  )
}
