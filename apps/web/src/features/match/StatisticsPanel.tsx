import type { Match } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { useMatchLive } from '../../live/index.ts'
import { COUNTER_NAMES } from './counter-names.ts'
import styles from './StatisticsPanel.module.css'

function share(home: number, away: number): number {
  return home + away === 0 ? 0.5 : home / (home + away)
}

/** What was counted on each side, as numbers and as a bar. */
export function StatisticsPanel({ match }: { match: Match }) {
  const text = useText()
  const counters = useMatchLive(match.id)?.statistics?.counters ?? {}
  const rows = Object.entries(COUNTER_NAMES).flatMap(([key, name]) => {
    const counted = counters[key]
    return counted ? [{ key, name, ...counted }] : []
  })
  if (rows.length === 0) return <p className={styles.None}>{text('match.no_statistics')}</p>
  return (
    <dl className={styles.StatisticsPanel}>
      {rows.map(({ key, name, home, away }) => (
        <div key={key} className={styles.Row}>
          <dt>{text(name)}</dt>
          <dd>{home}</dd>
          <dd>{away}</dd>
          <span className={styles.Bar} style={{ '--share': `${share(home, away) * 100}%` }} aria-hidden="true" />
        </div>
      ))}
    </dl>
  )
}
