import { defineMarket } from '../../markets/define-market.ts'
import { HANDICAP_LINES, TOTAL_LINES, TWO_WAY } from '../../markets/kinds.ts'
import { named } from '../../texts/named.ts'
import { MAP_HANDICAP, SERIES_WINNER, TOTAL_MAPS } from '../kit/series-markets.ts'

/** Counter-Strike 2; rounds count overtime, a map that is never played returns its stakes. */
export const CS2_MARKETS = [
  defineMarket({ ...SERIES_WINNER, counts: 'series' }),
  defineMarket({ ...TOTAL_MAPS, counts: 'maps' }),
  defineMarket({ ...MAP_HANDICAP, counts: 'maps' }),
  defineMarket({
    ...TWO_WAY,
    id: 330,
    groups: ['main', 'maps'],
    name: named('market.map_winner_with_overtime'),
    counts: 'map',
    customBet: { group: 'match', certainTo: { mapnr: 2 } },
  }),
  defineMarket({
    ...HANDICAP_LINES,
    id: 331,
    groups: ['hcp', 'maps'],
    name: named('market.map_round_handicap_with_overtime'),
    counts: 'map',
    ladder: { by: 'hcp', step: 1, reach: 3 },
    customBet: { group: 'match', certainTo: { mapnr: 2 } },
  }),
  defineMarket({
    ...TOTAL_LINES,
    id: 332,
    groups: ['total', 'maps'],
    name: named('market.map_total_rounds_with_overtime'),
    counts: 'map',
    ladder: { by: 'total', step: 1, reach: 3 },
    customBet: { group: 'match', certainTo: { mapnr: 2 } },
  }),
]
