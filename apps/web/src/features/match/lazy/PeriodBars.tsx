import type { Match } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { useEventLive } from '../../../live/index.ts'
import { SideScores } from '../../../ui/SideScores.tsx'
import styles from './PeriodBars.module.css'

/** What each side scored in each period, as bars beside each other. */
export function PeriodBars({ match }: { match: Match }) {
  const text = useText()
  const periods = useEventLive(match.id)?.statistics?.period_score ?? []
  if (periods.length === 0) return null
  const most = Math.max(1, ...periods.flatMap(({ home, away }) => [home, away]))
  return (
    <figure className={styles.PeriodBars}>
      <figcaption>{text('centre.periods')}</figcaption>
      <ol>
        {periods.map((period) => (
          <li key={`${period.type}-${period.number}`}>
            <span className={styles.Bars} aria-hidden="true">
              <span data-side="home" style={{ '--part': period.home / most }} />
              <span data-side="away" style={{ '--part': period.away / most }} />
            </span>
            <b>
              <SideScores home={period.home} away={period.away} />
            </b>
            <span className={styles.Name}>{period.period_name}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
