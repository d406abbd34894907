/**
 * Early decisions: an outcome is decided as soon as its rule gives the same answer for every final value that can still
 * be reached.
 */
import type { Decision, LegOutcome } from '../../../pricing/fair.ts'
import type { ScoreStat } from './grid.ts'
import { scoreStat } from './grid.ts'
import type { ValueRule } from './rules.ts'

/** Counts of a running or finished stretch of play; they only grow until it is final. */
export interface Counted {
  readonly home: number
  readonly away: number
  readonly final: boolean
}

/** Further counts looked at; rules are constant beyond their line, and no line on offer is further away. */
const REACH = 60

/** Decides a rule on a statistic. */
export function decideValue(stat: ScoreStat, rule: ValueRule, counted: Counted): Decision {
  const now = scoreStat(stat, counted.home, counted.away)
  const first = rule(now)
  if (counted.final) return first
  const low = stat === 'diff' ? -REACH : 1
  for (let k = low; k <= REACH; k++) {
    if (rule(now + k) !== first) return 'open'
  }
  return first
}

/** Score rules compare with small scores, or with a total line; beyond this many further goals nothing differs. */
const SCORE_REACH = 12

/** Decides a rule on the pair. */
export function decideScore(rule: (home: number, away: number) => LegOutcome, counted: Counted): Decision {
  const first = rule(counted.home, counted.away)
  if (counted.final) return first
  for (let i = 0; i <= SCORE_REACH; i++) {
    for (let j = 0; j <= SCORE_REACH; j++) {
      if (rule(counted.home + i, counted.away + j) !== first) return 'open'
    }
  }
  return first
}
