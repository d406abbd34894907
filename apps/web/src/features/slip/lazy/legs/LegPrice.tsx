import type { SlipSelection } from '@touchline/betting'
import { useText } from '../../../../i18n/index.ts'
import { useOdds } from '../../../my-bets/index.ts'
import styles from './LegPrice.module.css'

/** The price now; the one agreed to struck out where it moved, with an arrow and words for the direction. */
export function LegPrice({ selection }: { selection: SlipSelection }) {
  const text = useText()
  const odds = useOdds()
  if (selection.isNotAvailable) return <span className={styles.Blocked}>{text('sb.ticket.not-available.label')}</span>
  if (selection.isSuspended) return <span className={styles.Blocked}>{text('sb.ticket.suspended.label')}</span>
  const { odds: now, acceptedOdds } = selection
  if (now === acceptedOdds) return <bdi className={styles.Price}>{odds(now)}</bdi>
  const direction = now > acceptedOdds ? 'up' : 'down'
  return (
    <span className={styles.Moved}>
      <bdi className={styles.Price} data-direction={direction}>
        {odds(now)}
        <span role="img" aria-label={text(`slip.change.${direction}`)} className={styles.Arrow} />
      </bdi>
      <s className={styles.Old}>{odds(acceptedOdds)}</s>
    </span>
  )
}
