import { useText } from '../../../i18n/index.ts'
import type { ListingParameter } from '../../../navigation/index.ts'
import { type ChipItem, Chips } from '../../../ui/index.ts'
import { listingPath } from '../../catalogue/index.ts'
import {
  type Choosing,
  sideChoices,
  sortChoices,
  switchChoice,
  timeChoices,
  useDayChoices,
  useSportChoices,
} from '../choices.ts'
import styles from './FilterPanel.module.css'

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

/** All that narrows and orders a listing, a row for each; every choice is an address that keeps the others. */
export function FilterPanel({ path, search, without }: FilterPanelProps) {
  const text = useText()
  const choosing: Choosing = { search, to: (choice) => listingPath(path, search, choice) }
  const rows: readonly Row[] = [
    { name: 'sport', label: text('catalogue.sports'), items: useSportChoices(choosing) },
    { name: 'date', label: text('catalogue.days'), items: useDayChoices(choosing, text('finding.any_day')) },
    { name: 'time', label: text('catalogue.time'), items: timeChoices(text, choosing) },
    { name: 'sortBy', label: text('catalogue.sort'), items: sortChoices(text, choosing) },
    {
      name: 'isBettable',
      label: text('finding.only'),
      items: [
        switchChoice('isBettable', text('catalogue.bettable'), choosing),
        switchChoice('video', text('catalogue.has_video'), choosing),
        ...sideChoices(text, choosing),
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
