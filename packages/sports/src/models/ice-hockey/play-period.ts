import type { Rng } from '../../rng.ts'
import { betStopEvents, type Stop } from '../kit/stops.ts'
import type { MatchEvent } from '../types.ts'
import { clockEvents, drawStoppages, matchTime } from './play-clock.ts'
import { drawFlow } from './play-flow.ts'
import type { DrawnGoal } from './play-goals.ts'
import type { HockeyTruth } from './truth.ts'

export interface Stretch {
  /** Match time at which it begins. */
  readonly start: number
  /** Game time it lasts. */
  readonly length: number
  readonly goals: readonly DrawnGoal[]
  /** Last moments without betting: of a period for its own markets, of the match for all. */
  readonly closing: 'period' | 'match' | 'none'
}

export interface PlayedStretch {
  readonly events: readonly MatchEvent[]
  readonly end: number
}

const CLOSING_MS = 30_000

/** Everything inside a period or overtime, on the match's time, without the events that frame it. */
export function playStretch(truth: HockeyTruth, stretch: Stretch, rng: Rng): PlayedStretch {
  const { start, length, goals } = stretch
  const stoppages = drawStoppages(goals, length, rng.fork('stoppages')).filter(({ clock }) => clock < length)
  const end = matchTime(start, stoppages, length)
  const onMatchTime = (clock: number): number => matchTime(start, stoppages, clock)
  const goalEvents = goals.map(
    ({ side, clock }): MatchEvent => ({
      at: onMatchTime(clock),
      type: 'goal',
      side,
      data: { progress: 1 },
    }),
  )
  const flow = drawFlow(truth, length, rng.fork('flow')).map((event) => ({ ...event, at: onMatchTime(event.at) }))
  const quiet = flow.filter((event) => !goalEvents.some(({ at }) => event.at > at - 4_000 && event.at <= at + 30_000))
  const stops = drawStops(
    goalEvents.map((goal) => goal.at),
    stretch,
    end,
    rng.fork('stops'),
  )
  const events = [
    ...betStopEvents(stops).filter((event) => event.type === 'bet_stop' || event.at < end),
    ...goalEvents,
    ...clockEvents(start, stoppages, rng.fork('faceoffs')),
    ...quiet,
  ]
  return { events: events.sort((a, b) => a.at - b.at), end }
}

/** Danger and review around goals, alarms that come to nothing, and the closing moments. */
function drawStops(goals: readonly number[], stretch: Stretch, end: number, rng: Rng): readonly Stop[] {
  const { start, closing } = stretch
  const stops: Stop[] = goals.flatMap((at) => [
    { from: at - rng.int(3_000, 6_000), to: at, reason: 'possible_goal', groups: '' },
    { from: at, to: at + rng.int(15_000, 35_000), reason: 'goal_under_review', groups: '' },
  ])
  for (let n = rng.int(0, 2); n > 0; n--) {
    const from = Math.floor(rng.range(start, end))
    const reason = rng.chance(0.6) ? 'possible_goal' : 'video_review'
    stops.push({ from, to: from + rng.int(5_000, 20_000), reason, groups: '' })
  }
  if (closing === 'period') stops.push({ from: end - CLOSING_MS, to: end, reason: 'period_end', groups: 'periods' })
  if (closing === 'match') stops.push({ from: end - CLOSING_MS, to: end, reason: 'match_ending', groups: '' })
  return stops
    .map((stop) => ({ ...stop, from: Math.max(stop.from, start), to: Math.min(stop.to, end) }))
    .filter((stop) => stop.from < stop.to)
}
