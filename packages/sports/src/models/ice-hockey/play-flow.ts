/** The run of play inside a period, drawn for the tracker. */
import type { Rng } from '../../rng.ts'
import { drawMoment, type FlowMoment } from '../kit/flow.ts'
import type { MatchEvent } from '../types.ts'
import { PERIOD_MS } from './clock.ts'
import type { HockeyTruth } from './truth.ts'

/** Mean game time between two moments of play; about 30 shots a side fall out of it. */
const MOMENT_MS = 18_000

const MOMENTS: readonly FlowMoment[] = [
  { type: 'possession', weight: 0.3, from: 0.25, to: 0.5 },
  { type: 'attack', weight: 0.25, from: 0.5, to: 0.75 },
  { type: 'dangerous_attack', weight: 0.17, from: 0.75, to: 0.95 },
  { type: 'shot_on_goal', weight: 0.28, from: 0.75, to: 0.95 },
]

/** Moments of a period as game times; the caller puts them on the match's time. */
export function drawFlow(truth: HockeyTruth, length: number, rng: Rng): readonly MatchEvent[] {
  const home = truth.goals.home / (truth.goals.home + truth.goals.away)
  const events: MatchEvent[] = []
  for (let clock = 3_000; clock < length - 1_000; clock += Math.floor(3_000 + rng.exponential(MOMENT_MS - 3_000))) {
    events.push(drawMoment(MOMENTS, clock, rng.chance(0.25 + home / 2) ? 'home' : 'away', rng))
  }
  const mean = ((truth.penalties.home + truth.penalties.away) * length) / (3 * PERIOD_MS)
  const minors = Math.round(rng.exponential(mean))
  for (let n = 0; n < minors; n++) {
    const side = rng.chance(0.49) ? 'home' : 'away'
    events.push({ at: Math.floor(rng.range(1_000, length - 1_000)), type: 'penalty', side, data: { progress: 0.5 } })
  }
  return events
}
