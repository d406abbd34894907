/**
 * What lines of legs pay, computed the plain way, for the oracles: exact fractions. Knows nothing of the book's
 * arithmetic.
 */
export const ENDINGS = ['win', 'half_win', 'void', 'half_lose', 'lose'] as const
export type Ending = (typeof ENDINGS)[number]
export type Fraction = readonly [n: bigint, d: bigint]

export function times(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[0], a[1] * b[1]]
}

function plus(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]
}

/** What a unit of stake on a leg returns that ended so. @param won what it returns where it won */
export function legPays(won: Fraction, ending: Ending): Fraction {
  switch (ending) {
    case 'win':
      return won
    case 'half_win':
      return times(plus(won, [1n, 1n]), [1n, 2n])
    case 'void':
      return [1n, 1n]
    case 'half_lose':
      return [1n, 2n]
    case 'lose':
      return [0n, 1n]
  }
}

/** Every way to choose `count` of some things, in order. */
export function choose<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return all.flatMap((first, i) => choose(all.slice(i + 1), count - 1).map((rest) => [first, ...rest]))
}

/**
 * In subunits, without a cap; null while it is open.
 * @param legs what a unit on each returns, null while it is open
 * @param wins legs of a line, for a system; null for singles and combos
 * @param stake of all lines, in subunits
 */
export function linesPay(legs: readonly (Fraction | null)[], wins: number | null, stake: number): bigint | null {
  const lines = wins === null ? [legs] : choose(legs, wins)
  const alive = lines.filter((line) => !line.some((leg) => leg !== null && leg[0] === 0n))
  if (alive.length === 0) return 0n
  if (legs.some((leg) => leg === null)) return null
  const sum = alive.map((line) => line.reduce<Fraction>((a, leg) => times(a, leg ?? [1n, 1n]), [1n, 1n])).reduce(plus)
  return halfUp(times(sum, [BigInt(stake), BigInt(lines.length)]))
}

export function halfUp([n, d]: Fraction): bigint {
  return (2n * n + d) / (2n * d)
}
