import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import type { EventFacts } from '../../live/index.ts'
import { SideScores } from '../../ui/SideScores.tsx'
import styles from './EventScore.module.css'
import { type ScoreColumn, scoreColumns, scoreHeads } from './score-columns.ts'

function columnsOf(match: Match, facts: EventFacts | undefined): readonly ScoreColumn[] {
  if (!facts?.statistics || facts.status === EVENT_STATUS.prematch) return []
  return scoreColumns(match.tournament.sport.key, facts.statistics)
}

/** What a side has; a new number moves in, the first one does not. */
function Count({ value }: { value: string }) {
  const [first] = useState(value)
  return (
    <span key={value} data-changed={value !== first || undefined}>
      {value}
    </span>
  )
}

interface EventScoreProps {
  readonly match: Match
  readonly facts: EventFacts | undefined
}

/**
 * Score of a match that has begun, by columns; nothing before. Half-time is beside the clock, so that names keep their
 * space. A card shows the total only.
 */
export function EventScore({ match, facts }: EventScoreProps) {
  const text = useText()
  const columns = columnsOf(match, facts).filter(({ kind }) => kind !== 'half')
  if (columns.length === 0) return null
  return (
    <span className={styles.EventScore}>
      {columns.map(({ kind, home, away, isTotal, isEarlier }, at) => (
        <span
          key={isEarlier ? at : `${kind}${isTotal}`}
          className={styles.Column}
          data-kind={isTotal ? 'total' : isEarlier ? 'earlier' : 'detail'}
          title={columns.length > 1 ? text(`catalogue.score.${kind}`) : undefined}
        >
          <Count value={home} />
          <Count value={away} />
        </span>
      ))}
    </span>
  )
}

/** In a card: the counts beside the total, after their stage. Only an earlier half needs its name. */
export function ScoreDetails({ match, facts }: EventScoreProps) {
  const text = useText()
  const details = columnsOf(match, facts).filter(({ isTotal, isEarlier }) => !isTotal && !isEarlier)
  return details.map(({ kind, home, away }) => (
    <span key={kind} className={styles.Detail} data-kind={kind} title={text(`catalogue.score.${kind}`)}>
      {kind === 'half' && `${text('catalogue.score.half.short')} `}
      <SideScores home={home} away={away} />
    </span>
  ))
}

/** What the columns count, over them: where a sport has more than a dim first half beside its bold total. */
export function ScoreHeads({ matches }: { matches: readonly Match[] }) {
  const text = useText()
  const begun = matches.find(({ status }) => status !== EVENT_STATUS.prematch)
  if (!begun) return null
  return (
    <span className={styles.Heads} aria-hidden="true">
      {scoreHeads(begun.tournament.sport.key).map((kind) => (
        <span key={kind} title={text(`catalogue.score.${kind}`)}>
          {text(`catalogue.score.${kind}.short`)}
        </span>
      ))}
    </span>
  )
}

/** A mark beside the one who serves. */
export function serverMark(facts: EventFacts | undefined, side: 'home' | 'away') {
  return facts?.statistics?.current_server === side ? <span className={styles.Server} aria-hidden="true" /> : null
}
