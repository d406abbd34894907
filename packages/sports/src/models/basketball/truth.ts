import type { Rng } from '../../rng.ts'
import type { MatchSetup } from '../types.ts'

/** What decides a basketball match. */
export interface BasketballTruth {
  /** Length of a quarter in milliseconds of game clock. */
  readonly quarterMs: number
  /** Mean scoring plays per millisecond of game clock. */
  readonly pace: number
  /** Added to the home side's chance to make the next scoring play; .01 is worth about 2.5 points a match. */
  readonly edge: number
}

/** Scoring plays of both teams in regulation at tempo 1 (modern professional leagues: 228 points). */
const PLAYS = 102

/** Slower leagues play quarters of ten minutes. */
const SHORT_QUARTERS_BELOW = 0.85
const QUARTER_MS = 720_000
const SHORT_QUARTER_MS = 600_000

const HOME_POINTS = 2.5
const POINTS_PER_RATING = 4.2
const MOST_POINTS = 20
const POINTS_PER_EDGE = 250

/** Strength and pace lie on a grid, so that matches share their tables. */
const EDGE_GRID = 0.002
const PACE_GRID = 2

export function basketballTruth(setup: MatchSetup, rng: Rng): BasketballTruth {
  const quarterMs = setup.tempo < SHORT_QUARTERS_BELOW ? SHORT_QUARTER_MS : QUARTER_MS
  const plays = Math.round((PLAYS * setup.tempo * rng.range(0.96, 1.04)) / PACE_GRID) * PACE_GRID
  const points = HOME_POINTS + POINTS_PER_RATING * (setup.home.rating - setup.away.rating)
  const expected = Math.min(MOST_POINTS, Math.max(-MOST_POINTS, points))
  return {
    quarterMs,
    pace: plays / (4 * quarterMs),
    edge: Math.round(expected / POINTS_PER_EDGE / EDGE_GRID) * EDGE_GRID,
  }
}
