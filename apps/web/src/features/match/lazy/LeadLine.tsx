import type { Match, MatchTimeline } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import styles from './LeadLine.module.css'
import chart from './SideChart.module.css'
import { axisSeconds, type LeadPoint, leadOf, periodStarts } from './spans.ts'

const HEIGHT = 40

/** Who led by how much, over the time of play: for sports that score too often for marks. */
export function LeadLine({ match, timeline }: { match: Match; timeline: MatchTimeline }) {
  const text = useText()
  const { key: sport } = match.tournament.sport
  const { home, away } = match.competitors
  const points = leadOf(sport, timeline.incidents)
  const seconds = axisSeconds(sport, timeline)
  const leads = points.map(({ lead }) => lead)
  const [highest, lowest] = [Math.max(0, ...leads), Math.min(0, ...leads)]
  const most = Math.max(1, highest, -lowest)
  const line = stepsOf(points, seconds, most)
  return (
    <figure className={styles.LeadLine}>
      <figcaption>{text('centre.lead')}</figcaption>
      <div
        className={`${chart.SideChart} ${styles.Chart}`}
        role="img"
        aria-label={text('centre.lead.said', { home: home.name, away: away.name, ofHome: highest, ofAway: -lowest })}
      >
        <svg viewBox={`0 0 ${seconds} ${2 * HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {periodStarts(timeline, seconds).map((at) => (
            <path key={at} className={chart.Period} d={`M${at * seconds} 0V${2 * HEIGHT}`} />
          ))}
          <path className={chart.Home} d={`M0 ${HEIGHT}${line.area((lead) => Math.max(0, lead))}V${HEIGHT}z`} />
          <path className={chart.Away} d={`M0 ${HEIGHT}${line.area((lead) => Math.min(0, lead))}V${HEIGHT}z`} />
          <path className={chart.Axis} d={`M0 ${HEIGHT}H${seconds}`} />
        </svg>
        <span className={styles.Most} data-side="home" aria-hidden="true">
          {highest > 0 && `+${highest}`}
        </span>
        <span className={styles.Most} data-side="away" aria-hidden="true">
          {lowest < 0 && `+${-lowest}`}
        </span>
      </div>
    </figure>
  )
}

/** The lead as steps: it holds until the next score. */
function stepsOf(points: readonly LeadPoint[], seconds: number, most: number) {
  const height = (lead: number) => HEIGHT - (lead / most) * (HEIGHT - 4)
  return {
    area: (part: (lead: number) => number) =>
      points
        .map(({ second, lead }) => `H${second}V${height(part(lead))}`)
        .join('')
        .concat(`H${seconds}`),
  }
}
