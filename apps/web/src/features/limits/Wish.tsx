import type { Limit } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useFormat, useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import styles from './Limits.module.css'

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

/** A looser limit that waits: from when it holds or can be confirmed, and the buttons for that. */
export function Wish(props: {
  limit: Limit
  /** Writes an amount of the limit. */
  write: (amount: number) => string
  onConfirm: () => void
  onKeep: () => void
}) {
  const { limit, write, onConfirm, onKeep } = props
  const text = useText()
  const format = useFormat()
  const now = useLiveStore().now()
  const { confirm_from: from, confirm_until: until, next_amount: next } = limit
  if (from === null) return null
  const isDue = until !== null && Date.parse(from) <= now
  const time = format.date(isDue ? until : from, MOMENT)
  const amount = next === null ? '' : write(next)
  const kind = next === null ? 'lift' : 'raise'
  const when = until === null ? 'coming' : isDue ? 'due' : 'later'
  return (
    <div className={styles.Wish}>
      <p>{text(`limits.${kind}.${when}`, { amount, time })}</p>
      <div className={styles.Actions}>
        {isDue && (
          <Button variant="accent" onClick={onConfirm}>
            {text('limits.confirm')}
          </Button>
        )}
        <Button onClick={onKeep}>{text('limits.keep')}</Button>
      </div>
    </div>
  )
}
