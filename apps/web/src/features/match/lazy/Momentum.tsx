import type { Incident, Match, MatchTimeline } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { IncidentMark } from './IncidentMark.tsx'
import { incidentName, incidentTime } from './incident-words.ts'
import styles from './Momentum.module.css'
import chart from './SideChart.module.css'
import { axisSeconds, isHighScoring, periodStarts } from './spans.ts'

const HEIGHT = 50
const MARKED: ReadonlySet<Incident['type']> = new Set([
  'score',
  'yellow_card',
  'red_card',
  'penalty',
  'tower',
  'dragon',
])

/** Pressure of both sides over the time of play, home above and away below, and what came of it. */
export function Momentum({ match, timeline }: { match: Match; timeline: MatchTimeline }) {
  const text = useText()
  const { key: sport } = match.tournament.sport
  const { home, away } = match.competitors
  const { spans, span_seconds: span } = timeline.momentum
  const seconds = axisSeconds(sport, timeline)
  const most = Math.max(1, ...spans.flatMap((one) => [one.home, one.away]))
  const scale = (pressure: number) => (pressure / most) * HEIGHT
  const ahead = {
    home: spans.filter((one) => one.home > one.away).length,
    away: spans.filter((one) => one.away > one.home).length,
  }
  const marked = timeline.incidents.filter(
    ({ type }) => MARKED.has(type) && (type !== 'score' || !isHighScoring(timeline.incidents)),
  )
  return (
    <figure className={styles.Momentum}>
      <figcaption>
        {text('centre.momentum')}
        <span data-side="home">{home.name}</span>
        <span data-side="away">{away.name}</span>
      </figcaption>
      <div
        className={`${chart.SideChart} ${styles.Chart}`}
        role="img"
        aria-label={text('centre.momentum.said', {
          home: home.name,
          away: away.name,
          ofHome: ahead.home,
          ofAway: ahead.away,
          spans: spans.length,
        })}
      >
        <svg viewBox={`0 0 ${seconds} ${2 * HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {periodStarts(timeline, seconds).map((at) => (
            <path key={at} className={chart.Period} d={`M${at * seconds} 0V${2 * HEIGHT}`} />
          ))}
          <path className={chart.Home} d={spans.map((one, at) => bar(at * span, span, -scale(one.home))).join('')} />
          <path className={chart.Away} d={spans.map((one, at) => bar(at * span, span, scale(one.away))).join('')} />
          <path className={chart.Axis} d={`M0 ${HEIGHT}H${seconds}`} />
        </svg>
        {marked.map((incident, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its place
            key={at}
            className={styles.Mark}
            data-side={incident.side}
            style={{ '--at': `${(incident.second / seconds) * 100}%` }}
            title={`${incidentTime(sport, incident)} ${incidentName(text, sport, incident)}`}
          >
            <IncidentMark type={incident.type} />
          </span>
        ))}
      </div>
    </figure>
  )
}

/** A bar from the middle line, up or down, with a little air beside it. */
function bar(from: number, width: number, height: number): string {
  return height === 0 ? '' : `M${from + width * 0.1} ${HEIGHT}h${width * 0.8}v${height}h${-width * 0.8}z`
}
