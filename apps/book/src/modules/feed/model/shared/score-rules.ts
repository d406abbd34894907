/** Rules of the markets that several score sports share, read from market id and specifier. */
import { type LegOutcome, type MarketRef, parseSpecifier } from '../../../pricing/index.ts'
import type { ScoreStat } from './grid.ts'
import { awayHandicap, drawNoBet, homeHandicap, over, under, type ValueRule, when } from './rules.ts'

/** A rule on one statistic of a pair of counts, or on the pair itself. */
export type ScoreRule =
  | { readonly kind: 'value'; readonly stat: ScoreStat; readonly decide: ValueRule }
  | { readonly kind: 'score'; readonly decide: (home: number, away: number) => LegOutcome }

export interface IdRule<R = ScoreRule> {
  readonly id: string
  readonly rule: R
}

export function valueRule(id: string, stat: ScoreStat, decide: ValueRule): IdRule {
  return { id, rule: { kind: 'value', stat, decide } }
}

export function scoreRule(id: string, test: (home: number, away: number) => boolean): IdRule {
  return { id, rule: { kind: 'score', decide: (home, away) => (test(home, away) ? 'win' : 'lose') } }
}

export function diffRules(
  ...rules: readonly (readonly [id: string, test: (diff: number) => boolean])[]
): readonly IdRule[] {
  return rules.map(([id, test]) => valueRule(id, 'diff', when(test)))
}

/** 1 home, 2 draw, 3 away. */
export function resultRules(): readonly IdRule[] {
  return diffRules(['1', (d) => d > 0], ['2', (d) => d === 0], ['3', (d) => d < 0])
}

/** 4 home, 5 away; a tie returns the stake. */
export function winnerRules(): readonly IdRule[] {
  return [valueRule('4', 'diff', drawNoBet(1)), valueRule('5', 'diff', drawNoBet(-1))]
}

export function doubleChanceRules(): readonly IdRule[] {
  return diffRules(['9', (d) => d >= 0], ['10', (d) => d !== 0], ['11', (d) => d <= 0])
}

export function oddEvenRules(): readonly IdRule[] {
  return [
    valueRule(
      '70',
      'total',
      when((t) => t % 2 === 1),
    ),
    valueRule(
      '72',
      'total',
      when((t) => t % 2 === 0),
    ),
  ]
}

export function bothScoreRules(): readonly IdRule[] {
  return [scoreRule('74', (h, a) => h > 0 && a > 0), scoreRule('76', (h, a) => h === 0 || a === 0)]
}

/** 1714, 1715 on the specifier `hcp`; null when it is no number. */
export function handicapRules(market: MarketRef): readonly IdRule[] | null {
  return withNumber(market, 'hcp', (hcp) => [
    valueRule('1714', 'diff', homeHandicap(hcp)),
    valueRule('1715', 'diff', awayHandicap(hcp)),
  ])
}

/** 12 over, 13 under on the specifier `total`; null when it is no number. */
export function totalRules(market: MarketRef, stat: ScoreStat): readonly IdRule[] | null {
  return withNumber(market, 'total', (line) => [valueRule('12', stat, over(line)), valueRule('13', stat, under(line))])
}

/** Makes rules of a numeric specifier value; null when it is missing or no number. */
export function withNumber<R>(
  market: MarketRef,
  key: string,
  make: (value: number) => readonly IdRule<R>[],
): readonly IdRule<R>[] | null {
  const text = parseSpecifier(market.specifier)[key]
  const number = text === undefined || text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? make(number) : null
}
