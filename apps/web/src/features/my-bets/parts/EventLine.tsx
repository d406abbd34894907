import { EVENT_STATUS } from '@touchline/contract/constants'
import { useText } from '../../../i18n/index.ts'
import { useEventLive, useLiveStore } from '../../../live/index.ts'
import styles from './EventLine.module.css'
import { minuteOf } from './event-clock.ts'
import { useTicks } from './ticker.ts'
import { useStartTime } from './use-start-time.ts'

export interface EventLineProps {
  eventId: number
  home: string
  /** Empty for an event of no two sides. */
  away: string
  /** Start as it was known when the bet was made; the live one comes first. ISO 8601, or null. */
  startTime: string | null
}

function isAhead(iso: string | null, now: number): boolean {
  return iso !== null && Date.parse(iso) > now
}

/** The teams, and beside them the minute and the score while it is played, or when it starts. */
export function EventLine({ eventId, home, away, startTime }: EventLineProps) {
  const text = useText()
  const store = useLiveStore()
  const facts = useEventLive(eventId)
  const isLive = facts?.status === EVENT_STATUS.live
  useTicks('second', isLive)
  const start = useStartTime(facts?.startTime ?? startTime)
  const minute = isLive ? minuteOf(facts, store.now()) : null
  const score = facts?.statistics?.total_score
  // A championship is open for bets long after its season began: its start is not shown then.
  const isUpcoming =
    facts === undefined || away === ''
      ? isAhead(facts?.startTime ?? startTime, store.now())
      : facts.status === EVENT_STATUS.prematch
  return (
    <span>
      <bdi>{away === '' ? home : `${home} – ${away}`}</bdi>
      {isLive && (
        <span className={styles.Part} data-live>
          <bdi>{minute === null ? facts.stageName : text('slip.minute', { minute })}</bdi>{' '}
          {score !== undefined && <bdi dir="ltr">{`${score.home}:${score.away}`}</bdi>}
        </span>
      )}
      {isUpcoming && start !== null && <span className={styles.Part}>{start}</span>}
    </span>
  )
}
