import type { PeriodScore } from '@touchline/contract'
import { SideScores } from '../../ui/SideScores.tsx'
import styles from './Scoreboard.module.css'

/** Scores of the periods so far, each named to who points at it. */
export function Periods({ periods }: { periods: readonly PeriodScore[] }) {
  if (periods.length === 0) return null
  return (
    <span className={styles.Periods}>
      {periods.map((period) => (
        <span key={`${period.type}-${period.number}`} title={period.period_name}>
          <SideScores home={period.home} away={period.away} />
        </span>
      ))}
    </span>
  )
}
