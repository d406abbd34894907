import type { ReactNode } from 'react'
import { useKeptOpen } from '../parts/use-kept-open.ts'
import styles from './Floating.module.css'

/** Remembers whether the button was left open. */
const OPEN_KEY = 'floating_button'

/** A button at the edge of the screen, and what it opens. */
export function Floating({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.Floating} {...useKeptOpen(OPEN_KEY, false)}>
      <summary className={styles.Button}>{label}</summary>
      {children}
    </details>
  )
}
