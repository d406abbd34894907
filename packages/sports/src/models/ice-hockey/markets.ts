import { defineMarket } from '../../markets/define-market.ts'
import { HANDICAP_LINES, THREE_WAY, TOTAL_LINES } from '../../markets/kinds.ts'
import { WINNER } from '../../markets/outcomes.ts'
import { named } from '../../texts/named.ts'
import {
  AWAY_GOALS,
  BOTH_TO_SCORE,
  DOUBLE_CHANCE_OF_MATCH,
  DRAW_NO_BET,
  GOAL_HANDICAP,
  HOME_GOALS,
  MATCH_RESULT,
  ODD_EVEN_GOALS,
  TOTAL_GOALS,
} from '../kit/goal-markets.ts'

/** Ice hockey: regular time, unless the name includes overtime and penalties, which add one goal to the winner. */
export const ICE_HOCKEY_MARKETS = [
  defineMarket({ ...MATCH_RESULT, counts: 'regular' }),
  defineMarket({
    id: 406,
    groups: ['main'],
    name: named('market.winner_with_overtime_and_penalties'),
    outcomes: WINNER,
    counts: 'final',
    ladder: null,
    margin: 'two_way_main',
    columns: 2,
    listing: null,
    customBet: { group: 'match' },
  }),
  defineMarket({ ...TOTAL_GOALS, counts: 'regular' }),
  defineMarket({ ...GOAL_HANDICAP, counts: 'regular', ladder: { by: 'hcp', step: 0.5, most: 9 } }),
  defineMarket({
    ...TOTAL_LINES,
    id: 412,
    groups: ['main', 'total'],
    name: named('market.total_goals_with_overtime_and_penalties'),
    counts: 'final',
    ladder: { by: 'total', step: 1, most: 7 },
  }),
  defineMarket({
    ...HANDICAP_LINES,
    id: 410,
    groups: ['main', 'hcp'],
    name: named('market.handicap_with_overtime_and_penalties'),
    counts: 'final',
    ladder: { by: 'hcp', step: 1, most: 7 },
  }),
  defineMarket({ ...DOUBLE_CHANCE_OF_MATCH, counts: 'regular' }),
  defineMarket({ ...DRAW_NO_BET, counts: 'regular' }),
  defineMarket({ ...HOME_GOALS, counts: 'regular' }),
  defineMarket({ ...AWAY_GOALS, counts: 'regular' }),
  defineMarket({ ...BOTH_TO_SCORE, groups: ['goals'], counts: 'regular' }),
  defineMarket({ ...ODD_EVEN_GOALS, counts: 'regular' }),
  defineMarket({ ...THREE_WAY, id: 443, groups: ['periods'], name: named('market.period_result'), counts: 'period' }),
  defineMarket({
    ...TOTAL_LINES,
    id: 446,
    groups: ['periods'],
    name: named('market.period_total'),
    counts: 'period',
    ladder: { by: 'total', step: 1, most: 5 },
  }),
]
