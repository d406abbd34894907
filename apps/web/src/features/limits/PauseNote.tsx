import type { Limit } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useFormat, useText } from '../../i18n/index.ts'
import styles from './Limits.module.css'
import { useLimits } from './use-limits.ts'

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' }

/** Shows that no bets are taken, until when, and how to end an exclusion that is over. */
export function PauseNote(props: { pause: Limit; playerId: number; returnDays: number }) {
  const { pause, playerId, returnDays } = props
  const text = useText()
  const format = useFormat()
  const { isBusy, problem, confirm } = useLimits(playerId)
  const isOver = pause.status === 'unconfirmed_disabled'
  const until = pause.disable_at === null ? '' : format.date(pause.disable_at, MOMENT)
  return (
    <div className={styles.Note} role="status">
      <p>
        {isOver
          ? text('limits.pause.return_takes', { days: returnDays })
          : text(`limits.pause.${pause.type === 'coolingoff' ? 'break' : 'exclusion'}`, { until })}
      </p>
      {isOver && (
        <Button aria-disabled={isBusy || undefined} onClick={() => void confirm(pause.id)}>
          {text('limits.pause.return')}
        </Button>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  )
}
