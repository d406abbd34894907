import type { Rng } from '../../rng.ts'
import type { MatchSetup } from '../types.ts'

export interface Sides {
  readonly home: number
  readonly away: number
}

/** Strengths of one ice hockey match: mean goals in regular time before empty nets, and two-minute penalties. */
export interface HockeyTruth {
  readonly goals: Sides
  readonly penalties: Sides
}

/** The sport's means are 3.15 and 2.85 goals; ratings and the day move the difference, the league's tempo the sum. */
export function hockeyTruth(setup: MatchSetup, rng: Rng): HockeyTruth {
  const total = clamp(rng.normal(6.0, 0.4) * setup.tempo, 4.4, 8)
  const supremacy = clamp(0.3 + 0.55 * (setup.home.rating - setup.away.rating) + rng.normal(0, 0.2), -2.4, 2.4)
  const penalties = clamp(rng.normal(3.6, 0.6), 2, 6)
  return {
    goals: { home: (total + supremacy) / 2, away: (total - supremacy) / 2 },
    penalties: { home: penalties, away: penalties * 1.05 },
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
