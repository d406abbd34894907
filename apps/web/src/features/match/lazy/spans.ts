import type { Incident, MatchTimeline } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'

/** Least seconds of play of a match: its charts have that width from kick-off on, so that nothing is squeezed later. */
const LEAST_SECONDS: Partial<Record<SportKey, number>> = { football: 5_400, 'ice-hockey': 3_600 }

/** Sports whose periods are won: each counts from nothing. */
const WON_BY_PERIODS: ReadonlySet<SportKey> = new Set(['tennis', 'cs2'])

/** The length of a chart's axis, in seconds of play. */
export function axisSeconds(sport: SportKey, { played, momentum }: MatchTimeline): number {
  return Math.max(LEAST_SECONDS[sport] ?? 0, momentum.spans.length * momentum.span_seconds, played, 1)
}

/** Where periods begin, as shares of the axis; the first one is left out. */
export function periodStarts({ incidents }: MatchTimeline, seconds: number): number[] {
  return incidents.filter(({ type, second }) => type === 'period' && second > 0).map(({ second }) => second / seconds)
}

/** A point of the lead: above 0 for home. */
export interface LeadPoint {
  readonly second: number
  readonly lead: number
}

/** The course of the lead; where periods are won, it begins at zero in each. */
export function leadOf(sport: SportKey, incidents: readonly Incident[]): LeadPoint[] {
  const own = WON_BY_PERIODS.has(sport)
  const points: LeadPoint[] = [{ second: 0, lead: 0 }]
  for (const { type, second, score, period_score: period } of incidents) {
    if (type !== 'score' && !(own && type === 'period')) continue
    const { home, away } = own ? period : score
    points.push({ second, lead: type === 'period' ? 0 : home - away })
  }
  return points
}

/** Scores so many that they are drawn as a line and not as marks. */
export function isHighScoring(incidents: readonly Incident[]): boolean {
  return incidents.filter(({ type }) => type === 'score').length > 12
}
