import type { Match } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { eventName, eventPath, Link, sportPath } from '../../navigation/index.ts'
import { Star } from '../favourites/index.ts'
import styles from './ResultCard.module.css'

/** Whether a side scored more: its name is emphasised. */
function isAhead(match: Match, side: 'home' | 'away'): boolean {
  const { home, away } = match.statistics.total_score
  return side === 'home' ? home > away : away > home
}

/** Periods in columns. Football has half-time beside the result. */
function periodsOf({ statistics, tournament }: Match) {
  const { period_score: periods } = statistics
  return tournament.sport.key === 'football' ? periods.slice(0, 1) : periods
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** What the columns of scores count, over them. */
function Heads({ league: [first], columns }: { league: readonly [Match, ...Match[]]; columns: number }) {
  const text = useText()
  const isFootball = first.tournament.sport.key === 'football'
  return (
    <span className={styles.Scores} data-heads aria-hidden="true" dir="ltr">
      {numbersTo(columns).map((number) => (
        <span key={number}>{isFootball ? text('catalogue.score.half.short') : number}</span>
      ))}
      <span data-kind="total">{text('finding.results.total.short')}</span>
    </span>
  )
}

function ResultRow({ match, columns }: { match: Match; columns: number }) {
  const format = useFormat()
  const text = useText()
  const { home, away } = match.competitors
  const { total_score: total } = match.statistics
  const periods = periodsOf(match)
  return (
    <li className={styles.Row} data-match={match.id}>
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
        {numbersTo(columns - periods.length).map((number) => (
          <span key={number} />
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
  const columns = Math.max(...matches.map((match) => periodsOf(match).length))
  return (
    <section className={styles.ResultCard}>
      <h3>
        <Flag country={tournament.category.country_code} />
        <span>{tournament.category.name}</span>
        <Link to={sportPath(tournament.sport.key, tournament.slug)}>{tournament.name}</Link>
        <Star kind="league" id={tournament.id} name={tournament.name} />
        <Heads league={matches} columns={columns} />
      </h3>
      <ul>
        {matches.map((match) => (
          <ResultRow key={match.id} match={match} columns={columns} />
        ))}
      </ul>
    </section>
  )
}
