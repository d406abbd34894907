import { EVENT_STATUS } from '@touchline/contract/constants'
import type { ReactNode } from 'react'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { type EventFacts, useNow } from '../../live/index.ts'
import { announcedText, clockText, isBreak, minutesAnnounced } from './clock-text.ts'
import styles from './EventTime.module.css'

/** The running clock; renders once a second, and nothing else does. */
export function RunningClock({ facts }: { facts: EventFacts }) {
  const now = useNow()
  const { statistics } = facts
  const clock = statistics?.clock
  const shown = clock && clockText(clock, now)
  if (!shown) return null
  const announced = minutesAnnounced(clock)
  return (
    <span className={styles.Clock} data-break={isBreak(statistics) || undefined} dir="ltr">
      {shown}
      {announced !== null && <Announced minutes={announced} clock={shown} />}
    </span>
  )
}

/** Announced stoppage time, after the clock. */
function Announced({ minutes, clock }: { minutes: number; clock: string }) {
  const words = useText()('catalogue.stoppage', { minutes })
  return (
    <span className={styles.Announced} data-announced role="img" aria-label={words} title={words}>
      {announcedText(minutes, clock)}
    </span>
  )
}

interface EventTimeProps {
  readonly facts: EventFacts | undefined
  /** Names the day of a start in ms; empty where it is not written. */
  readonly dayName: (at: number) => string
  /** Beside the time. */
  readonly marks?: ReactNode
  readonly children?: ReactNode
}

/** The text for an event that is not played now and will not be. */
export function overWord(status: number): 'catalogue.ended' | 'catalogue.closed' | 'catalogue.not_covered' {
  if (status === EVENT_STATUS.closed) return 'catalogue.closed'
  return status === EVENT_STATUS.not_covered ? 'catalogue.not_covered' : 'catalogue.ended'
}

/** The start time of a match, or its stage and the details of that stage. */
export function EventTime({ facts, dayName, marks, children }: EventTimeProps) {
  const { text, date } = useFormat()
  if (!facts) return null
  switch (facts.status) {
    case EVENT_STATUS.prematch: {
      const at = Date.parse(facts.startTime)
      const day = dayName(at)
      return (
        <span className={styles.EventTime}>
          {day && <span>{day}</span>}
          <span>
            <time dateTime={facts.startTime}>{date(at, TIME)}</time>
            {marks}
          </span>
        </span>
      )
    }
    case EVENT_STATUS.live:
    case EVENT_STATUS.stopped: {
      const isTimed = facts.statistics?.clock != null
      return (
        <span className={styles.EventTime} data-live data-untimed={!isTimed || undefined}>
          <span>
            {isTimed ? (
              <RunningClock facts={facts} />
            ) : (
              <>
                <span className={styles.Clock}>{text('catalogue.live')}</span>
                {marks}
              </>
            )}
          </span>
          <span className={styles.Stage}>
            <span>{facts.stageName}</span>
            {isTimed && marks}
          </span>
          {children}
        </span>
      )
    }
    default:
      return (
        <span className={styles.EventTime} data-over>
          <span>{text(overWord(facts.status))}</span>
        </span>
      )
  }
}
