import type { Match } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import styles from './StatisticsTab.module.css'
import { Timeline } from './Timeline.tsx'
import { useTimeline } from './use-timeline.ts'

/** What happened in a match, the newest first (MATCH-02). */
export function TimelineTab({ match }: { match: Match }) {
  const text = useText()
  const { timeline, isFailed } = useTimeline(match)
  const incidents = timeline?.incidents ?? []
  if (!timeline && !isFailed) return <div className={styles.Waiting} />
  if (incidents.length === 0) return <p className={styles.None}>{text('match.no_statistics')}</p>
  return <Timeline match={match} incidents={incidents} />
}
