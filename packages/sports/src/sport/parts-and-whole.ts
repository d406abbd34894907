import type { ScoreRule } from '../markets/rule.ts'
import { numberIn, type SpecifierValues } from '../markets/specifier.ts'
import type { LegOutcome } from '../pricing/fair.ts'
import type { Parts } from './parts.ts'
import { seriesBits } from './series-bits.ts'
import { type OfSum, sumBits } from './sum-bits.ts'

/** An outcome by its rule, and what of its match the rule counts. */
export interface Part {
  readonly rule: ScoreRule
  /** The view of its sport's model. */
  readonly of: string
  readonly at: SpecifierValues
  /** The largest number in its specifier. */
  readonly line: number
  /** Sets or maps at most; null where it is not known. */
  readonly bestOf: number | null
}

/** Keys of a specifier that say nothing of the part of the match that is counted. */
const KEYS = ['hcp', 'total', 'variant']
/** Games or rounds beyond the largest line that are looked at: rules are constant there. */
const BEYOND = 8
/** Lines above this are not compared in sets and maps: no sport has them. */
const MOST = 80

/**
 * For each course of a match the outcomes to which `is` applies, as bits: bit i for outcome i, 30 at most. Outcomes may
 * count the match and parts of it.
 * @param isLeast whether a set of bits that contains another one may be missing, which is faster
 * @returns null where they cannot be looked at together: of other views, on several statistics, or too many
 */
export function partBits(
  outcomes: readonly Part[],
  parts: Parts,
  is: (result: LegOutcome) => boolean,
  isLeast = false,
): ReadonlySet<number> | null {
  const known: readonly string[] = [...KEYS, parts.number]
  if (!outcomes.every(({ at }) => Object.keys(at).every((key) => known.includes(key)))) return null
  return parts.kind === 'series' ? bitsOfSeries(outcomes, parts, is, isLeast) : bitsOfSum(outcomes, parts, is)
}

/** Whether they count two different parts of a match: one result says nothing about the other. */
export function areIndependent({ part, number }: Parts, one: Part, two: Part): boolean {
  return one.of === part && two.of === part && one.at[number] !== two.at[number]
}

function bitsOfSeries(
  outcomes: readonly Part[],
  { part, number, wholes }: Extract<Parts, { kind: 'series' }>,
  is: (result: LegOutcome) => boolean,
  isLeast: boolean,
): ReadonlySet<number> | null {
  const read = outcomes.flatMap(({ rule, of, at }) => {
    if (wholes.includes(of)) return { rule, number: null }
    const which = of === part ? numberIn(at, number) : null
    return which === null ? [] : { rule, number: which }
  })
  const reach = Math.ceil(Math.max(...outcomes.map(({ line }) => line))) + BEYOND
  if (read.length < outcomes.length || !(reach <= MOST)) return null
  const formats = new Set(outcomes.map(({ bestOf }) => bestOf))
  const [bestOf = null] = formats
  return seriesBits(read, reach, formats.size === 1 ? bestOf : null, is, isLeast)
}

function bitsOfSum(
  outcomes: readonly Part[],
  parts: Extract<Parts, { kind: 'sum' }>,
  is: (result: LegOutcome) => boolean,
): ReadonlySet<number> | null {
  const read = outcomes.flatMap(({ rule, of, at, line }): OfSum | [] => {
    const counts = countsOf(of, at, parts)
    return rule.kind !== 'value' || counts === null ? [] : { rule, counts, line }
  })
  const stats = new Set(read.map(({ rule }) => rule.stat))
  return read.length < outcomes.length || stats.size > 1 ? null : sumBits(read, parts, is)
}

function countsOf(
  of: string,
  at: SpecifierValues,
  { part, number, count, regular, final }: Extract<Parts, { kind: 'sum' }>,
): OfSum['counts'] | null {
  if (of === regular) return 'regular'
  if (of === final) return 'final'
  const which = of === part ? numberIn(at, number) : null
  return which !== null && which >= 1 && which <= count ? which : null
}
