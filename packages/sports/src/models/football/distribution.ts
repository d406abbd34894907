/**
 * The distribution of a football match at a state. Each side's further goals in each half are independent Poisson
 * counts; the joint of the four counts is reweighted by the Dixon-Coles factor of the final score. That factor differs
 * from 1 on four final scores only, so every marginal is the independent one plus a correction on few cells: all views
 * are views of one joint and agree exactly.
 *
 * Simulated matches are drawn from the same reweighted joint (`play-goals.ts`), hence prices stay fair in play.
 */
import { productGrid, type ScoreGrid } from '../../chance/grid.ts'
import { convolve, poisson } from '../../chance/poisson.ts'
import type { Sides } from './truth.ts'

/** Further goals of one side in one half looked at: 0 to 10. */
const HALF_SIZE = 11

export interface JointInput {
  /** Score so far of each half. */
  readonly firstHalf: Sides
  readonly secondHalf: Sides
  /** Mean further goals of each half. */
  readonly first: Sides
  readonly second: Sides
  /** Dixon-Coles: rho and the pre-match means its factor is written in. rho 0 switches it off. */
  readonly rho: number
  readonly means: Sides
}

export interface Joint {
  readonly input: JointInput
  readonly h1: Float64Array
  readonly a1: Float64Array
  readonly h2: Float64Array
  readonly a2: Float64Array
  /** What the factor adds at the four low final scores. */
  readonly corrections: readonly Correction[]
  /** Sum of the reweighted joint before normalising. */
  readonly mass: number
}

/** `extra` = factor - 1 at a number of further goals of both sides. */
interface Correction {
  readonly home: number
  readonly away: number
  readonly extra: number
}

/** Dixon-Coles factor of a final score. */
export function lowScoreFactor(home: number, away: number, means: Sides, rho: number): number {
  if (home === 0 && away === 0) return 1 - means.home * means.away * rho
  if (home === 0 && away === 1) return 1 + means.home * rho
  if (home === 1 && away === 0) return 1 + means.away * rho
  if (home === 1 && away === 1) return 1 - rho
  return 1
}

export function joint(input: JointInput): Joint {
  const { firstHalf, secondHalf, first, second, rho, means } = input
  const h1 = poisson(first.home, HALF_SIZE)
  const a1 = poisson(first.away, HALF_SIZE)
  const h2 = poisson(second.home, HALF_SIZE)
  const a2 = poisson(second.away, HALF_SIZE)
  const corrections: Correction[] = []
  let mass = 1
  for (let home = 0; home <= 1; home++) {
    for (let away = 0; away <= 1; away++) {
      const further = {
        home: home - firstHalf.home - secondHalf.home,
        away: away - firstHalf.away - secondHalf.away,
      }
      const extra = lowScoreFactor(home, away, means, rho) - 1
      if (further.home < 0 || further.away < 0 || extra === 0) continue
      corrections.push({ ...further, extra })
      mass += extra * both(h1, h2, further.home) * both(a1, a2, further.away)
    }
  }
  return { input, h1, a1, h2, a2, corrections, mass }
}

/** P(sum of two counts = n) for n 0 or 1. */
function both(first: Float64Array, second: Float64Array, n: number): number {
  let sum = 0
  for (let k = 0; k <= n; k++) sum += at(first, k) * at(second, n - k)
  return sum
}

function at(p: Float64Array, k: number): number {
  return k < 0 ? 0 : (p[k] ?? 0)
}

/** Final score. */
export function fullGrid(j: Joint): ScoreGrid {
  const { firstHalf, secondHalf } = j.input
  const grid = productGrid(
    convolve(j.h1, j.h2),
    convolve(j.a1, j.a2),
    firstHalf.home + secondHalf.home,
    firstHalf.away + secondHalf.away,
  )
  for (const { home, away, extra } of j.corrections) {
    const k = home * grid.width + away
    grid.p[k] = (grid.p[k] as number) * (1 + extra)
  }
  return normalised(grid, j.mass)
}

/** Score of one half alone; the other half matters through the factor of the final score. */
export function halfGrid(j: Joint, half: 1 | 2): ScoreGrid {
  const [home, away, otherHome, otherAway] = half === 1 ? [j.h1, j.a1, j.h2, j.a2] : [j.h2, j.a2, j.h1, j.a1]
  const base = half === 1 ? j.input.firstHalf : j.input.secondHalf
  const grid = productGrid(home, away, base.home, base.away)
  for (const correction of j.corrections) {
    for (let i = 0; i <= correction.home; i++) {
      for (let k = 0; k <= correction.away; k++) {
        const cell = i * grid.width + k
        const mate = at(otherHome, correction.home - i) * at(otherAway, correction.away - k)
        grid.p[cell] = (grid.p[cell] as number) + at(home, i) * at(away, k) * mate * correction.extra
      }
    }
  }
  return normalised(grid, j.mass)
}

function normalised(grid: ScoreGrid, mass: number): ScoreGrid {
  for (let k = 0; k < grid.p.length; k++) grid.p[k] = (grid.p[k] as number) / mass
  return grid
}
