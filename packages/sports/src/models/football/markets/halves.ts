import { defineMarket } from '../../../markets/define-market.ts'
import { HANDICAP_LINES, THREE_WAY, TOTAL_LINES } from '../../../markets/kinds.ts'
import { named } from '../../../texts/named.ts'

/** Goals of one half. */
export const HALF_MARKETS = [
  defineMarket({
    ...THREE_WAY,
    id: 60,
    groups: ['halves'],
    name: named('market.first_half_result'),
    counts: 'first_half',
  }),
  defineMarket({
    ...TOTAL_LINES,
    id: 68,
    groups: ['halves'],
    name: named('market.first_half_total'),
    counts: 'first_half',
    ladder: { by: 'total', step: 1, most: 5 },
  }),
  defineMarket({
    ...HANDICAP_LINES,
    id: 66,
    groups: ['halves'],
    name: named('market.first_half_handicap'),
    counts: 'first_half',
    ladder: { by: 'hcp', step: 0.25, most: 5 },
  }),
  defineMarket({
    ...THREE_WAY,
    id: 83,
    groups: ['halves'],
    name: named('market.second_half_result'),
    counts: 'second_half',
  }),
  defineMarket({
    ...TOTAL_LINES,
    id: 90,
    groups: ['halves'],
    name: named('market.second_half_total'),
    counts: 'second_half',
    ladder: { by: 'total', step: 1, most: 5 },
  }),
  defineMarket({
    ...HANDICAP_LINES,
    id: 88,
    groups: ['halves'],
    name: named('market.second_half_handicap'),
    counts: 'second_half',
    ladder: { by: 'hcp', step: 0.25, most: 5 },
  }),
]
