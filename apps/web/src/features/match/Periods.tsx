import type { PeriodScore } from '@touchline/contract'
import styles from './Scoreboard.module.css'

/** Scores of the periods so far, each named to who points at it. */
export function Periods({ periods }: { periods: readonly PeriodScore[] }) {
  if (periods.length === 0) return null
  return (
    <span className={styles.Periods} dir="ltr">
      {periods.map((period) => (
        <span key={`${period.type}-${period.number}`} title={period.period_name}>
          {period.home}:{period.away}
        </span>
      ))}
    </span>
  )
}
