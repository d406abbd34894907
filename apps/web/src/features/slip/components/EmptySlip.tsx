import { Icon } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import styles from './EmptySlip.module.css'

/** The slip with nothing in it. */
export function EmptySlip() {
  const text = useText()
  return (
    <section className={styles.Empty} aria-label={text('slip.label')}>
      <Icon name="ticket" size={32} />
      <p className={styles.Title}>{text('slip.empty')}</p>
      <p>{text('slip.empty.text')}</p>
    </section>
  )
}
