/**
 * Invariant 13: outcomes priced p must win with frequency p. Prices of many matches are put into bins of .05 and each
 * bin's mean is compared with what happened. Outcomes of one match are not independent, so the standard error is
 * taken over matches.
 */
import { createRng } from '../../../../../lib/rng.ts'
import { fairProbability } from '../../../../pricing/index.ts'
import type { Decision, SportModel, SportState } from '../../types.ts'
import { playMatch, type SetupRange, setupOf } from './played-match.ts'

export interface Bin {
  /** Lower end of the bin. */
  readonly from: number
  readonly prices: number
  /** Settled result minus price, mean over the bin. */
  readonly error: number
  readonly standardError: number
}

export interface CalibrationPlan extends SetupRange {
  readonly matches: number
  /** Moments of each match that are priced. */
  readonly moments: number
  /**
   * Moments are drawn from a little before the start to this match time, ended matches skipped. A share of the match's
   * own length would be biased: it knows how long the match will last, hence who is about to win.
   */
  readonly horizonMs: number
  readonly seed: string
  /** Prices only these markets when given. */
  readonly only?: ((id: number) => boolean) | undefined
}

const WIDTH = 0.05
const BINS = 20

export function calibrate<T, S extends SportState>(model: SportModel<T, S>, plan: CalibrationPlan): readonly Bin[] {
  const count = new Float64Array(BINS)
  const error = new Float64Array(BINS)
  const square = new Float64Array(BINS)
  for (let i = 0; i < plan.matches; i++) {
    const seed = `${plan.seed}/${i}`
    const match = playMatch(model, setupOf(seed, plan), seed)
    const rng = createRng(`${seed}/moments`)
    const own = new Float64Array(BINS)
    for (let moment = 0; moment < plan.moments; moment++) {
      const state = match.at(rng.range(-0.05, 1) * plan.horizonMs)
      if (state.betStop !== null && state.betStop.groups.length === 0) continue
      for (const market of model.fair(match.truth, state)) {
        if (plan.only !== undefined && !plan.only(market.id)) continue
        for (const outcome of market.outcomes) {
          const result = value(model.outcome(market, outcome.id, match.final))
          if (result === null) continue
          const p = fairProbability(outcome)
          const bin = Math.min(BINS - 1, Math.floor(p / WIDTH))
          count[bin] = (count[bin] ?? 0) + 1
          own[bin] = (own[bin] ?? 0) + result - p
        }
      }
    }
    own.forEach((sum, bin) => {
      error[bin] = (error[bin] ?? 0) + sum
      square[bin] = (square[bin] ?? 0) + sum * sum
    })
  }
  return Array.from(count, (prices, bin) => ({
    from: bin * WIDTH,
    prices,
    error: (error[bin] ?? 0) / Math.max(1, prices),
    standardError: Math.sqrt(square[bin] ?? 0) / Math.max(1, prices),
  }))
}

/** Bins further off than three standard errors and what the model is allowed. */
export function offBins(bins: readonly Bin[], allowance: number): readonly Bin[] {
  return bins.filter((bin) => Math.abs(bin.error) > 3 * bin.standardError + allowance)
}

/** A settled result as 0 or 1; a returned stake says nothing about the price. */
function value(decision: Decision): number | null {
  switch (decision) {
    case 'win':
      return 1
    case 'half_win':
      return 1
    case 'lose':
    case 'half_lose':
      return 0
    case 'push':
    case 'void':
      return null
    case 'open':
      throw new Error('A finished match left an outcome open; decide it in the outcome function of the sport.')
  }
}
