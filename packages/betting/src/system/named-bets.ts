import { binomial } from './binomial.ts'

/** A traditional bet on every combination of certain sizes. */
export interface NamedBet {
  readonly name: string
  readonly selections: number
  /** Sizes of the combinations, smallest first; 1 means the singles. */
  readonly folds: readonly number[]
}

function fullCover(name: string, selections: number, smallestFold: 1 | 2): NamedBet {
  const folds = Array.from({ length: selections + 1 - smallestFold }, (_, at) => at + smallestFold)
  return { name, selections, folds }
}

/** The full cover bets. They are unions of systems; the slip does not offer them. */
export const NAMED_BETS: readonly NamedBet[] = [
  fullCover('trixie', 3, 2),
  fullCover('yankee', 4, 2),
  fullCover('canadian', 5, 2),
  fullCover('super yankee', 5, 2),
  fullCover('heinz', 6, 2),
  fullCover('super heinz', 7, 2),
  fullCover('goliath', 8, 2),
  fullCover('patent', 3, 1),
  fullCover('lucky 15', 4, 1),
  fullCover('lucky 31', 5, 1),
  fullCover('lucky 63', 6, 1),
]

/** Lines of a bet on every combination of these sizes. */
export function lineCount(selections: number, folds: readonly number[]): bigint {
  return folds.reduce((lines, fold) => lines + binomial(selections, fold), 0n)
}
