/**
 * Early decisions: an outcome is decided as soon as its rule gives the same answer for every final value that can still
 * be reached.
 */
import type { Decision, LegOutcome } from '../../../pricing/index.ts'
import { scoreStat } from './grid.ts'
import type { ScoreRule } from './score-rules.ts'

/** Counts of a running or finished stretch of play. */
export type Counted =
  | { readonly state: 'final'; readonly home: number; readonly away: number }
  /** Both counts may still grow. */
  | { readonly state: 'running'; readonly home: number; readonly away: number }
  /** Only these finals are left. */
  | { readonly state: 'either'; readonly finals: readonly { readonly home: number; readonly away: number }[] }

/** Decides a rule on what is counted. */
export function decideCounted(rule: ScoreRule, counted: Counted): Decision {
  const decide =
    rule.kind === 'score'
      ? rule.decide
      : (home: number, away: number): LegOutcome => rule.decide(scoreStat(rule.stat, home, away))
  switch (counted.state) {
    case 'final':
      return decide(counted.home, counted.away)
    case 'either':
      return agreed(counted.finals.map(({ home, away }) => decide(home, away)))
    case 'running':
      return rule.kind === 'score'
        ? growing(rule, counted.home, counted.away)
        : growingValue(rule, counted.home, counted.away)
  }
}

function agreed(results: readonly LegOutcome[]): Decision {
  const [first] = results
  return first !== undefined && results.every((result) => result === first) ? first : 'open'
}

/** Further counts looked at; rules are constant beyond their line, and no line on offer is further away. */
const REACH = 60

function growingValue(rule: ScoreRule & { kind: 'value' }, home: number, away: number): Decision {
  const now = scoreStat(rule.stat, home, away)
  const first = rule.decide(now)
  for (let k = rule.stat === 'diff' ? -REACH : 1; k <= REACH; k++) {
    if (rule.decide(now + k) !== first) return 'open'
  }
  return first
}

/** Score rules compare small scores or a total line; beyond so many further goals of each side nothing differs. */
const SCORE_REACH = 12

function growing(rule: ScoreRule & { kind: 'score' }, home: number, away: number): Decision {
  const first = rule.decide(home, away)
  for (let i = 0; i <= SCORE_REACH; i++) {
    for (let j = 0; j <= SCORE_REACH; j++) {
      if (rule.decide(home + i, away + j) !== first) return 'open'
    }
  }
  return first
}
