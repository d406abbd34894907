import { chipClass } from '@touchline/ui'
import type { ReactNode } from 'react'
import { Link } from '../navigation/index.ts'
import styles from './Chips.module.css'

export interface ChipItem {
  readonly to: string
  readonly label: ReactNode
  readonly current: boolean
}

/** A row of links as pills; a row that is too long scrolls. */
export function Chips({ label, items }: { label: string; items: readonly ChipItem[] }) {
  return (
    <nav aria-label={label} className={styles.Chips}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          keepScroll
          className={chipClass}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
