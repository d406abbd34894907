import { SlipPanel } from '../features/slip/index.ts'
import styles from './TicketPanel.module.css'

/** Place of the ticket panel on wide screens. */
export function TicketPanel() {
  return (
    <div className={styles.TicketPanel}>
      <SlipPanel />
    </div>
  )
}
