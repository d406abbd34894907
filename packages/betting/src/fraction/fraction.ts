/** An exact rational number in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

export const ZERO: Fraction = { n: 0n, d: 1n }
export const ONE: Fraction = { n: 1n, d: 1n }
export const HALF: Fraction = { n: 1n, d: 2n }

function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** `n / d` in lowest terms. Throws a RangeError when `d` is 0: callers divide only by what they have checked. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const top = BigInt(n)
  const bottom = BigInt(d)
  if (bottom === 0n) throw new RangeError('A fraction needs a denominator other than 0')
  const sign = bottom < 0n ? -1n : 1n
  const divisor = gcd(top, bottom)
  return { n: (sign * top) / divisor, d: (sign * bottom) / divisor }
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d)
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d)
}

/** Throws a RangeError when `b` is 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n)
}

/** Negative when `a` is smaller, 0 when equal, positive when larger. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function product(factors: readonly Fraction[]): Fraction {
  let n = 1n
  let d = 1n
  for (const factor of factors) {
    n *= factor.n
    d *= factor.d
  }
  return fraction(n, d)
}

export function sum(terms: readonly Fraction[]): Fraction {
  return terms.reduce(add, ZERO)
}

/** Nearest double; for statistics and tests, never for money. */
export function toNumber(value: Fraction): number {
  const shift = 10n ** 20n
  const whole = value.n / value.d
  const rest = value.n % value.d
  return Number(whole) + Number((rest * shift) / value.d) / 1e20
}
