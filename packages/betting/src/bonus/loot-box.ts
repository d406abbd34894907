import { add, compare, type Fraction, ONE, parseFraction, ZERO } from '../fraction/index.ts'
import type { Draw } from './draw/index.ts'

/** One of the things that may be in a box. */
export interface BoxContent {
  /** Scaled by 10,000, above it: what the worth of a free bet is multiplied by. */
  readonly multiplier: number
  /** Exact, e.g. '3/10' or '0.09'; those of a box are 1 together. */
  readonly chance: string
}

/**
 * Chances of outcomes as numbers that a draw takes: whole weights without a common divisor, in the order of the
 * contents.
 */
export function weightsOfBox(contents: readonly Pick<BoxContent, 'chance'>[]): readonly number[] {
  const chances = contents.map(({ chance }) => chanceOf(chance))
  const common = chances.reduce((all, { d }) => leastCommon(all, d), 1n)
  return chances.map(({ n, d }) => Number((n * common) / d))
}

/** The largest of what may be in a box, scaled. */
export function mostOfBox(contents: readonly Pick<BoxContent, 'multiplier'>[]): number {
  return Math.max(...contents.map(({ multiplier }) => multiplier))
}

/** Why contents cannot be offered; null where they can. */
export function contentsFault(contents: readonly BoxContent[]): string | null {
  if (contents.length === 0) return 'there is nothing in it'
  const chances = contents.map(({ chance }) => parseFraction(chance))
  for (const [place, chance] of chances.entries()) {
    if (chance === undefined) return `chance ${place + 1} is no fraction`
    if (chance.n <= 0n) return `chance ${place + 1} is not above 0`
    if (chance.d > LARGEST_DENOMINATOR) return `chance ${place + 1} is too fine`
  }
  const total = chances.reduce<Fraction>((sum, chance) => add(sum, chance ?? ZERO), ZERO)
  if (compare(total, ONE) !== 0) return `the chances are ${total.n}/${total.d} together, not 1`
  const multipliers = contents.map(({ multiplier }) => multiplier)
  if (multipliers.some((multiplier) => multiplier <= 10_000)) return 'something in it raises nothing'
  if (new Set(multipliers).size < multipliers.length) return 'the same is in it twice'
  return chances.reduce((all, chance) => leastCommon(all, chance?.d ?? 1n), 1n) > LARGEST_DENOMINATOR
    ? 'the chances have no common denominator below a million'
    : null
}

/** Chances are shown to players: anything finer than a millionth has no meaning for them. */
const LARGEST_DENOMINATOR = 1_000_000n

/**
 * What the draw of a box is for. The key is made by the player's device when it opens the box: the house cannot try
 * boxes until one suits it.
 */
export function boxSubject({ boxId, clientKey }: { readonly boxId: number; readonly clientKey: string }): string {
  return `lootbox ${boxId} ${clientKey}`
}

/** Draws the content of a box; returns its place. */
export function openBox(contents: readonly BoxContent[], subject: string, draw: Draw): number {
  return draw(subject, weightsOfBox(contents))
}

/** How many boxes a number of points unlocks, and the points of the next one; null if there is none. */
export function boxesReached(openAt: readonly number[], points: number) {
  const reached = openAt.filter((needed) => points >= needed).length
  return { reached, next: openAt[reached] ?? null }
}

function chanceOf(text: string): Fraction {
  const chance = parseFraction(text)
  if (chance === undefined) throw new RangeError('A chance is a fraction')
  return chance
}

function leastCommon(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return (a / x) * b
}
