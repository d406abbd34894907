/**
 * Runs between two outs. A half-inning's runs are negative binomial with variance about twice the mean; that law is the
 * sum of three independent parts of a third of the shape, one before each out, so a half-inning can be priced out by
 * out. Up to the next out at most one play scores.
 */
import { convolve, negativeBinomial } from '../../chance/poisson.ts'
import type { Side } from '../types.ts'
import type { BaseballTruth } from './truth.ts'

export const OUTS = 3
export const INNINGS = 9

/** Shape of a half-inning's runs: at the mean .483 the variance is twice the mean. */
const SHAPE = 0.48

/** Extra innings begin with a runner on second: mean 1.0 in an even match. */
const EXTRA_FACTOR = 1 / 0.483
const EXTRA_SHAPE = 1

/** Most runs before one out, plus one; more happens once in ten thousand innings. */
const PLAY_SIZE = 9

/** Runs one side scores before the next out. */
export function playRuns(truth: BaseballTruth, side: Side, extra: boolean): Float64Array {
  const mean = truth[side] * (extra ? EXTRA_FACTOR : 1)
  return negativeBinomial(mean / OUTS, (extra ? EXTRA_SHAPE : SHAPE) / OUTS, PLAY_SIZE)
}

/** Runs within a number of outs, for both sides, regular and extra innings. */
export interface RunTables {
  within(side: Side, outs: number, extra: boolean): Float64Array
}

/** Most outs of one side that are priced together: nine innings. */
const MOST_OUTS = OUTS * INNINGS
const MOST_RUNS = 40

export function createRunTables(truth: BaseballTruth): RunTables {
  const regular = {
    home: powers(playRuns(truth, 'home', false), MOST_OUTS),
    away: powers(playRuns(truth, 'away', false), MOST_OUTS),
  }
  const extra = { home: powers(playRuns(truth, 'home', true), OUTS), away: powers(playRuns(truth, 'away', true), OUTS) }
  return { within: (side, outs, inExtra) => (inExtra ? extra : regular)[side][outs] as Float64Array }
}

function powers(one: Float64Array, most: number): readonly Float64Array[] {
  const list: Float64Array[] = [Float64Array.of(1)]
  for (let n = 1; n <= most; n++) list.push(convolve(list[n - 1] as Float64Array, one).slice(0, MOST_RUNS))
  return list
}
