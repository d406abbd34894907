import { useText } from '../../i18n/index.ts'
import { useEventLive } from '../../live/index.ts'
import { betStopMessage } from '../../ui/index.ts'
import styles from './BetStop.module.css'

/** Shows once why no market of a match can be bet on. */
export function BetStop({ eventId }: { eventId: number }) {
  const text = useText()
  const reason = useEventLive(eventId)?.betStopReason
  return (
    <div className={styles.BetStop} role="status" data-shown={Boolean(reason)}>
      {reason && text(betStopMessage(reason))}
    </div>
  )
}
