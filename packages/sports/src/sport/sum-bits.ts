import type { ScoreStat } from '../chance/grid.ts'
import type { ScoreRule } from '../markets/rule.ts'
import type { LegOutcome } from '../pricing/fair.ts'
import type { Parts } from './parts.ts'

/** An outcome by its rule on one statistic, and what it counts: the number of a part, regular time, or the final. */
export interface OfSum {
  readonly rule: Extract<ScoreRule, { kind: 'value' }>
  readonly counts: number | 'regular' | 'final'
  readonly line: number
}

/** Neighbouring values at which the same outcomes hold. The outermost reach without end. */
interface Run {
  readonly min: number
  readonly max: number
  readonly bits: number
}

/** Values beyond the largest line that are looked at: rules are constant there. */
const BEYOND = 4
/** Lines above this are not compared: no sport has them. */
const LARGEST = 400
/** More combinations of runs than this are not looked at. */
const MOST = 2_000

/**
 * For each course of a match over quarters or periods the outcomes to which `is` applies, as bits: bit i for outcome i.
 * Rules look at one statistic, which adds up over the parts, so that runs of values are added and not single ones.
 * @param outcomes all of one statistic
 * @returns null where there are too many combinations, or where a rule has no lines
 */
export function sumBits(
  outcomes: readonly OfSum[],
  { count, overtime }: Pick<Extract<Parts, { kind: 'sum' }>, 'count' | 'overtime'>,
  is: (result: LegOutcome) => boolean,
): ReadonlySet<number> | null {
  const stat = outcomes[0]?.rule.stat ?? 'total'
  const runsFor = (counts: OfSum['counts']) => runsOf(outcomes, counts, is)
  const numbers = [...new Set(outcomes.flatMap(({ counts }) => (typeof counts === 'number' ? counts : [])))]
  const known = numbers.map(runsFor)
  const [regular, final] = [runsFor('regular'), runsFor('final')]
  // Parts that no outcome counts add any number.
  const rest = numbers.length < count ? [[everything(stat)]] : []
  const parts: (readonly Run[])[] = [...rest]
  for (const runs of known) if (runs !== null) parts.push(runs)
  if (known.includes(null) || regular === null || final === null) return null
  if (parts.reduce((all, { length }) => all * length, regular.length * final.length) > MOST) return null
  const found = new Set<number>()
  function add(place: number, sum: Run): void {
    const part = parts[place]
    if (part !== undefined) {
      for (const run of part)
        add(place + 1, { min: sum.min + run.min, max: sum.max + run.max, bits: sum.bits | run.bits })
      return
    }
    for (const whole of regular ?? []) {
      const [min, max] = [Math.max(sum.min, whole.min), Math.min(sum.max, whole.max)]
      if (min > max) continue
      for (const end of final ?? [])
        if (canEnd(stat, overtime, { min, max }, end)) found.add(sum.bits | whole.bits | end.bits)
    }
  }
  add(0, { min: 0, max: 0, bits: 0 })
  return found
}

/** Whether a match whose regular time ends within some values can have a final value within others. */
function canEnd(
  stat: ScoreStat,
  overtime: 'points' | 'goal',
  { min, max }: Pick<Run, 'min' | 'max'>,
  end: Pick<Run, 'min' | 'max'>,
): boolean {
  const [least, most] = [Math.max(min, end.min), Math.min(max, end.max)]
  const isSame = least <= most
  if (stat === 'diff') {
    const isLevel = min <= 0 && max >= 0
    if (overtime === 'points') return isSame || isLevel
    const isDecided = isSame && !(least === 0 && most === 0)
    return isDecided || (isLevel && [-1, 1].some((diff) => diff >= end.min && diff <= end.max))
  }
  if (overtime === 'points') return end.max >= min
  if (stat !== 'total') return isSame || Math.max(min + 1, end.min) <= Math.min(max + 1, end.max)
  // A match without a goal has overtime. Overtime needs a level score, so an even total.
  const [from, to] = [Math.max(min, end.min - 1), Math.min(max, end.max - 1)]
  return Math.max(least, 1) <= most || from + (from % 2) <= to
}

/** The runs of the outcomes that count this; one without end where none does. */
function runsOf(
  outcomes: readonly OfSum[],
  counts: OfSum['counts'],
  is: (result: LegOutcome) => boolean,
): readonly Run[] | null {
  const own = outcomes.map((outcome, i) => ({ ...outcome, bit: 1 << i })).filter((outcome) => outcome.counts === counts)
  const stat = outcomes[0]?.rule.stat ?? 'total'
  if (own.length === 0) return [everything(stat)]
  const reach = Math.ceil(Math.max(...own.map(({ line }) => line))) + BEYOND
  if (!(reach <= LARGEST + BEYOND)) return null
  const bitsAt = (value: number) => own.reduce((bits, { rule, bit }) => (is(rule.decide(value)) ? bits | bit : bits), 0)
  const least = stat === 'diff' ? -reach : 0
  const runs: Run[] = []
  for (let value = least; value <= reach; value++) {
    const last = runs.at(-1)
    const bits = bitsAt(value)
    if (last?.bits === bits) runs[runs.length - 1] = { ...last, max: value }
    else runs.push({ min: value, max: value, bits })
  }
  const [first, last] = [runs[0], runs.at(-1)]
  if (first === undefined || last === undefined) return null
  const isShort = ({ min, max }: Run) => max - min < BEYOND / 2
  // A rule that goes on changing, as odd and even, has no runs.
  if (isShort(last) || (stat === 'diff' && isShort(first))) return null
  return runs.map((run) => ({
    min: run === first ? everything(stat).min : run.min,
    max: run === last ? Number.POSITIVE_INFINITY : run.max,
    bits: run.bits,
  }))
}

function everything(stat: ScoreStat): Run {
  return { min: stat === 'diff' ? Number.NEGATIVE_INFINITY : 0, max: Number.POSITIVE_INFINITY, bits: 0 }
}
