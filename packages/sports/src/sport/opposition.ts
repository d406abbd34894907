import { isScoreRule, type OwnRule, resultAt, type ScoreRule } from '../markets/rule.ts'
import { formatSpecifier, parseSpecifier, type SpecifierValues } from '../markets/specifier.ts'
import type { Market } from '../markets/types.ts'
import type { LegRef } from '../models/types.ts'
import type { LegOutcome } from '../pricing/fair.ts'
import { ruleOf } from './offer.ts'

/**
 * Two outcomes of one match that hedge each other: both never win together, or one of them always returns something.
 */
export interface Opposition {
  readonly neverBothWin: boolean
  readonly neverBothLose: boolean
}

export const NOT_OPPOSED: Opposition = { neverBothWin: false, neverBothLose: false }

/** Final counts beyond the largest line that are looked at: rules are constant there. */
const BEYOND = 8
/** Lines above this are not compared: no sport has them. */
const MOST = 400
const LINES = ['hcp', 'total'] as const
/** Keys of a specifier that say nothing of the part of the match that is counted. */
const NO_PART: readonly string[] = [...LINES, 'variant']

interface Read {
  readonly rule: ScoreRule
  readonly of: string
  readonly part: string
  readonly line: number
}

/**
 * Whether outcomes of two markets, or of one, hedge each other at every final count. Only outcomes that count the same
 * part of a match are compared; for all others the response is no.
 */
export function oppositionOf(marketOf: (id: number) => Market | null, a: LegRef, b: LegRef): Opposition {
  const [one, two] = [read(marketOf(a.id), a), read(marketOf(b.id), b)]
  if (one === null || two === null || one.of !== two.of || one.part !== two.part) return NOT_OPPOSED
  const reach = Math.ceil(Math.max(one.line, two.line)) + BEYOND
  if (!(reach <= MOST)) return NOT_OPPOSED
  let [neverBothWin, neverBothLose] = [true, true]
  for (const [first, second] of together(one.rule, two.rule, reach)) {
    if (wins(first) && wins(second)) neverBothWin = false
    if (loses(first) && loses(second)) neverBothLose = false
    if (!neverBothWin && !neverBothLose) break
  }
  return { neverBothWin, neverBothLose }
}

/** How two rules end at every final count up to so many of each side. */
function* together(one: ScoreRule, two: ScoreRule, reach: number): Generator<readonly [LegOutcome, LegOutcome]> {
  if (one.kind === 'value' && two.kind === 'value' && one.stat === two.stat) {
    const least = one.stat === 'diff' ? -reach : 0
    for (let value = least; value <= 2 * reach; value++) yield [one.decide(value), two.decide(value)]
    return
  }
  for (let home = 0; home <= reach; home++)
    for (let away = 0; away <= reach; away++) yield [resultAt(one, home, away), resultAt(two, home, away)]
}

function read(market: Market | null, { specifier, outcomeId }: LegRef): Read | null {
  const rule = market === null ? null : (ruleOf(market, specifier, outcomeId) as OwnRule | null)
  if (market === null || rule === null || !isScoreRule(rule)) return null
  const values = parseSpecifier(specifier)
  const lines = LINES.map((key) => Math.abs(Number(values[key] ?? 0)))
  return { rule, of: market.counts, part: partOf(values), line: Math.max(...lines) }
}

/** Which quarter, set or map it is. */
function partOf(values: SpecifierValues): string {
  return formatSpecifier(Object.fromEntries(Object.entries(values).filter(([key]) => !NO_PART.includes(key))))
}

const wins = (result: LegOutcome) => result === 'win' || result === 'half_win'
const loses = (result: LegOutcome) => result === 'lose' || result === 'half_lose'
