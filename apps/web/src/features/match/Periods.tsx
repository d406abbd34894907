import type { PeriodScore } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { SideScores } from '../../ui/SideScores.tsx'
import styles from './Scoreboard.module.css'

export interface PeriodsProps {
  readonly sportKey: string
  readonly periods: readonly PeriodScore[]
}

/**
 * Scores of the periods so far, each with its name as a tooltip. Of football the first half, once it is over: the total
 * has the rest.
 */
export function Periods({ sportKey, periods }: PeriodsProps) {
  const text = useText()
  const isFootball = sportKey === 'football'
  const shown = isFootball ? (periods.length > 1 ? periods.slice(0, 1) : []) : periods
  if (shown.length === 0) return null
  return (
    <span className={styles.Periods}>
      {shown.map((period) => (
        <span key={`${period.type}-${period.number}`} title={period.period_name}>
          {isFootball && `${text('catalogue.score.half.short')} `}
          <SideScores home={period.home} away={period.away} />
        </span>
      ))}
    </span>
  )
}
