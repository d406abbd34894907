import { Badge } from '@touchline/ui'
import { type MessageId, useText } from '../../../../i18n/index.ts'
import { Money } from '../../../../ui/index.ts'
import { useTotalOdds } from '../../../my-bets/index.ts'
import { noticeOfChanges } from '../notices/notice-of-changes.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import styles from './PeekLine.module.css'

type Notice = 'placed' | 'error' | 'checking' | 'placing' | 'changed'

/** The notice of the slip beside its content; null for none. */
export function peekNotice({ slip }: ReckonedSlip): Notice | null {
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

/** The slip in one line. Errors, moved prices and the course of a placement show in it too. */
export function PeekLine({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const odds = useTotalOdds()
  const { slip, summary } = reckoned
  const notice = peekNotice(reckoned)
  const changes = noticeOfChanges(slip)
  return (
    <>
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
        {summary.totalOdds !== null && summary.betType !== 'SYSTEM' && <strong>{odds(summary.totalOdds)}</strong>}
        {summary.totalPotentialWin > 0 && <Money subunits={summary.totalPotentialWin} currency={slip.currency} />}
      </span>
    </>
  )
}
