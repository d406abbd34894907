import { type Fraction, fraction } from '../fraction/index.ts'

/**
 * Sum, over every way to choose k of the values, of the product of the chosen ones.
 *
 * Enumerating lines is hopeless (20 of 40 has 1.4e11). The sum is the coefficient of x^k in the product of (1 + v x),
 * so n*k steps suffice. All steps run on integers over the common denominator (each factor is d + n x), which spares
 * the greatest common divisors of exact fractions.
 */
export function elementarySymmetric(values: readonly Fraction[], k: number): Fraction {
  const coefficients = new Array<bigint>(k + 1).fill(0n)
  coefficients[0] = 1n
  let denominator = 1n
  for (const value of values) {
    for (let j = k; j >= 0; j--) {
      const lower = j === 0 ? 0n : (coefficients[j - 1] ?? 0n)
      coefficients[j] = (coefficients[j] ?? 0n) * value.d + lower * value.n
    }
    denominator *= value.d
  }
  return fraction(coefficients[k] ?? 0n, denominator)
}
