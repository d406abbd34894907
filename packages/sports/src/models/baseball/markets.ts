import { defineMarket } from '../../markets/define-market.ts'
import { MAIN_HANDICAP_LINES, MAIN_TOTAL_LINES, MAIN_TWO_WAY } from '../../markets/kinds.ts'
import { named } from '../../texts/named.ts'

/** Baseball; everything counts extra innings. */
export const BASEBALL_MARKETS = [
  defineMarket({
    ...MAIN_TWO_WAY,
    id: 251,
    groups: ['main'],
    name: named('market.winner_with_extra_innings'),
    counts: 'final',
  }),
  defineMarket({
    ...MAIN_TOTAL_LINES,
    id: 258,
    groups: ['main', 'total'],
    name: named('market.total_runs_with_extra_innings'),
    counts: 'final',
    ladder: { by: 'total', step: 1, reach: 3 },
  }),
  defineMarket({
    ...MAIN_HANDICAP_LINES,
    id: 256,
    groups: ['main', 'hcp'],
    name: named('market.handicap_with_extra_innings'),
    counts: 'final',
    ladder: { by: 'hcp', step: 1, reach: 3 },
  }),
]
