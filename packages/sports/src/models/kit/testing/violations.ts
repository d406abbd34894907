/** Checks every sport must pass at every state; each broken rule is one sentence. */

import { NEGLIGIBLE } from '../../../chance/pmf.ts'
import { parseSpecifier } from '../../../markets/specifier.ts'
import { fairProbability } from '../../../pricing/price.ts'
import type { FairMarket, FairOutcome, SportModel, SportState } from '../../types.ts'
import { brokenRelations } from './relations.ts'

const SAME = 1e-9

export function violations<T, S extends SportState>(model: SportModel<T, S>, truth: T, state: S): string[] {
  const markets = model.fair(truth, state)
  if (state.phase === 'ended') return markets.length === 0 ? [] : ['markets are on offer after the end']
  return [
    ...duplicates(markets),
    ...markets.flatMap(sums),
    ...markets.flatMap((market) => decided(model, state, market)),
    ...ladders(markets).flatMap(ladder),
    ...brokenRelations(markets),
  ]
}

function label(market: FairMarket, outcome?: FairOutcome): string {
  return `${market.id} ${market.specifier}${outcome === undefined ? '' : ` outcome ${outcome.id}`}`
}

function duplicates(markets: readonly FairMarket[]): string[] {
  const names = markets.map((market) => label(market))
  return names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} is offered twice`)
}

/** Invariant 1: the results of an outcome sum to 1; so do the wins of the outcomes, pushes apart. */
function sums(market: FairMarket): string[] {
  const broken: string[] = []
  for (const outcome of market.outcomes) {
    const { win, halfWin, push, halfLose, lose } = outcome
    const all = win + halfWin + push + halfLose + lose
    if (Math.abs(all - 1) > SAME) broken.push(`${label(market, outcome)} results sum to ${all}`)
    if (Math.min(win, halfWin, push, halfLose, lose) < 0) broken.push(`${label(market, outcome)} is negative`)
  }
  const wins = market.outcomes.reduce((sum, outcome) => sum + fairProbability(outcome), 0)
  if (Math.abs(wins - 1) > SAME) broken.push(`${label(market)} probabilities sum to ${wins}`)
  return broken
}

/** Invariant 11: offered outcomes are undecided, certain ones are decided. */
function decided<T, S extends SportState>(model: SportModel<T, S>, state: S, market: FairMarket): string[] {
  return market.outcomes.flatMap((outcome) => {
    const decision = model.outcome(market, outcome.id, state)
    const p = fairProbability(outcome)
    if (p >= 1 - NEGLIGIBLE) return [`${label(market, outcome)} is certain but on offer`]
    if (p > 0 && decision !== 'open') return [`${label(market, outcome)} is ${decision} but priced ${p}`]
    // What can no longer happen may be known to the price before it is to the rules, never the other way round.
    if (p === 0 && decision !== 'lose' && decision !== 'open')
      return [`${label(market, outcome)} is ${decision} but impossible`]
    return []
  })
}

interface Rung {
  readonly line: number
  readonly market: FairMarket
}

/** Line markets that differ in nothing but the line. */
function ladders(markets: readonly FairMarket[]): readonly (readonly Rung[])[] {
  const found = new Map<string, Rung[]>()
  for (const market of markets) {
    const { total, hcp, ...rest } = parseSpecifier(market.specifier)
    const line = total ?? hcp
    if (line === undefined) continue
    const key = `${market.id} ${JSON.stringify(rest)}`
    const rungs = found.get(key) ?? []
    rungs.push({ line: Number(line), market })
    found.set(key, rungs)
  }
  return [...found.values()].map((rungs) => rungs.toSorted((a, b) => a.line - b.line))
}

/** Invariant 6: over falls with the line, a handicap wins more with a bigger one; one line is the balanced one. */
function ladder(rungs: readonly Rung[]): string[] {
  const broken: string[] = []
  const first = rungs[0]
  if (first === undefined) return broken
  const name = `${first.market.id} ${first.market.specifier}`
  const rises = first.market.specifier.includes('hcp=')
  const ps = rungs.map(({ market }) => fairProbability(market.outcomes[0] as FairOutcome))
  ps.forEach((p, i) => {
    const before = ps[i - 1]
    if (before === undefined) return
    if (rises ? p < before - SAME : p > before + SAME) broken.push(`${name} is not monotone`)
  })
  if (rungs.length > 9) broken.push(`${name} has ${rungs.length} lines`)
  const balanced = rungs.filter(({ market }) => market.mostBalanced)
  if (balanced.length !== 1) broken.push(`${name} has ${balanced.length} balanced lines`)
  const nearest = Math.min(...ps.map((p) => Math.abs(p - 0.5)))
  const marked = ps[rungs.findIndex(({ market }) => market.mostBalanced)] ?? 0
  if (Math.abs(marked - 0.5) > nearest + SAME) broken.push(`${name} marks a line that is not the balanced one`)
  return broken
}
