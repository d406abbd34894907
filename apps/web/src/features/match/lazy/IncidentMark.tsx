import type { Incident } from '@touchline/contract'
import styles from './IncidentMark.module.css'

/**
 * A sign for an incident, recognisable by its shape and not only its colour. Its text is beside it, or its accessible
 * name.
 */
export function IncidentMark({ type }: { type: Incident['type'] }) {
  return <span className={styles.IncidentMark} data-type={type} aria-hidden="true" />
}
