import { type Fraction, fraction } from '@touchline/betting'
import type { Pmf } from '../../chance/grid.ts'
import { choose } from './choose.ts'
import type { LegRule, LotteryRules } from './types.ts'

/**
 * P(all of these win), exactly; none may be about the sum. All ordered draws are equally likely. They are counted by
 * first ball, bonus ball and, of the other balls, the number of odd ones; the rest follows from the numbers that must
 * be drawn.
 */
export function chanceOf(rules: LotteryRules, legs: readonly LegRule[]): Fraction {
  const numbers = new Set(legs.flatMap((leg) => (leg.of === 'number' ? [leg.number] : [])))
  const holds = (of: 'first' | 'bonus' | 'odd_count', value: number) =>
    legs.every((leg) => leg.of !== of || leg.wins(value))
  const { pool, drawn, bonus } = rules
  const all = Array.from({ length: pool }, (_, i) => i + 1)
  const bonuses = bonus ? all.filter((ball) => holds('bonus', ball) && !numbers.has(ball)) : [null]
  let favourable = 0n
  for (const first of all.filter((ball) => holds('first', ball))) {
    const others = bonuses.filter((ball) => ball !== first)
    const odd = others.filter((ball) => ball !== null && isOdd(ball)).length
    const taken = new Set([...numbers, first])
    favourable += BigInt(odd) * waysToFill(taken, 1) + BigInt(others.length - odd) * waysToFill(taken, 0)
  }
  const possible = BigInt(pool) * choose(pool - 1, drawn - 1) * BigInt(bonus ? pool - drawn : 1)
  return fraction(favourable, possible)

  /** How many sets of main balls hold all of `taken`, by how many of them are odd; the bonus ball lies aside. */
  function waysToFill(taken: ReadonlySet<number>, oddAside: 0 | 1): bigint {
    const oddTaken = [...taken].filter(isOdd).length
    const left = drawn - taken.size
    const evenAside = bonus ? 1 - oddAside : 0
    const oddFree = Math.ceil(pool / 2) - oddTaken - oddAside
    const evenFree = Math.floor(pool / 2) - (taken.size - oddTaken) - evenAside
    let ways = 0n
    for (let odd = 0; odd <= left; odd++) {
      if (holds('odd_count', oddTaken + odd)) ways += choose(oddFree, odd) * choose(evenFree, left - odd)
    }
    return ways
  }
}

function isOdd(ball: number): boolean {
  return ball % 2 === 1
}

/** How many of the main balls are odd. */
export function oddCounts({ pool, drawn }: LotteryRules): Pmf {
  const odd = Math.ceil(pool / 2)
  const all = Number(choose(pool, drawn))
  const p = Array.from({ length: drawn + 1 }, (_, k) => Number(choose(odd, k) * choose(pool - odd, drawn - k)) / all)
  return { from: 0, p: Float64Array.from(p) }
}

/** The sum of the main balls: sets of each size counted by their sum, number by number. */
export function sums({ pool, drawn }: LotteryRules): Pmf {
  const lowest = (drawn * (drawn + 1)) / 2
  const highest = drawn * pool - (drawn * (drawn - 1)) / 2
  const sets = Array.from({ length: drawn + 1 }, () => new Float64Array(highest + 1))
  ;(sets[0] as Float64Array)[0] = 1
  for (let number = 1; number <= pool; number++) {
    for (let size = Math.min(drawn, number); size >= 1; size--) {
      const [smaller, larger] = [sets[size - 1] as Float64Array, sets[size] as Float64Array]
      for (let sum = highest; sum >= number; sum--) {
        larger[sum] = (larger[sum] as number) + (smaller[sum - number] as number)
      }
    }
  }
  const all = Number(choose(pool, drawn))
  return { from: lowest, p: (sets[drawn] as Float64Array).slice(lowest).map((count) => count / all) }
}

/** A ladder of sums goes in steps of about a quarter of their standard deviation, in fives. */
const STEPS_PER_SD = 4

export function sumStep({ from, p }: Pmf): number {
  let mean = 0
  let square = 0
  for (const [i, mass] of p.entries()) {
    mean += (from + i) * mass
    square += (from + i) ** 2 * mass
  }
  return Math.max(1, 5 * Math.round(Math.sqrt(square - mean * mean) / STEPS_PER_SD / 5))
}
