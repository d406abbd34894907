/** Markets on a score that only grows and may have any margin until it is final. */
import { specifierNumber } from '../../../pricing/index.ts'
import type { Decision, LegOutcome } from '../types.ts'
import {
  decideMonotone,
  decideThreeWay,
  handicapResult,
  oddEvenResult,
  type Span,
  threeWayResult,
  totalResult,
  winnerResult,
} from './results.ts'
import type { Pair } from './sides.ts'

export type ScoreMarket = 'winner' | 'result' | 'handicap' | 'total' | 'home_total' | 'away_total' | 'odd_even'

export function decideScoreMarket(
  kind: ScoreMarket,
  outcomeId: string,
  specifier: string,
  score: Pair,
  final: boolean,
): Decision {
  const line = (key: string) => specifierNumber(specifier, key) ?? 0
  const total = (span: Span) => decideMonotone(span, (value) => totalResult(outcomeId, value, line('total')))
  switch (kind) {
    case 'winner':
      return decideMonotone(marginSpan(score, final), (value) => winnerResult(outcomeId, value))
    case 'result':
      return decideThreeWay(marginSpan(score, final), outcomeId)
    case 'handicap':
      return decideMonotone(marginSpan(score, final), (value) => handicapResult(outcomeId, value, line('hcp')))
    case 'total':
      return total(growing(score.home + score.away, final))
    case 'home_total':
      return total(growing(score.home, final))
    case 'away_total':
      return total(growing(score.away, final))
    case 'odd_even':
      return final ? oddEvenResult(outcomeId, score.home + score.away) : 'open'
  }
}

/** What an outcome comes to at each final score; the specifier is read once. */
export function finalResult(kind: ScoreMarket, outcomeId: string, specifier: string): (score: Pair) => LegOutcome {
  const hcp = specifierNumber(specifier, 'hcp') ?? 0
  const total = specifierNumber(specifier, 'total') ?? 0
  switch (kind) {
    case 'winner':
      return ({ home, away }) => winnerResult(outcomeId, home - away)
    case 'result':
      return ({ home, away }) => threeWayResult(outcomeId, home - away)
    case 'handicap':
      return ({ home, away }) => handicapResult(outcomeId, home - away, hcp)
    case 'total':
      return ({ home, away }) => totalResult(outcomeId, home + away, total)
    case 'home_total':
      return ({ home }) => totalResult(outcomeId, home, total)
    case 'away_total':
      return ({ away }) => totalResult(outcomeId, away, total)
    case 'odd_even':
      return ({ home, away }) => oddEvenResult(outcomeId, home + away)
  }
}

function marginSpan({ home, away }: Pair, final: boolean): Span {
  return final
    ? { min: home - away, max: home - away }
    : { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }
}

/** Points are never taken away. */
function growing(value: number, final: boolean): Span {
  return { min: value, max: final ? value : Number.POSITIVE_INFINITY }
}
