import { type Fraction, floor, fraction, multiply } from '../fraction/index.ts'
import { type Odds, oddsFraction } from '../odds/index.ts'

/** How points come of bets. */
export interface FarmingRates {
  /** Points for a whole unit of stake (1.00) at odds that double it. */
  readonly points_per_unit: number
  /** Scaled: odds above count as these. */
  readonly odds_cap: Odds
}

/**
 * Points of a bet: stake x (odds - 1) x rate, whole points, so that safe bets farm little and a cap keeps long shots
 * from deciding everything. The same stake farms the same in one bet or split into several, but for the rounding down.
 * @param stake in units of the bonus's currency, exact
 */
export function pointsOf(stake: Fraction, totalOdds: Odds, { points_per_unit, odds_cap }: FarmingRates): number {
  const counted = Math.max(10_000, Math.min(totalOdds, odds_cap))
  const edge = fraction(oddsFraction(counted).n - oddsFraction(counted).d, oddsFraction(counted).d)
  const points = floor(multiply(multiply(stake, edge), fraction(points_per_unit)))
  return points < 0n ? 0 : Number(points)
}

/**
 * Points of a partly sold bet: those of the stake that is still at risk, whole points.
 * @param placed the stake at placement, the sold part included
 */
export function pointsLeft(points: number, open: bigint, placed: bigint): number {
  return Number((BigInt(points) * open) / placed)
}

/** A step: the points it needs and the free bet it gives. */
export interface FarmingStep {
  readonly points: number
  /** In subunits. */
  readonly amount: number
}

/** Rungs that so many points reach, and the next one; null at the top. */
export function stepsReached(steps: readonly FarmingStep[], points: number) {
  const reached = steps.filter((step) => points >= step.points)
  return { reached: reached.length, next: steps[reached.length] ?? null }
}

/** What the rungs between two numbers of points are worth together, in subunits, as far as the pool goes. */
export function freebetFor(steps: readonly FarmingStep[], paid: number, points: number, pool: number): number {
  let left = pool
  let worth = 0
  for (const step of steps.slice(paid)) {
    if (points < step.points || step.amount > left) break
    left -= step.amount
    worth += step.amount
  }
  return worth
}

/** Why rungs cannot be offered; null where they can. */
export function stepsFault(steps: readonly FarmingStep[]): string | null {
  if (steps.length === 0) return 'there is no step'
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    if (step.points < 1 || step.amount < 1) return `step ${index + 1} is not above 0`
    if (before !== undefined && step.points <= before.points) return `step ${index + 1} does not need more points`
  }
  return null
}
