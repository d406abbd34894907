import { useSyncExternalStore } from 'react'
import type { Announcer } from './announcer.ts'
import styles from './LiveRegion.module.css'

function silence() {
  return ''
}

export interface LiveRegionProps {
  /** The voice of the page. */
  announcer: Announcer
}

/** Reads out what `announcer` is given. Once per page. */
export function LiveRegion({ announcer }: LiveRegionProps) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.get, silence)
  return (
    <div className={styles.LiveRegion} role="status" aria-live="polite">
      {text}
    </div>
  )
}
