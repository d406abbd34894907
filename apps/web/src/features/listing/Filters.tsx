import { chipClass } from '@touchline/ui'
import { Suspense, useId, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import type { ListingParameter } from '../../navigation/index.ts'
import { lazyComponent } from '../../ui/index.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import styles from './Filters.module.css'

const Panel = lazyComponent(() => import('./lazy/FilterPanel.tsx'), 'FilterPanel', ['finding'])

export interface FiltersProps {
  readonly path: string
  readonly search: URLSearchParams
  /** Those whose choices the page shows anyway. */
  readonly apart?: readonly ListingParameter[]
  /** Filters that have no effect on the page's list. */
  readonly without?: readonly ListingParameter[]
}

/** Filters and order of the listings of a page: the active ones, and all others behind a button (CAT-02). */
export function Filters({ path, search, apart = [], without = [] }: FiltersProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.Filters}>
      <button
        type="button"
        className={chipClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {text('catalogue.filters')}
      </button>
      <ActiveFilters path={path} search={search} apart={apart} />
      {isOpen && (
        <div id={id} className={styles.Panel}>
          <Suspense>
            <Panel path={path} search={search} without={[...apart, ...without]} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
