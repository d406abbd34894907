import type { Match } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { useEventLive } from '../../../live/index.ts'
import { LeadLine } from './LeadLine.tsx'
import { Momentum } from './Momentum.tsx'
import { PeriodBars } from './PeriodBars.tsx'
import { Shares } from './Shares.tsx'
import styles from './StatisticsTab.module.css'
import { isHighScoring } from './spans.ts'
import { useTimeline } from './use-timeline.ts'

/** A match in pictures (MATCH-02): pressure, lead, possession, what was counted, and periods. */
export function StatisticsTab({ match }: { match: Match }) {
  const text = useText()
  const { timeline, isFailed } = useTimeline(match)
  const statistics = useEventLive(match.id)?.statistics
  const hasCounters = Object.keys(statistics?.counters ?? {}).length > 0
  const incidents = timeline?.incidents ?? []
  if (!timeline && !isFailed) return <div className={styles.Waiting} />
  if (incidents.length === 0 && !hasCounters) return <p className={styles.None}>{text('match.no_statistics')}</p>
  return (
    <div className={styles.StatisticsTab}>
      {timeline && timeline.momentum.spans.length > 0 && <Momentum match={match} timeline={timeline} />}
      {timeline && isHighScoring(incidents) && <LeadLine match={match} timeline={timeline} />}
      <div className={styles.Columns}>
        <Shares match={match} possession={timeline?.possession ?? null} />
        <PeriodBars match={match} />
      </div>
    </div>
  )
}
