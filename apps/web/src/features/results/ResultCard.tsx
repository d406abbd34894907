import type { Match } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { eventName, eventPath, Link, sportPath } from '../../navigation/index.ts'
import { Star } from '../favourites/index.ts'
import styles from './ResultCard.module.css'

/** A side that scored more stands out. */
function isAhead(match: Match, side: 'home' | 'away'): boolean {
  const { home, away } = match.statistics.total_score
  return side === 'home' ? home > away : away > home
}

function ResultRow({ match }: { match: Match }) {
  const format = useFormat()
  const text = useText()
  const { home, away } = match.competitors
  const { period_score: periods, total_score: total } = match.statistics
  return (
    <li className={styles.Row} data-match={match.id} style={{ '--periods': periods.length }}>
      <time dateTime={match.start_time}>{format.date(match.start_time, TIME)}</time>
      <Link to={eventPath(match)} className={styles.Teams}>
        <span data-ahead={isAhead(match, 'home')}>
          <bdi>{home.name}</bdi>
        </span>
        <span data-ahead={isAhead(match, 'away')}>
          <bdi>{away.name}</bdi>
        </span>
      </Link>
      <span className={styles.Scores} dir="ltr">
        {periods.map((period) => (
          <span key={`${period.type}-${period.number}`} title={period.period_name}>
            <span>{period.home}</span>
            <span>{period.away}</span>
          </span>
        ))}
        <span data-kind="total" title={text('finding.results.total')}>
          <span>{total.home}</span>
          <span>{total.away}</span>
        </span>
      </span>
      <Star kind="event" id={match.id} name={eventName(match)} />
    </li>
  )
}

/** Results of one league: score by period, and in all. */
export function ResultCard({ matches }: { matches: readonly [Match, ...Match[]] }) {
  const [{ tournament }] = matches
  return (
    <section className={styles.ResultCard}>
      <h3>
        <Flag country={tournament.category.country_code} />
        <span>{tournament.category.name}</span>
        <Link to={sportPath(tournament.sport.key, tournament.slug)}>{tournament.name}</Link>
        <Star kind="league" id={tournament.id} name={tournament.name} />
      </h3>
      <ul>
        {matches.map((match) => (
          <ResultRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}
