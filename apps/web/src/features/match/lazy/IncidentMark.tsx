import type { Incident } from '@touchline/contract'
import styles from './IncidentMark.module.css'

/** A sign for an incident: distinguished by its shape, and by its colour besides. Its words stand beside it, or name it. */
export function IncidentMark({ type }: { type: Incident['type'] }) {
  return <span className={styles.IncidentMark} data-type={type} aria-hidden="true" />
}
