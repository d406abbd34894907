import type { Fraction } from './fraction.ts'

function floorDivide(n: bigint, d: bigint): bigint {
  const quotient = n / d
  return n % d < 0n ? quotient - 1n : quotient
}

/** Largest integer not above the value. */
export function floor(value: Fraction): bigint {
  return floorDivide(value.n, value.d)
}

/** Nearest integer, a half goes up (towards plus infinity): the one rounding of a payout. */
export function roundHalfUp(value: Fraction): bigint {
  return floorDivide(2n * value.n + value.d, 2n * value.d)
}
