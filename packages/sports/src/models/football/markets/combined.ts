import { defineMarket } from '../../../markets/define-market.ts'
import { named } from '../../../texts/named.ts'
import { HALF_TIME_FULL_TIME, RESULT_AND_BOTH, RESULT_AND_TOTAL } from './outcomes.ts'

/** Two things about the goals in one. */
export const COMBINED_MARKETS = [
  defineMarket({
    id: 47,
    groups: ['halves', 'combos'],
    name: named('market.half_time_full_time'),
    outcomes: HALF_TIME_FULL_TIME,
    counts: 'half_full',
    ladder: null,
    margin: 'many',
    columns: 3,
    listing: null,
    customBet: { group: 'match' },
  }),
  defineMarket({
    id: 35,
    groups: ['combos'],
    name: named('market.result_and_both_teams_to_score'),
    outcomes: RESULT_AND_BOTH,
    counts: 'full',
    ladder: null,
    margin: 'many',
    columns: 2,
    listing: null,
    customBet: { group: 'match' },
  }),
  defineMarket({
    id: 37,
    groups: ['combos'],
    name: named('market.result_and_total'),
    outcomes: RESULT_AND_TOTAL,
    counts: 'full',
    ladder: { by: 'total', step: 1, most: 5 },
    margin: 'many',
    columns: 2,
    listing: null,
    customBet: { group: 'match' },
  }),
]
