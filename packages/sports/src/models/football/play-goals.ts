import { drawPoisson, drawTimes } from '../../chance/sample.ts'
import type { Rng } from '../../rng.ts'
import type { Side } from '../types.ts'
import { lowScoreFactor } from './distribution.ts'
import { MAN_UP, redCardFactors } from './intensity.ts'
import { plusOne } from './state.ts'
import type { FootballTruth, Sides } from './truth.ts'

/** Something at a share `u` of the match's intensity. */
export interface Happening {
  readonly side: Side
  readonly u: number
}

export interface GoalsAndReds {
  readonly goals: readonly Happening[]
  readonly reds: readonly Happening[]
}

/**
 * Draws red cards and goals from the very joint that is priced: Poisson processes whose rates follow the red cards,
 * kept or drawn again with the Dixon-Coles factor of the final score as the weight.
 */
export function drawGoals(truth: FootballTruth, rng: Rng): GoalsAndReds {
  const highest = Math.max(
    ...[0, 1].flatMap((home) => [0, 1].map((away) => lowScoreFactor(home, away, truth.goals, truth.rho))),
    1,
  )
  for (;;) {
    const reds = both(rng, truth.reds)
    const goals = [...scored('home', truth, reds, rng), ...scored('away', truth, reds, rng)].sort((a, b) => a.u - b.u)
    const home = goals.filter((goal) => goal.side === 'home').length
    if (rng.chance(lowScoreFactor(home, goals.length - home, truth.goals, truth.rho) / highest)) return { goals, reds }
  }
}

/** A Poisson process of each side, merged in time. */
export function both(rng: Rng, means: Sides): readonly Happening[] {
  return [
    ...drawTimes(rng, means.home).map((u) => ({ side: 'home' as const, u })),
    ...drawTimes(rng, means.away).map((u) => ({ side: 'away' as const, u })),
  ].sort((a, b) => a.u - b.u)
}

/** One side's goals: candidates at the highest rate the red cards can give, thinned to the rate of their moment. */
function scored(side: Side, truth: FootballTruth, reds: readonly Happening[], rng: Rng): readonly Happening[] {
  const bound = MAN_UP ** reds.length
  const goals: Happening[] = []
  for (let n = drawPoisson(rng, truth.goals[side] * bound); n > 0; n--) {
    const u = rng.next()
    let shown: Sides = { home: 0, away: 0 }
    for (const red of reds) if (red.u < u) shown = plusOne(shown, red.side)
    if (rng.chance(redCardFactors(shown)[side] / bound)) goals.push({ side, u })
  }
  return goals
}
