import { assertNever } from '../assert-never.ts'
import type { MarginMethod } from './method.ts'
import { solveIncreasing, total } from './solve.ts'

function impliedByShin(probabilities: readonly number[], margin: number): readonly number[] {
  const roots = (z: number) => probabilities.map((p) => Math.sqrt(z * p + (1 - z) * p * p))
  const z = solveIncreasing((share) => total(roots(share)) ** 2 - (1 + margin), 0, 1)
  const sum = total(roots(z))
  return roots(z).map((root) => root * sum)
}

function impliedByPower(probabilities: readonly number[], margin: number): readonly number[] {
  const k = solveIncreasing((power) => 1 + margin - total(probabilities.map((p) => p ** power)), 0, 64)
  return probabilities.map((p) => p ** k)
}

function implied(probabilities: readonly number[], margin: number, method: MarginMethod): readonly number[] {
  switch (method) {
    case 'multiplicative':
      return probabilities.map((p) => p * (1 + margin))
    case 'additive':
      return probabilities.map((p) => p + margin / probabilities.length)
    case 'power':
      return impliedByPower(probabilities, margin)
    case 'shin':
      return impliedByShin(probabilities, margin)
    default:
      return assertNever(method)
  }
}

/**
 * Decimal odds of fair probabilities with a margin put on; `removeMargin` by the same method gives the probabilities
 * back.
 * @param probabilities each above 0, together 1
 * @param margin 0.05 makes the implied probabilities sum to 1.05
 */
export function addMargin(probabilities: readonly number[], margin: number, method: MarginMethod): readonly number[] {
  return implied(probabilities, margin, method).map((q) => 1 / q)
}
