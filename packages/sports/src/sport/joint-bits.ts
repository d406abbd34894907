import { scoreStat } from '../chance/grid.ts'
import type { ScoreRule } from '../markets/rule.ts'
import type { LegOutcome } from '../pricing/fair.ts'

/** An outcome by its rule, and the view of the match that the rule counts. */
interface Counted {
  readonly rule: ScoreRule
  readonly of: string
}

/** The goals of the first view are always the sum of the goals of the two others. */
const SUM_OF_PARTS = ['full', 'first_half', 'second_half'] as const

/** Whether outcomes of these two views are decided by goals of one match that can be enumerated together. */
export function areEnumerable(one: string, two: string): boolean {
  const views: readonly string[] = SUM_OF_PARTS
  return one === two || (views.includes(one) && views.includes(two))
}

/**
 * For each final count of the match the outcomes to which `is` applies, as bits: bit i for outcome i. Outcomes of a
 * match and of its halves are looked at together: every count of one half with every count of the other.
 * @param reach counts of each side, in each half where there are several views, beyond which no rule changes
 * @param bitOf the bit of an outcome, 30 at most
 */
export function bitsAt(
  outcomes: readonly Counted[],
  reach: number,
  is: (result: LegOutcome) => boolean,
  bitOf = (i: number) => i,
): ReadonlySet<number> {
  return new Set(eachBits(outcomes, reach, is, bitOf))
}

/** Whether at some final count of the match `is` applies to both outcomes. */
export function meet(pair: readonly [Counted, Counted], reach: number, is: (result: LegOutcome) => boolean): boolean {
  for (const bits of eachBits(pair, reach, is, (i) => i)) if (bits === 0b11) return true
  return false
}

/** The bits of one final count after the other, with repetitions. */
function* eachBits(
  outcomes: readonly Counted[],
  reach: number,
  is: (result: LegOutcome) => boolean,
  bitOf: (i: number) => number,
): Generator<number> {
  const [first] = outcomes
  const views = new Set(outcomes.map(({ of }) => of))
  const table = (view: string | undefined, most: number) =>
    tableOf(outcomes, most, is, (of, i) => (of === view ? 1 << bitOf(i) : 0))
  if (views.size <= 1) {
    for (const row of table(first?.of, reach)) yield* row
    return
  }
  const [whole, one, other] = [
    table(SUM_OF_PARTS[0], 2 * reach),
    table(SUM_OF_PARTS[1], reach),
    table(SUM_OF_PARTS[2], reach),
  ]
  // Many goals first: most outcomes win together, or lose together, at one of these.
  for (let home = reach; home >= 0; home--)
    for (let away = 0; away <= reach; away++)
      for (let more = reach; more >= 0; more--)
        for (let still = 0; still <= reach; still++)
          yield (one[home]?.[away] ?? 0) | (other[more]?.[still] ?? 0) | (whole[home + more]?.[away + still] ?? 0)
}

/** The outcomes to which `is` applies at each pair of counts up to `most` of each side, as bits. */
function tableOf(
  outcomes: readonly Counted[],
  most: number,
  is: (result: LegOutcome) => boolean,
  maskOf: (of: string, i: number) => number,
): readonly (readonly number[])[] {
  const masked = outcomes.map(({ rule, of }, i) => ({ rule, mask: maskOf(of, i) })).filter(({ mask }) => mask !== 0)
  const counts = Array.from({ length: most + 1 }, (_, count) => count)
  const bitsOf = masked.flatMap(({ rule, mask }) =>
    rule.kind === 'score' ? [(home: number, away: number) => (is(rule.decide(home, away)) ? mask : 0)] : [],
  )
  const values = masked.flatMap(({ rule, mask }) => (rule.kind === 'value' ? [{ ...rule, mask }] : []))
  for (const [stat, own] of Map.groupBy(values, (rule) => rule.stat)) {
    // A value of a statistic is looked at once, and not at each of the many pairs that have it.
    const known = new Map<number, number>()
    bitsOf.push((home, away) => {
      const value = scoreStat(stat, home, away)
      const bits = known.get(value) ?? own.reduce((all, { decide, mask }) => (is(decide(value)) ? all | mask : all), 0)
      known.set(value, bits)
      return bits
    })
  }
  return counts.map((home) => counts.map((away) => bitsOf.reduce((bits, at) => bits | at(home, away), 0)))
}
