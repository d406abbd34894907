import { Badge } from '@touchline/ui'
import { useLayoutEffect } from 'react'
import { type MessageId, useText } from '../../../i18n/index.ts'
import { keepInSight } from '../../../platform/keep-in-sight.ts'
import { Money } from '../../../ui/index.ts'
import { useTotalOdds } from '../../my-bets/index.ts'
import { useSlip } from '../service.ts'
import { noticeOfChanges } from './notice-of-changes.ts'
import styles from './PeekBar.module.css'
import { type ReckonedSlip, useReckonedSlip } from './use-reckoned-slip.ts'

type Notice = 'placed' | 'error' | 'checking' | 'placing' | 'changed'

function noticeOf({ slip }: ReckonedSlip): Notice | null {
  if (slip.ticketState === 'SUCCESS') return 'placed'
  if (slip.ticketState === 'ERROR') return 'error'
  if (slip.ticketState === 'UNKNOWN') return 'checking'
  if (slip.inProgress) return 'placing'
  return noticeOfChanges(slip) === null ? null : 'changed'
}

const NOTICE_TEXT: Readonly<Record<Exclude<Notice, 'changed'>, MessageId>> = {
  placed: 'slip.peek.placed',
  error: 'slip.peek.error',
  checking: 'slip.checking',
  placing: 'slip.placing',
}

/** The slip in one line above the tab bar. Errors, moved prices and the course of a placement show here too. */
export function PeekBar() {
  const text = useText()
  const { openTicket } = useSlip()
  const odds = useTotalOdds()
  const reckoned = useReckonedSlip()
  const { slip, summary } = reckoned
  const notice = noticeOf(reckoned)
  const changes = noticeOfChanges(slip)
  const isShown = summary.selectionCount > 0 || notice !== null
  const lastPicked = summary.selectedOutcomeIds.at(-1)
  useLayoutEffect(() => {
    if (isShown && lastPicked !== undefined) {
      keepInSight(`main button[data-outcome="${CSS.escape(lastPicked)}"]`, '[data-peek]')
    }
  }, [isShown, lastPicked])
  if (!isShown) return null
  return (
    <button type="button" data-peek="" className={styles.PeekBar} onClick={() => openTicket('BET_SLIP')}>
      {summary.selectionCount > 0 && <Badge tone="accent">{summary.selectionCount}</Badge>}
      <span className={styles.Label}>
        {text('slip.label')}
        <span className={styles.Detail} data-notice={notice ?? undefined}>
          {notice === 'changed' && changes !== null
            ? text(changes.short, { count: changes.count })
            : notice === null || notice === 'changed'
              ? text('slip.peek', { count: summary.selectionCount })
              : text(NOTICE_TEXT[notice])}
        </span>
      </span>
      <span className={styles.Figures}>
        {summary.totalOdds !== null && <strong>{odds(summary.totalOdds)}</strong>}
        {summary.totalPotentialWin > 0 && <Money subunits={summary.totalPotentialWin} currency={slip.currency} />}
      </span>
    </button>
  )
}
