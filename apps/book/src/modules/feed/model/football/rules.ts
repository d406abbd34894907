/**
 * The outcome function of every football market. A market is read into rules, one per outcome; `fair.ts` sums them over
 * the distribution and `outcomes.ts` applies them to what happened.
 */
import { CORRECT_SCORES, type MarketRef, OTHER_SCORE_ID, parseSpecifier } from '../../../pricing/index.ts'
import { againstLine, type ValueRule } from '../shared/rules.ts'
import {
  bothScoreRules,
  diffRules,
  doubleChanceRules,
  handicapRules,
  type IdRule,
  oddEvenRules,
  resultRules,
  type ScoreRule,
  scoreRule,
  totalRules,
  winnerRules,
  withNumber,
} from '../shared/score-rules.ts'
import { SIGNS, type Sign, sign } from './half-full.ts'

/** What is counted: goals of the match or of a half, corners, bookings. */
export const FOOTBALL_VIEWS = ['full', 'first', 'second', 'corners', 'bookings'] as const
export type FootballView = (typeof FOOTBALL_VIEWS)[number]

export type Rule =
  | ScoreRule
  | { readonly kind: 'half_full'; readonly half: Sign; readonly full: Sign }
  | { readonly kind: 'next_goal'; readonly goalnr: number; readonly side: 'home' | 'none' | 'away' }

export interface MarketRules {
  readonly view: FootballView
  readonly outcomes: readonly IdRule<Rule>[]
}

const VIEWS: Readonly<Record<number, FootballView>> = {
  60: 'first',
  66: 'first',
  68: 'first',
  83: 'second',
  88: 'second',
  90: 'second',
  136: 'bookings',
  139: 'bookings',
  162: 'corners',
  166: 'corners',
}

/** The rules of a market, or null when football has no such market or its specifier makes no sense. */
export function marketRules(market: MarketRef): MarketRules | null {
  const outcomes = outcomeRules(market)
  return outcomes === null ? null : { view: VIEWS[market.id] ?? 'full', outcomes }
}

function outcomeRules(market: MarketRef): readonly IdRule<Rule>[] | null {
  switch (market.id) {
    case 1:
    case 60:
    case 83:
    case 136:
    case 162:
      return resultRules()
    case 10:
      return doubleChanceRules()
    case 11:
      return winnerRules()
    case 16:
    case 66:
    case 88:
      return handicapRules(market)
    case 14:
      return europeanHandicap(market)
    case 18:
    case 68:
    case 90:
    case 139:
    case 166:
      return totalRules(market, 'total')
    case 19:
      return totalRules(market, 'home')
    case 20:
      return totalRules(market, 'away')
    case 26:
      return oddEvenRules()
    case 29:
      return bothScoreRules()
    case 8:
      return nextGoalRules(market)
    case 45:
      return [
        ...CORRECT_SCORES.map(({ id, home, away }) => scoreRule(id, (h, a) => h === home && a === away)),
        scoreRule(OTHER_SCORE_ID, (h, a) => h > 4 || a > 4),
      ]
    case 47:
      return SIGNS.flatMap((half, i) => SIGNS.map((full, j) => halfFull(String(418 + 2 * (3 * i + j)), half, full)))
    case 35:
      return SIGNS.flatMap((side, i) => [
        scoreRule(String(78 + 4 * i), (h, a) => sign(h - a) === side && h > 0 && a > 0),
        scoreRule(String(80 + 4 * i), (h, a) => sign(h - a) === side && (h === 0 || a === 0)),
      ])
    case 37:
      return withNumber(market, 'total', (line) =>
        SIGNS.flatMap((side, i) => [
          combined(String(794 + 4 * i), side, (t) => againstLine(-t, -line)),
          combined(String(796 + 4 * i), side, (t) => againstLine(t, line)),
        ]),
      )
    default:
      return null
  }
}

function combined(id: string, side: Sign, total: ValueRule): IdRule {
  return { id, rule: { kind: 'score', decide: (h, a) => (sign(h - a) === side ? total(h + a) : 'lose') } }
}

function halfFull(id: string, half: Sign, full: Sign): IdRule<Rule> {
  return { id, rule: { kind: 'half_full', half, full } }
}

function nextGoalRules(market: MarketRef): readonly IdRule<Rule>[] | null {
  return withNumber<Rule>(market, 'goalnr', (goalnr) => [
    { id: '6', rule: { kind: 'next_goal', goalnr, side: 'home' } },
    { id: '7', rule: { kind: 'next_goal', goalnr, side: 'none' } },
    { id: '8', rule: { kind: 'next_goal', goalnr, side: 'away' } },
  ])
}

function europeanHandicap(market: MarketRef): readonly IdRule[] | null {
  const start = /^(\d+):(\d+)$/.exec(parseSpecifier(market.specifier).hcp ?? '')
  if (start === null) return null
  const lead = Number(start[1]) - Number(start[2])
  return diffRules(['1711', (d) => d + lead > 0], ['1712', (d) => d + lead === 0], ['1713', (d) => d + lead < 0])
}
