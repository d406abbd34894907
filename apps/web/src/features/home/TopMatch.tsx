import type { Match } from '@touchline/contract'
import { useMatchLive } from '../../live/index.ts'
import { Link, sportPath } from '../../navigation/index.ts'
import { RunningClock } from '../events/index.ts'
import styles from './Hero.module.css'

/** A running match at a glance. */
export function TopMatch({ match }: { match: Match }) {
  const facts = useMatchLive(match.id)
  const { home, away } = match.competitors
  const total = facts?.statistics?.total_score
  return (
    <Link to={sportPath(match.tournament.sport.key, match.slug)} className={styles.TopMatch}>
      <span className={styles.Caption}>
        {match.tournament.name} · {facts && <RunningClock facts={facts} />} {facts?.stageName}
      </span>
      {[
        { name: home.name, score: total?.home },
        { name: away.name, score: total?.away },
      ].map(({ name, score }) => (
        <span key={name} className={styles.Side}>
          <b>{name}</b>
          <b>{score}</b>
        </span>
      ))}
    </Link>
  )
}
