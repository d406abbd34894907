import type { Rng } from '../../rng.ts'
import { betStopEvents, type Stop } from '../kit/stops.ts'
import type { MatchEvent } from '../types.ts'
import { BREAK_MS, OVERTIME_BREAK_MS, OVERTIME_MS, PERIOD_MS, PERIODS } from './clock.ts'
import { type Attempt, type DrawnGoal, drawOvertime, drawPeriod, drawShootout } from './play-goals.ts'
import { playStretch } from './play-period.ts'
import type { HockeyTruth } from './truth.ts'

/** The whole match: three periods, and overtime and shootout after a tie. */
export function playMatch(truth: HockeyTruth, rng: Rng): readonly MatchEvent[] {
  const events: MatchEvent[] = []
  let lead = 0
  let start = 0
  for (const period of PERIODS) {
    const goals = drawPeriod(truth, period, lead, rng.fork(`goals ${period}`))
    const stretch = { start, length: PERIOD_MS, goals, closing: period === 3 ? 'match' : 'period' } as const
    const played = playStretch(truth, stretch, rng.fork(`period ${period}`))
    events.push({ at: start, type: 'period_start' }, ...played.events, { at: played.end, type: 'period_end' })
    lead = goals.reduce((sum, goal) => sum + (goal.side === 'home' ? 1 : -1), lead)
    start = played.end + (period === 3 ? OVERTIME_BREAK_MS : BREAK_MS)
  }
  if (lead !== 0) return [...events, { at: start - OVERTIME_BREAK_MS, type: 'match_end' }]
  return [...events, ...overtime(truth, start, rng)]
}

/** From the goal of overtime to the end of the match. */
const CELEBRATION_MS = 10_000

function overtime(truth: HockeyTruth, start: number, rng: Rng): readonly MatchEvent[] {
  const goal = drawOvertime(truth, rng.fork('overtime goal'))
  const goals: readonly DrawnGoal[] = goal === null ? [] : [goal]
  const played = playStretch(truth, { start, length: OVERTIME_MS, goals, closing: 'none' }, rng.fork('overtime'))
  const begin: MatchEvent = { at: start, type: 'overtime_start' }
  const winner = played.events.find((event) => event.type === 'goal')
  if (winner === undefined) return [begin, ...played.events, ...shootout(played.end + OVERTIME_BREAK_MS, rng)]
  const until = played.events.filter((event) => event.at <= winner.at && event.type !== 'clock_start')
  return [begin, ...until, { at: winner.at + CELEBRATION_MS, type: 'match_end' }]
}

/** Match time between two attempts. */
const ATTEMPT_EVERY_MS = 35_000

function shootout(start: number, rng: Rng): readonly MatchEvent[] {
  const attempts = drawShootout(rng.fork('shootout')).map((attempt, i) =>
    taken(attempt, start + (i + 1) * ATTEMPT_EVERY_MS),
  )
  const end = start + (attempts.length + 1) * ATTEMPT_EVERY_MS
  const stops = attempts.map(
    ({ at }): Stop => ({ from: at - 8_000, to: at + 8_000, reason: 'possible_goal', groups: '' }),
  )
  const inside = [...betStopEvents(stops), ...attempts].sort((a, b) => a.at - b.at)
  return [{ at: start, type: 'shootout_start' }, ...inside, { at: end, type: 'match_end' }]
}

function taken({ side, scored }: Attempt, at: number): MatchEvent {
  return { at, type: 'shootout_attempt', side, data: { scored, progress: 0.95 } }
}
