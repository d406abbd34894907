import { useSyncExternalStore } from 'react'
import { announcer } from './announcer.ts'
import styles from './LiveRegion.module.css'

function silence() {
  return ''
}

/** Reads out what `announcer` is given. Once per page. */
export function LiveRegion() {
  const text = useSyncExternalStore(announcer.subscribe, announcer.get, silence)
  return (
    <div className={styles.LiveRegion} role="status" aria-live="polite">
      {text}
    </div>
  )
}
