/**
 * What a bet pays, computed the plain way: exact fractions, line by line. Knows nothing of the book's arithmetic.
 */
export const ENDINGS = ['win', 'half_win', 'void', 'half_lose', 'lose'] as const
export type Ending = (typeof ENDINGS)[number]
export type Fraction = readonly [n: bigint, d: bigint]

export interface DecidedLeg {
  /** Scaled. */
  readonly odds: number
  /** Null while open. */
  readonly ending: Ending | null
  /** Share that counts on a dead heat. */
  readonly share: Fraction
}

export interface PaidShape {
  readonly type: 'single' | 'combo' | 'system' | 'custom_bet'
  /** Legs of a line, for a system. */
  readonly wins: number | null
  /** The one price of a custom bet, scaled. */
  readonly odds: number
  /** Subunits. */
  readonly stake: number
  readonly cap: number
}

const SCALE = 10_000n

export function times(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[0], a[1] * b[1]]
}

function plus(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]
}

/** What a unit of stake on a leg returns. */
function returns({ odds, ending, share }: DecidedLeg): Fraction | null {
  const won = times([BigInt(odds), SCALE], share)
  switch (ending) {
    case null:
      return null
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

/** In subunits; null while it is open. */
export function betPays(shape: PaidShape, legs: readonly DecidedLeg[]): number | null {
  if (shape.type === 'custom_bet') return customPays(shape, legs)
  const all = legs.map(returns)
  const lines = shape.wins === null ? [all] : choose(all, shape.wins)
  const alive = lines.filter((line) => !line.some((leg) => leg !== null && leg[0] === 0n))
  if (alive.length === 0) return 0
  if (all.some((leg) => leg === null)) return null
  const sum = alive.map((line) => line.reduce<Fraction>((a, leg) => times(a, leg ?? [1n, 1n]), [1n, 1n])).reduce(plus)
  return rounded(times(sum, [BigInt(shape.stake), BigInt(lines.length)]), shape.cap)
}

function customPays({ stake, odds, cap }: PaidShape, legs: readonly DecidedLeg[]): number | null {
  if (legs.some((leg) => leg.ending === 'lose')) return 0
  if (legs.some((leg) => leg.ending === null)) return null
  const price: Fraction = legs.every((leg) => leg.ending === 'win') ? [BigInt(odds), SCALE] : [1n, 1n]
  return rounded(times(price, [BigInt(stake), 1n]), cap)
}

/** Half-up, and then the cap. */
function rounded([n, d]: Fraction, cap: number): number {
  const amount = (2n * n + d) / (2n * d)
  return amount > BigInt(cap) ? cap : Number(amount)
}
