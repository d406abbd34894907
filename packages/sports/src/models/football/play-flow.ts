/** The run of play between the things that count: possession, attacks, shots, free kicks. Drawn for the tracker. */
import type { Rng } from '../../rng.ts'
import { drawMoment, type FlowMoment } from '../kit/flow.ts'
import type { MatchEvent } from '../types.ts'
import type { Timeline } from './timeline.ts'
import type { FootballTruth } from './truth.ts'

/** Mean ms between two moments of play. */
const MOMENT_MS = 24_000

const MOMENTS: readonly FlowMoment[] = [
  { type: 'possession', weight: 0.36, from: 0.2, to: 0.55 },
  { type: 'attack', weight: 0.3, from: 0.5, to: 0.75 },
  { type: 'dangerous_attack', weight: 0.16, from: 0.75, to: 0.92 },
  { type: 'shot_off_target', weight: 0.062, from: 0.8, to: 0.93 },
  { type: 'shot_on_target', weight: 0.026, from: 0.8, to: 0.95 },
  { type: 'goal_kick', weight: 0.052, from: 0.03, to: 0.08 },
  { type: 'free_kick', weight: 0.04, from: 0.25, to: 0.85 },
]

export function drawFlow(truth: FootballTruth, timeline: Timeline, rng: Rng): readonly MatchEvent[] {
  const home = truth.corners.home / (truth.corners.home + truth.corners.away)
  return [
    ...stretch(8_000, timeline.halfTime - 3_000, home, rng),
    ...stretch(timeline.secondHalf + 8_000, timeline.fullTime - 3_000, home, rng),
  ]
}

function stretch(from: number, to: number, home: number, rng: Rng): readonly MatchEvent[] {
  const events: MatchEvent[] = []
  for (let at = from; at < to; at += Math.round(4_000 + rng.exponential(MOMENT_MS - 4_000))) {
    events.push(drawMoment(MOMENTS, at, rng.chance(home) ? 'home' : 'away', rng))
  }
  return events
}
