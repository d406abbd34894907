import { assertNever } from '../assert-never.ts'
import type { MarginMethod } from './method.ts'
import { solveIncreasing, total } from './solve.ts'

/** Margin of a book: how far the sum of the implied probabilities is above 1. */
export function marginOf(odds: readonly number[]): number {
  return total(odds.map((price) => 1 / price)) - 1
}

/**
 * Fair probabilities of a book, with the parameter of the method: the power `k`, or Shin's share `z` of informed money.
 */
export interface FairBook {
  readonly probabilities: readonly number[]
  readonly parameter: number | null
}

const MAX_POWER = 64

function removePower(implied: readonly number[]): FairBook {
  const excess = (k: number) => 1 - total(implied.map((q) => q ** k))
  const k = solveIncreasing(excess, 0, MAX_POWER)
  return { probabilities: implied.map((q) => q ** k), parameter: k }
}

function removeShin(implied: readonly number[]): FairBook {
  const sum = total(implied)
  const fair = (z: number) => implied.map((q) => (Math.sqrt(z * z + (4 * (1 - z) * q * q) / sum) - z) / (2 * (1 - z)))
  const z = sum <= 1 ? 0 : solveIncreasing((share) => 1 - total(fair(share)), 0, 1 - 1e-9)
  const probabilities = sum <= 1 ? implied.map((q) => q / sum) : fair(z)
  return { probabilities, parameter: z }
}

/**
 * Fair probabilities of decimal odds. The additive method may give a long shot a probability of 0 or less; Shin's model
 * knows no negative margin, such a book is scaled in proportion.
 */
export function removeMargin(odds: readonly number[], method: MarginMethod): FairBook {
  const implied = odds.map((price) => 1 / price)
  const sum = total(implied)
  switch (method) {
    case 'multiplicative':
      return { probabilities: implied.map((q) => q / sum), parameter: null }
    case 'additive':
      return { probabilities: implied.map((q) => q - (sum - 1) / implied.length), parameter: null }
    case 'power':
      return removePower(implied)
    case 'shin':
      return removeShin(implied)
    default:
      return assertNever(method)
  }
}
