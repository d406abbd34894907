/** Markets that sports of points and quarters share; a sport gives their lines. */
import {
  HANDICAP_LINES,
  MAIN_HANDICAP_LINES,
  MAIN_TOTAL_LINES,
  MAIN_TWO_WAY,
  THREE_WAY,
  TOTAL_LINES,
} from '../../markets/kinds.ts'
import { overUnder } from '../../markets/outcomes.ts'
import type { ScoreRule } from '../../markets/rule.ts'
import type { MarketDesign } from '../../markets/types.ts'
import { named } from '../../texts/named.ts'

export const WINNER_WITH_OVERTIME: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  ...MAIN_TWO_WAY,
  id: 219,
  groups: ['main'],
  name: named('market.winner_with_overtime'),
}

export const TOTAL_POINTS: Omit<MarketDesign<string, ScoreRule>, 'counts' | 'ladder'> = {
  ...MAIN_TOTAL_LINES,
  id: 225,
  groups: ['main', 'total'],
  name: named('market.total_points_with_overtime'),
}

export const POINT_HANDICAP: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  ...MAIN_HANDICAP_LINES,
  id: 223,
  groups: ['main', 'hcp'],
  name: named('market.handicap_with_overtime'),
  ladder: { by: 'hcp', step: 1, reach: 4 },
}

export const HOME_POINTS: Omit<MarketDesign<string, ScoreRule>, 'counts' | 'ladder'> = {
  ...TOTAL_LINES,
  id: 227,
  groups: ['total'],
  name: named('market.home_total_points_with_overtime'),
  outcomes: overUnder('home'),
}

export const AWAY_POINTS: Omit<MarketDesign<string, ScoreRule>, 'counts' | 'ladder'> = {
  ...TOTAL_LINES,
  id: 228,
  groups: ['total'],
  name: named('market.away_total_points_with_overtime'),
  outcomes: overUnder('away'),
}

export const QUARTER_RESULT: Omit<MarketDesign<string, ScoreRule>, 'counts' | 'customBet'> = {
  ...THREE_WAY,
  id: 235,
  groups: ['quarters'],
  name: named('market.quarter_result'),
}

export const QUARTER_TOTAL: Omit<MarketDesign<string, ScoreRule>, 'counts' | 'ladder' | 'customBet'> = {
  ...TOTAL_LINES,
  id: 236,
  groups: ['quarters'],
  name: named('market.quarter_total_points'),
}

export const QUARTER_HANDICAP: Omit<MarketDesign<string, ScoreRule>, 'counts' | 'ladder' | 'customBet'> = {
  ...HANDICAP_LINES,
  id: 303,
  groups: ['quarters'],
  name: named('market.quarter_handicap'),
}
