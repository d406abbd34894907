import { type ScoreStat, scoreStat } from '../chance/grid.ts'
import type { LegOutcome } from '../pricing/fair.ts'
import type { ValueRule } from './value-rules.ts'

/**
 * What decides an outcome from a pair of counts (goals, points, sets): one statistic of the pair, or the pair itself.
 * The same rule is summed over a distribution to price and applied to what happened to settle, so the two can never
 * disagree.
 */
export type ScoreRule =
  | { readonly kind: 'value'; readonly stat: ScoreStat; readonly decide: ValueRule }
  | { readonly kind: 'score'; readonly decide: (home: number, away: number) => LegOutcome }

/** A rule of a sport's own, about something that is no pair of counts; its view prices it. */
export interface OwnRule {
  readonly kind: string
}

/** The rules of a sport that are about no score. */
export type Own<R> = Exclude<R, ScoreRule>

export function isScoreRule(rule: OwnRule): rule is ScoreRule {
  return rule.kind === 'value' || rule.kind === 'score'
}

/** How an outcome ends at a final pair. */
export function resultAt(rule: ScoreRule, home: number, away: number): LegOutcome {
  return rule.kind === 'score' ? rule.decide(home, away) : rule.decide(scoreStat(rule.stat, home, away))
}

/** Whether an outcome wins at a final pair. */
export function winsAt(rule: ScoreRule): (pair: { readonly home: number; readonly away: number }) => boolean {
  return ({ home, away }) => resultAt(rule, home, away) === 'win'
}
