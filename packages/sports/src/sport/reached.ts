/**
 * Early decisions: an outcome is decided as soon as its rule gives the same result for every final value that can
 * still be reached.
 */
import type { ScoreStat } from '../chance/grid.ts'
import { isScoreRule, type Own, type OwnRule, resultAt, type ScoreRule } from '../markets/rule.ts'
import type { Decision, LegOutcome } from '../pricing/fair.ts'

export interface Counts {
  readonly home: number
  readonly away: number
}

/** Values a statistic can still end at; `min === max` once it is known. */
export interface Span {
  readonly min: number
  readonly max: number
}

/** How far what a market counts has come. */
export type Reached<R = ScoreRule> =
  | ({ readonly state: 'final' } & Counts)
  /** Both counts may still grow. */
  | ({ readonly state: 'growing' } & Counts)
  /** Only these finals are left. */
  | { readonly state: 'either'; readonly finals: readonly Counts[] }
  /** What is known of its statistics; of others nothing is. */
  | { readonly state: 'spans'; readonly spans: Partial<Readonly<Record<ScoreStat, Span>>> }
  /** It is none of a pair of counts. */
  | { readonly state: 'own'; decide(rule: Own<R>): Decision }
  /** It will not be played: stakes are returned. */
  | { readonly state: 'never' }
  /** There is no such thing, or nothing is known of it yet. */
  | { readonly state: 'unknown' }

/** Decides an outcome by its rule. */
export function decide<R extends OwnRule>(rule: R, reached: Reached<R>): Decision {
  switch (reached.state) {
    case 'never':
      return 'void'
    case 'unknown':
      return 'open'
    case 'own':
      return isScoreRule(rule) ? 'open' : reached.decide(rule as Own<R>)
    default:
      return isScoreRule(rule) ? decideScore(rule, reached) : 'open'
  }
}

function decideScore(rule: ScoreRule, reached: Exclude<Reached, { state: 'own' | 'never' | 'unknown' }>): Decision {
  switch (reached.state) {
    case 'final':
      return resultAt(rule, reached.home, reached.away)
    case 'either':
      return agreed(reached.finals.map(({ home, away }) => resultAt(rule, home, away)))
    case 'growing':
      return rule.kind === 'score' ? growing(rule, reached) : within(rule.decide, growingSpan(rule.stat, reached))
    case 'spans': {
      const span = rule.kind === 'score' ? undefined : reached.spans[rule.stat]
      return span === undefined || rule.kind === 'score' ? 'open' : within(rule.decide, span)
    }
  }
}

function agreed(results: readonly LegOutcome[]): Decision {
  const [first] = results
  return first !== undefined && results.every((result) => result === first) ? first : 'open'
}

/** Counts are never taken away. */
function growingSpan(stat: ScoreStat, { home, away }: Counts): Span {
  const now = { home, away, total: home + away, diff: Number.NEGATIVE_INFINITY }
  return { min: now[stat], max: Number.POSITIVE_INFINITY }
}

/** Values looked at from an end of a span on, or from 0 where it has none: rules are constant beyond their lines. */
const REACH = 60

function within(rule: (value: number) => LegOutcome, { min, max }: Span): Decision {
  const first = rule(min)
  if (rule(max) !== first) return 'open'
  const from = Number.isFinite(min) ? min : Number.isFinite(max) ? max - REACH : -REACH
  const to = Math.min(max, from + 2 * REACH)
  for (let value = from; value <= to; value++) if (rule(value) !== first) return 'open'
  return first
}

/** Score rules compare small scores or a total line; beyond so many further counts of each side nothing differs. */
const SCORE_REACH = 12

function growing(rule: ScoreRule & { kind: 'score' }, { home, away }: Counts): Decision {
  const first = rule.decide(home, away)
  for (let i = 0; i <= SCORE_REACH; i++) {
    for (let j = 0; j <= SCORE_REACH; j++) {
      if (rule.decide(home + i, away + j) !== first) return 'open'
    }
  }
  return first
}
