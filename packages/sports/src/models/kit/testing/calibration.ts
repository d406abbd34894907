/**
 * Invariant 13: outcomes priced p must win with frequency p. Prices of many matches are grouped by p and by market, and
 * each group's mean is compared with what happened. Outcomes of one match are not independent, so the standard error is
 * taken over matches.
 */
import { fairProbability } from '../../../pricing/price.ts'
import { createRng } from '../../../rng.ts'
import type { Decision, SportModel, SportState } from '../../types.ts'
import { playMatch, type SetupRange, setupOf } from './played-match.ts'

export interface CalibrationGroup {
  /** 'p 0.35' or 'market 18'. */
  readonly key: string
  /** Priced outcomes counted. */
  readonly prices: number
  /** Settled result minus price, mean over the group. */
  readonly error: number
  readonly standardError: number
}

export interface Calibration {
  readonly byProbability: readonly CalibrationGroup[]
  readonly byMarket: readonly CalibrationGroup[]
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

interface Sums {
  error: number
  squares: number
  count: number
}

export function calibrate<T, S extends SportState>(model: SportModel<T, S>, plan: CalibrationPlan): Calibration {
  const groups = new Map<string, Sums>()
  for (let i = 0; i < plan.matches; i++) {
    const seed = `${plan.seed}/${i}`
    const match = playMatch(model, setupOf(seed, plan), seed)
    const rng = createRng(`${seed}/moments`)
    const own = new Map<string, { error: number; count: number }>()
    for (let moment = 0; moment < plan.moments; moment++) {
      const state = match.at(rng.range(-0.05, 1) * plan.horizonMs)
      if (state.betStop !== null && state.betStop.groups.length === 0) continue
      for (const market of model.fair(match.truth, state)) {
        if (plan.only !== undefined && !plan.only(market.id)) continue
        for (const [at, outcome] of market.outcomes.entries()) {
          const { result, weight } = settled(model.outcome(market, outcome.id, match.final))
          if (weight === 0) continue
          const p = fairProbability(outcome)
          note(own, `p ${(Math.floor(Math.min(p, 0.999) * 20) / 20).toFixed(2)}`, weight * (result - p))
          // The errors of a market's outcomes cancel; every other one keeps a bias visible.
          note(own, `market ${market.id}`, at % 2 === 0 ? weight * (result - p) : 0)
        }
      }
    }
    for (const [key, { error, count }] of own) {
      const sums = groups.get(key) ?? { error: 0, squares: 0, count: 0 }
      groups.set(key, { error: sums.error + error, squares: sums.squares + error * error, count: sums.count + count })
    }
  }
  const all = [...groups].map(([key, { error, squares, count }]) => {
    return { key, prices: count, error: error / count, standardError: Math.sqrt(squares) / count }
  })
  return {
    byProbability: all.filter(({ key }) => key.startsWith('p ')),
    byMarket: all.filter(({ key }) => key.startsWith('market ')),
  }
}

/** Groups further off than three standard errors and what the model is allowed. */
export function offGroups(groups: readonly CalibrationGroup[], allowance: number): readonly CalibrationGroup[] {
  return groups.filter((group) => Math.abs(group.error) > 3 * group.standardError + allowance)
}

/**
 * A settled result as 0 or 1, and the share of the stake that it decides; a returned stake says nothing about the
 * price.
 */
function settled(decision: Decision): { readonly result: 0 | 1; readonly weight: 0 | 0.5 | 1 } {
  switch (decision) {
    case 'win':
      return { result: 1, weight: 1 }
    case 'half_win':
      return { result: 1, weight: 0.5 }
    case 'lose':
      return { result: 0, weight: 1 }
    case 'half_lose':
      return { result: 0, weight: 0.5 }
    case 'push':
    case 'void':
      return { result: 0, weight: 0 }
    case 'open':
      throw new Error('A finished match left an outcome open; decide it in the outcome function of the sport.')
  }
}

function note(own: Map<string, { error: number; count: number }>, key: string, error: number): void {
  const sums = own.get(key) ?? { error: 0, count: 0 }
  own.set(key, { error: sums.error + error, count: sums.count + 1 })
}
