/** Markets on the maps of a series. */
import { MAIN_HANDICAP_LINES, MAIN_TOTAL_LINES, MAIN_TWO_WAY } from '../../markets/kinds.ts'
import type { ScoreRule } from '../../markets/rule.ts'
import type { MarketDesign } from '../../markets/types.ts'
import { named } from '../../texts/named.ts'

export const SERIES_WINNER: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  ...MAIN_TWO_WAY,
  id: 186,
  groups: ['main'],
  name: named('market.match_winner'),
}

export const TOTAL_MAPS: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  ...MAIN_TOTAL_LINES,
  id: 328,
  groups: ['main', 'total', 'maps'],
  name: named('market.total_maps'),
  ladder: { by: 'total', step: 1, reach: 3 },
}

export const MAP_HANDICAP: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  ...MAIN_HANDICAP_LINES,
  id: 327,
  groups: ['main', 'hcp', 'maps'],
  name: named('market.map_handicap'),
  ladder: { by: 'hcp', step: 1, reach: 3 },
}
