import { resultAt, type ScoreRule } from '../markets/rule.ts'
import type { LegOutcome } from '../pricing/fair.ts'

/** An outcome by its rule, and what it counts: the number of a set or map, or null for the match. */
export interface OfSeries {
  readonly rule: ScoreRule
  readonly number: number | null
}

/** Sets or maps at most, where a match does not state it: a hedge must hold in each format. */
const FORMATS = [1, 2, 3, 5, 7]
/** More combinations of outcomes than this are not looked at. */
const MOST = 1_000

/**
 * For each course of a match over sets or maps the outcomes to which `is` applies, as bits: bit i for outcome i. A set
 * or map that is not played returns stakes.
 * @param reach games or rounds of each side in one set or map, beyond which no rule changes
 * @param bestOf sets or maps at most; null where it is not known
 * @param isLeast whether a set of bits that contains another one may be missing, which is faster
 * @returns null where there are too many combinations
 */
export function seriesBits(
  outcomes: readonly OfSeries[],
  reach: number,
  bestOf: number | null,
  is: (result: LegOutcome) => boolean,
  isLeast = false,
): ReadonlySet<number> | null {
  const kept = (all: ReadonlySet<number>) => (isLeast ? leastOf(all) : all)
  const numbers = [...new Set(outcomes.flatMap(({ number }) => number ?? []))]
  const maskOf = (number: number | null, resultOf: (rule: ScoreRule) => LegOutcome) =>
    outcomes.reduce((mask, own, i) => (own.number === number && is(resultOf(own.rule)) ? mask | (1 << i) : mask), 0)
  const won = new Map(
    numbers.map((number) => {
      const { home, away } = wonBits((rule) => maskOf(number, rule), reach)
      return [number, { home: kept(home), away: kept(away) }]
    }),
  )
  const unplayed = new Map(numbers.map((number) => [number, maskOf(number, () => 'push')]))
  const found = new Set<number>()
  for (const { wins, most } of (bestOf === null ? FORMATS : [bestOf]).map(formatOf)) {
    let open = new Map<string, ReadonlySet<number>>([['0/0', new Set([0])]])
    for (let number = 1; open.size > 0; number++) {
      const next = new Map<string, Set<number>>()
      for (const [score, masks] of open) {
        const [home = 0, away = 0] = score.split('/').map(Number)
        if (home === wins || away === wins || home + away === most) {
          const rest = numbers.reduce((mask, one) => (one < number ? mask : mask | (unplayed.get(one) ?? 0)), 0)
          const whole = maskOf(null, (rule) => resultAt(rule, home, away))
          for (const mask of masks) found.add(mask | whole | rest)
          continue
        }
        for (const side of ['home', 'away'] as const) {
          const key = side === 'home' ? `${home + 1}/${away}` : `${home}/${away + 1}`
          const own = next.get(key) ?? new Set()
          for (const mask of masks) for (const bits of won.get(number)?.[side] ?? [0]) own.add(mask | bits)
          if (own.size > MOST) return null
          next.set(key, own)
        }
      }
      open = new Map([...next].map(([score, masks]) => [score, kept(masks)]))
    }
  }
  return found.size > MOST ? null : found
}

/** The least sets of bits: none contains another one. */
function leastOf(all: ReadonlySet<number>): ReadonlySet<number> {
  const each = [...all]
  return new Set(each.filter((one) => !each.some((other) => other !== one && (other & one) === other)))
}

/** The outcomes of one set or map at every score by which a side wins it. */
function wonBits(maskOf: (resultOf: (rule: ScoreRule) => LegOutcome) => number, reach: number) {
  const [home, away] = [new Set<number>(), new Set<number>()]
  for (let more = 1; more <= reach; more++)
    for (let fewer = 0; fewer < more; fewer++) {
      home.add(maskOf((rule) => resultAt(rule, more, fewer)))
      away.add(maskOf((rule) => resultAt(rule, fewer, more)))
    }
  return { home, away }
}

/** All of two are played: they may end level. */
const formatOf = (bestOf: number) => ({ wins: Math.floor(bestOf / 2) + 1, most: bestOf })
