import { defineMarket } from '../../../markets/define-market.ts'
import { named } from '../../../texts/named.ts'
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
} from '../../kit/goal-markets.ts'
import { CORRECT_SCORE, EUROPEAN_HANDICAP, NEXT_GOAL } from './outcomes.ts'

/** Goals of the match, with stoppage time. */
export const GOAL_MARKETS = [
  defineMarket({ ...MATCH_RESULT, counts: 'full' }),
  defineMarket({ ...TOTAL_GOALS, counts: 'full' }),
  defineMarket({ ...GOAL_HANDICAP, counts: 'full', ladder: { by: 'hcp', step: 0.25, most: 9 } }),
  defineMarket({ ...DOUBLE_CHANCE_OF_MATCH, counts: 'full' }),
  defineMarket({ ...DRAW_NO_BET, counts: 'full' }),
  defineMarket({ ...BOTH_TO_SCORE, counts: 'full' }),
  defineMarket({
    id: 8,
    groups: ['main', 'goals'],
    name: named('market.nth_goal'),
    outcomes: NEXT_GOAL,
    counts: 'next_goal',
    ladder: null,
    margin: 'three_way',
    columns: 3,
    listing: null,
    customBet: { group: 'match' },
  }),
  defineMarket({
    id: 14,
    groups: ['hcp'],
    name: named('market.european_handicap'),
    outcomes: EUROPEAN_HANDICAP,
    counts: 'full',
    ladder: { by: 'hcp', values: ['0:2', '0:1', '1:0', '2:0'], least: 0.005 },
    margin: 'three_way',
    columns: 3,
    listing: null,
    customBet: { group: 'match' },
  }),
  defineMarket({ ...HOME_GOALS, counts: 'full' }),
  defineMarket({ ...AWAY_GOALS, counts: 'full' }),
  defineMarket({ ...ODD_EVEN_GOALS, counts: 'full' }),
  defineMarket({
    id: 45,
    groups: ['score'],
    name: named('market.correct_score'),
    outcomes: CORRECT_SCORE,
    counts: 'full',
    ladder: null,
    margin: 'correct_score',
    columns: 3,
    listing: null,
    customBet: { group: 'match' },
  }),
]
