import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { useMatchLive } from '../../live/index.ts'
import styles from './EventScore.module.css'
import { scoreColumns } from './score-columns.ts'

/** Score of a match that has begun, by columns; nothing before. */
export function EventScore({ match }: { match: Match }) {
  const facts = useMatchLive(match.id)
  if (!facts?.statistics || facts.status === EVENT_STATUS.prematch) return null
  return (
    <span className={styles.EventScore} dir="ltr">
      {scoreColumns(match.tournament.sport.key, facts.statistics).map((column) => (
        <span key={column.key} className={styles.Column} data-kind={column.kind}>
          <span>{column.home}</span>
          <span>{column.away}</span>
        </span>
      ))}
    </span>
  )
}

/** A mark beside the one who serves. */
export function Server({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const serves = useMatchLive(match.id)?.statistics?.current_server === side
  return serves ? <span className={styles.Server} aria-hidden="true" /> : null
}
