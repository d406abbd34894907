import type { ReactNode } from 'react'
import styles from './Stack.module.css'

/** Parts of a page below each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.Stack}>{children}</div>
}
