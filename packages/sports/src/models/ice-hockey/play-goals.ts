/** Draws the goals of a match in game time, from the very processes that are priced. */

import { drawTimes } from '../../chance/sample.ts'
import type { Rng } from '../../rng.ts'
import type { Side } from '../types.ts'
import { ENDGAME_MS, OVERTIME_MS, PERIOD_MS, PERIOD_SHARES, type Period } from './clock.ts'
import { endgameRates } from './endgame.ts'
import { overtimeRates, SHOOTOUT_GOAL, type Shootout, shootoutWinner } from './overtime.ts'
import { NO_GOALS, plusOne } from './state.ts'
import type { HockeyTruth, Sides } from './truth.ts'

/** A goal at a game time (ms) of its period. */
export interface DrawnGoal {
  readonly side: Side
  readonly clock: number
}

/** The goals of a period that begins with `lead` (home minus away). */
export function drawPeriod(truth: HockeyTruth, period: Period, lead: number, rng: Rng): readonly DrawnGoal[] {
  const even = period === 3 ? PERIOD_MS - ENDGAME_MS : PERIOD_MS
  const share = (PERIOD_SHARES[period] * even) / PERIOD_MS
  const draw = (side: Side): readonly DrawnGoal[] =>
    drawTimes(rng, truth.goals[side] * share).map((u) => ({ side, clock: Math.floor(u * even) }))
  const goals = [...draw('home'), ...draw('away')].sort((a, b) => a.clock - b.clock)
  if (period < 3) return goals
  const after = goals.reduce((sum, goal) => sum + (goal.side === 'home' ? 1 : -1), lead)
  return [...goals, ...drawEndgame(truth, after, rng)]
}

function drawEndgame(truth: HockeyTruth, lead: number, rng: Rng): readonly DrawnGoal[] {
  const goals: DrawnGoal[] = []
  let now = lead
  let clock = PERIOD_MS - ENDGAME_MS
  for (;;) {
    const { side, wait } = race(endgameRates(truth.goals, now), rng)
    clock += wait
    if (clock >= PERIOD_MS) return goals
    goals.push({ side, clock: Math.floor(clock) })
    now += side === 'home' ? 1 : -1
  }
}

/** The goal that decides overtime, or null. */
export function drawOvertime(truth: HockeyTruth, rng: Rng): DrawnGoal | null {
  const { side, wait } = race(overtimeRates(truth.goals), rng)
  return wait < OVERTIME_MS ? { side, clock: Math.floor(wait) } : null
}

function race(rates: Sides, rng: Rng): { readonly side: Side; readonly wait: number } {
  const all = rates.home + rates.away
  return { wait: rng.exponential(1 / all), side: rng.chance(rates.home / all) ? 'home' : 'away' }
}

export interface Attempt {
  readonly side: Side
  readonly scored: boolean
}

/** All attempts of a shootout until it is won. */
export function drawShootout(rng: Rng): readonly Attempt[] {
  const attempts: Attempt[] = []
  let shootout: Shootout = { goals: NO_GOALS, taken: NO_GOALS }
  while (shootoutWinner(shootout) === null) {
    const side: Side = shootout.taken.home === shootout.taken.away ? 'home' : 'away'
    const scored = rng.chance(SHOOTOUT_GOAL)
    attempts.push({ side, scored })
    shootout = {
      goals: scored ? plusOne(shootout.goals, side) : shootout.goals,
      taken: plusOne(shootout.taken, side),
    }
  }
  return attempts
}
