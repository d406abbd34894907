import { defineMarket } from '../../markets/define-market.ts'
import { TWO_WAY } from '../../markets/kinds.ts'
import { named } from '../../texts/named.ts'
import { MAP_HANDICAP, SERIES_WINNER, TOTAL_MAPS } from '../kit/series-markets.ts'

/** Dota 2 and League of Legends; a map that is never played returns its stakes. */
export const MOBA_MARKETS = [
  defineMarket({ ...SERIES_WINNER, counts: 'series' }),
  defineMarket({ ...TOTAL_MAPS, counts: 'maps' }),
  defineMarket({ ...MAP_HANDICAP, counts: 'maps' }),
  defineMarket({
    ...TWO_WAY,
    id: 395,
    groups: ['main', 'maps'],
    name: named('market.map_winner'),
    counts: 'map',
    customBet: { group: 'match', certainTo: { mapnr: 2 } },
  }),
]
