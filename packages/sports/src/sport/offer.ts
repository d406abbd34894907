import { chooseLines } from '../chance/lines.ts'
import { NEGLIGIBLE } from '../chance/pmf.ts'
import { chance, sumScores, sumValues } from '../chance/sum.ts'
import { describedOutcomes } from '../markets/names.ts'
import { isScoreRule, type Own, type OwnRule } from '../markets/rule.ts'
import { formatSpecifier, parseSpecifier } from '../markets/specifier.ts'
import type { Market } from '../markets/types.ts'
import type { FairMarket, FairOutcome } from '../pricing/fair.ts'
import { decide, type Reached } from './reached.ts'
import type { View } from './view.ts'

/** When a market leaves the offer: once the rules decide all of its outcomes, or as soon as one of them is certain. */
export type Leaves = 'when_decided' | 'when_certain'

/** Every line of a market on offer in a view, with fair probabilities. */
export function offerMarket<V extends string, R extends OwnRule>(
  market: Market<V, R>,
  view: View<V, R>,
  reached: () => Reached<R>,
  leaves: Leaves,
): readonly FairMarket[] {
  return linesOf(market, view).flatMap(({ values, mostBalanced, least }) => {
    const specifier = formatSpecifier(values)
    const rules = rulesOf(market, specifier, view)
    const outcomes = rules.map(({ id, rule }) => sum(market, id, rule, view))
    if (outcomes.some(({ win }) => win < least)) return []
    const isGone =
      leaves === 'when_certain'
        ? outcomes.some(({ win }) => win >= 1 - NEGLIGIBLE)
        : rules.every(({ rule }) => decide(rule, reached()) !== 'open')
    return isGone ? [] : [{ id: market.id, specifier, outcomes, mostBalanced }]
  })
}

interface OfferedLine {
  readonly values: Readonly<Record<string, string | number>>
  readonly mostBalanced: boolean
  readonly least: number
}

function linesOf<V extends string, R>(
  { id, ladder, lineOf, outcomes }: Market<V, R>,
  view: View<V, R>,
): readonly OfferedLine[] {
  const { at = {} } = view
  if (ladder === null) {
    const variants = outcomes.kind === 'variant' ? Object.keys(outcomes.variants) : []
    if (variants.some((variant) => variant === at.variant) || variants.length === 0)
      return [{ values: at, mostBalanced: false, least: 0 }]
    throw new Error(`Market ${id} has variants, and its view does not say which.`)
  }
  if ('values' in ladder) {
    const { by, values, least } = ladder
    return values.map((value) => ({ values: { ...at, [by]: value }, mostBalanced: false, least }))
  }
  const pmf = lineOf === null ? undefined : view.stats[lineOf]
  if (pmf === undefined)
    throw new Error(`Market ${id} has lines of ${lineOf}, which its view ${view.of} does not have.`)
  return chooseLines(pmf, ladder).map(({ line, mostBalanced }) => {
    // A home handicap is the negative of the line of the difference.
    return { values: { ...at, [ladder.by]: ladder.by === 'hcp' ? 0 - line : line }, mostBalanced, least: 0 }
  })
}

function rulesOf<V extends string, R>(
  market: Market<V, R>,
  specifier: string,
  view: View<V, R>,
): readonly { readonly id: string; readonly rule: R }[] {
  const { kind } = market.outcomes
  const ids =
    kind === 'players' || kind === 'numbers'
      ? (view[kind] ?? [])
      : describedOutcomes(market, specifier).map(({ id }) => id)
  return ids.map((id) => {
    const rule = ruleOf(market, specifier, id)
    if (rule === null) throw new Error(`Market ${market.id} ${specifier} has no rule for its outcome ${id}.`)
    return { id, rule }
  })
}

/** What decides an outcome; null where the market has none with this id, or its specifier makes no sense. */
export function ruleOf<R>(market: Market<string, R>, specifier: string, outcomeId: string): R | null {
  const { outcomes } = market
  const values = parseSpecifier(specifier)
  switch (outcomes.kind) {
    case 'fixed':
      return outcomes.outcomes.find(({ id }) => id === outcomeId)?.rule(values) ?? null
    case 'variant':
      return outcomes.variants[values.variant ?? '']?.find(({ id }) => id === outcomeId)?.rule(values) ?? null
    case 'players':
    case 'competitors':
    case 'numbers':
      return outcomes.rule(outcomeId, values)
  }
}

function sum<V extends string, R extends OwnRule>(
  { id: marketId }: Market<V, R>,
  id: string,
  rule: R,
  view: View<V, R>,
): FairOutcome {
  if (!isScoreRule(rule)) {
    if (view.own === undefined) throw new Error(`View ${view.of} cannot price a rule on ${rule.kind}.`)
    return chance(id, view.own(rule as Own<R>))
  }
  const of = rule.kind === 'value' ? view.stats[rule.stat] : view.grid
  if (of === undefined) throw new Error(`Market ${marketId} needs more than its view ${view.of} has.`)
  if (rule.kind === 'score') return sumScores(id, of as NonNullable<typeof view.grid>, rule.decide)
  return sumValues(id, of as Exclude<typeof of, typeof view.grid>, rule.decide)
}
