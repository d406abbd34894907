import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** A small count beside a label. `accent` is for what the player picked. */
export function Badge({ tone = 'quiet', children }: { tone?: 'quiet' | 'accent' | undefined; children: ReactNode }) {
  return (
    <span className={styles.Badge} data-tone={tone}>
      {children}
    </span>
  )
}
