/** After a tie: five minutes of sudden death, then a shootout. */
import { OVERTIME_MS, PERIOD_MS } from './clock.ts'
import type { Sides } from './truth.ts'

/** Three skaters a side: goals come at this multiple of regular time, which decides 60 % of mean overtimes. */
const OVERTIME_RATE = 1.83

/** Chance of one attempt in a shootout. */
export const SHOOTOUT_GOAL = 0.33

/** Attempts of each side before sudden death. */
export const SHOOTOUT_ROUNDS = 3

/** Goals per ms of game time in overtime. */
export function overtimeRates(means: Sides): Sides {
  const factor = OVERTIME_RATE / (3 * PERIOD_MS)
  return { home: means.home * factor, away: means.away * factor }
}

/** P(home wins) with `left` ms of overtime to play. */
export function homeWinsOvertime(means: Sides, left: number): number {
  const { home, away } = overtimeRates(means)
  const decided = 1 - Math.exp(-(home + away) * left)
  return (decided * home) / (home + away) + (1 - decided) * 0.5
}

export function homeWinsFromTie(means: Sides): number {
  return homeWinsOvertime(means, OVERTIME_MS)
}

export interface Shootout {
  readonly goals: Sides
  readonly taken: Sides
}

/** Who has won a shootout, or null while it continues. The home side shoots first. */
export function shootoutWinner({ goals, taken }: Shootout): 'home' | 'away' | null {
  const rounds = Math.max(SHOOTOUT_ROUNDS, taken.home, taken.away)
  const left = { home: rounds - taken.home, away: rounds - taken.away }
  if (goals.home > goals.away + left.away) return 'home'
  if (goals.away > goals.home + left.home) return 'away'
  return null
}

/** P(home wins) a shootout that has got so far. */
export function homeWinsShootout(shootout: Shootout): number {
  const winner = shootoutWinner(shootout)
  if (winner !== null) return winner === 'home' ? 1 : 0
  const { goals, taken } = shootout
  if (taken.home === taken.away && taken.home >= SHOOTOUT_ROUNDS) return 0.5
  const side = taken.home === taken.away ? 'home' : 'away'
  const missed = { goals, taken: { ...taken, [side]: taken[side] + 1 } }
  const scored = { goals: { ...goals, [side]: goals[side] + 1 }, taken: missed.taken }
  return SHOOTOUT_GOAL * homeWinsShootout(scored) + (1 - SHOOTOUT_GOAL) * homeWinsShootout(missed)
}
