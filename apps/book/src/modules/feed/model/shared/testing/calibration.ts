/**
 * Calibration: the settled results of everything priced near p must average p. Outcomes of one match hang together, so
 * the standard error is taken over matches, not over outcomes.
 */
import { createRng } from '../../../../../lib/rng.ts'
import type { Decision, FairOutcome } from '../../../../pricing/index.ts'
import type { SportModel, SportState } from '../../types.ts'
import { playSeed } from './played-match.ts'

export interface CalibrationGroup {
  readonly key: string
  /** Priced outcomes counted. */
  readonly count: number
  /** Mean of settled result minus probability. */
  readonly bias: number
  readonly standardError: number
}

export interface CalibrationRun {
  readonly seeds: number
  /** Moments looked at in each match, at random. */
  readonly moments: number
  readonly label: string
}

/** Plays matches and groups every priced outcome by probability ('p 0.35') and by market ('market 18'). */
export function calibrate<T, S extends SportState>(
  model: SportModel<T, S>,
  run: CalibrationRun,
): readonly CalibrationGroup[] {
  const groups = new Map<string, GroupSums>()
  for (let seed = 0; seed < run.seeds; seed++) {
    const name = `${run.label} ${seed}`
    const match = playSeed(model, name)
    const moments = createRng(`${name} moments`)
    const perMatch = new Map<string, { error: number; count: number }>()
    for (let n = 0; n < run.moments; n++) {
      const state = match.at(Math.floor(moments.range(-0.1, 1) * match.length))
      for (const market of model.fair(match.truth, state)) {
        for (const outcome of market.outcomes) {
          const p = outcome.win + outcome.halfWin / 2
          const error = won(model.outcome(market, outcome.id, match.final), outcome) - p
          note(perMatch, `p ${(Math.floor(p * 20) / 20).toFixed(2)}`, error)
          note(perMatch, `market ${market.id}`, favours(outcome) ? error : 0)
        }
      }
    }
    for (const [key, { error, count }] of perMatch) collect(groups, key, error, count)
  }
  return [...groups].map(([key, sums]) => ({
    key,
    count: sums.count,
    bias: sums.error / sums.count,
    standardError: Math.sqrt(sums.squares) / sums.count,
  }))
}

interface GroupSums {
  error: number
  squares: number
  count: number
}

/** The errors of a market's outcomes cancel; counting only one side keeps a bias visible. */
function favours(outcome: FairOutcome): boolean {
  return ['1', '4', '9', '1714', '1711', '12', '70', '74'].includes(outcome.id) || outcome.id.includes('player')
}

function won(decision: Decision, outcome: FairOutcome): number {
  switch (decision) {
    case 'win':
      return 1
    case 'half_win':
      return 0.5
    case 'push':
    case 'half_lose':
    case 'lose':
      return 0
    case 'void':
      return outcome.win + outcome.halfWin / 2
    case 'open':
      throw new Error(`Outcome ${outcome.id} is still open after the match.`)
  }
}

function note(perMatch: Map<string, { error: number; count: number }>, key: string, error: number): void {
  const sums = perMatch.get(key) ?? { error: 0, count: 0 }
  perMatch.set(key, { error: sums.error + error, count: sums.count + 1 })
}

function collect(groups: Map<string, GroupSums>, key: string, error: number, count: number): void {
  const sums = groups.get(key) ?? { error: 0, squares: 0, count: 0 }
  groups.set(key, { error: sums.error + error, squares: sums.squares + error * error, count: sums.count + count })
}
