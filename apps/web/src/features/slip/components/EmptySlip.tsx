import { Icon } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useTicket } from '../use-slip.ts'
import styles from './EmptySlip.module.css'

/** The slip with nothing in it, or with selections whose current prices are on their way. */
export function EmptySlip() {
  const text = useText()
  const isRestoring = useTicket(({ slip }) => slip.isRestoring)
  if (isRestoring) {
    return (
      <section className={styles.Empty} aria-label={text('slip.label')} aria-busy="true">
        <p>{text('slip.restoring')}</p>
      </section>
    )
  }
  return (
    <section className={styles.Empty} aria-label={text('slip.label')}>
      <Icon name="ticket" size={32} />
      <p className={styles.Title}>{text('slip.empty')}</p>
      <p>{text('slip.empty.text')}</p>
    </section>
  )
}
