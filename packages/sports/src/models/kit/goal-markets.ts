/** Markets that every sport of goals has; a sport names the scores that they count. */
import { MAIN_HANDICAP_LINES, MAIN_TOTAL_LINES, TWO_WAY } from '../../markets/kinds.ts'
import { BOTH_SCORE, DOUBLE_CHANCE, ODD_EVEN, overUnder, RESULT } from '../../markets/outcomes.ts'
import type { ScoreRule } from '../../markets/rule.ts'
import type { MarketDesign } from '../../markets/types.ts'
import { named } from '../../texts/named.ts'

export const MATCH_RESULT: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  id: 1,
  groups: ['main'],
  name: named('market.match_result'),
  outcomes: RESULT,
  ladder: null,
  margin: 'three_way_main',
  columns: 3,
  listing: 'main',
  customBet: { group: 'match' },
}

export const TOTAL_GOALS: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  ...MAIN_TOTAL_LINES,
  id: 18,
  groups: ['main', 'total', 'goals'],
  name: named('market.total_goals'),
  ladder: { by: 'total', step: 1, most: 7 },
}

export const GOAL_HANDICAP: Omit<MarketDesign<string, ScoreRule>, 'counts' | 'ladder'> = {
  ...MAIN_HANDICAP_LINES,
  id: 16,
  groups: ['main', 'hcp'],
  name: named('market.handicap'),
}

export const DOUBLE_CHANCE_OF_MATCH: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  id: 10,
  groups: ['main'],
  name: named('market.double_chance'),
  outcomes: DOUBLE_CHANCE,
  ladder: null,
  margin: 'double_chance',
  columns: 3,
  listing: null,
  customBet: { group: 'match' },
}

export const DRAW_NO_BET: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  ...TWO_WAY,
  id: 11,
  groups: ['main'],
  name: named('market.draw_no_bet'),
  customBet: null,
}

export const BOTH_TO_SCORE: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  id: 29,
  groups: ['main', 'goals'],
  name: named('market.both_teams_to_score'),
  outcomes: BOTH_SCORE,
  ladder: null,
  margin: 'two_way',
  columns: 2,
  listing: 'fourth',
  customBet: { group: 'match' },
}

export const HOME_GOALS: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  id: 19,
  groups: ['total', 'goals'],
  name: named('market.home_total_goals'),
  outcomes: overUnder('home'),
  ladder: { by: 'total', step: 1, most: 5 },
  margin: 'two_way',
  columns: 2,
  listing: null,
  customBet: { group: 'match' },
}

export const AWAY_GOALS: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  id: 20,
  groups: ['total', 'goals'],
  name: named('market.away_total_goals'),
  outcomes: overUnder('away'),
  ladder: { by: 'total', step: 1, most: 5 },
  margin: 'two_way',
  columns: 2,
  listing: null,
  customBet: { group: 'match' },
}

export const ODD_EVEN_GOALS: Omit<MarketDesign<string, ScoreRule>, 'counts'> = {
  id: 26,
  groups: ['goals'],
  name: named('market.odd_or_even_goals'),
  outcomes: ODD_EVEN,
  ladder: null,
  margin: 'two_way',
  columns: 2,
  listing: null,
  customBet: { group: 'match' },
}
