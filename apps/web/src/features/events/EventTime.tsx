import { EVENT_STATUS } from '@touchline/contract/constants'
import type { ReactNode } from 'react'
import { TIME, useFormat } from '../../i18n/index.ts'
import { type MatchFacts, useNow } from '../../live/index.ts'
import { clockText } from './clock-text.ts'
import styles from './EventTime.module.css'
import { useDayName } from './use-day.ts'

/** The running clock; renders once a second, and nothing else does. */
export function RunningClock({ facts }: { facts: MatchFacts }) {
  const now = useNow()
  const clock = facts.statistics?.clock
  const shown = clock ? clockText(clock, now) : null
  if (shown === null) return null
  return (
    <span className={styles.Clock} dir="ltr">
      {shown}
    </span>
  )
}

/** When a match starts, or how far it is, and what there is to say of that stage. */
export function EventTime({ facts, children }: { facts: MatchFacts | undefined; children?: ReactNode }) {
  const { text, date } = useFormat()
  const dayName = useDayName()
  if (!facts) return null
  switch (facts.status) {
    case EVENT_STATUS.prematch: {
      const at = Date.parse(facts.startTime)
      return (
        <span className={styles.EventTime}>
          <span>{dayName(at)}</span>
          <time dateTime={facts.startTime}>{date(at, TIME)}</time>
        </span>
      )
    }
    case EVENT_STATUS.live:
    case EVENT_STATUS.stopped:
      return (
        <span className={styles.EventTime} data-live>
          {facts.statistics?.clock ? (
            <RunningClock facts={facts} />
          ) : (
            <span className={styles.Clock}>{text('catalogue.live')}</span>
          )}
          <span>{facts.stageName}</span>
          {children}
        </span>
      )
    default:
      return (
        <span className={styles.EventTime}>
          <span>{text('catalogue.ended')}</span>
        </span>
      )
  }
}
