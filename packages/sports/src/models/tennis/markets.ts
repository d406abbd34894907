import { defineMarket } from '../../markets/define-market.ts'
import {
  HANDICAP_LINES,
  MAIN_HANDICAP_LINES,
  MAIN_TOTAL_LINES,
  MAIN_TWO_WAY,
  TOTAL_LINES,
  TWO_WAY,
} from '../../markets/kinds.ts'
import { named } from '../../texts/named.ts'
import { CORRECT_SCORE } from './correct-score.ts'

/** Tennis; a set or game that is never played returns its stakes, as does everything undecided at a retirement. */
export const TENNIS_MARKETS = [
  defineMarket({ ...MAIN_TWO_WAY, id: 186, groups: ['main'], name: named('market.match_winner'), counts: 'sets' }),
  defineMarket({
    ...MAIN_TOTAL_LINES,
    id: 189,
    groups: ['main', 'total'],
    name: named('market.total_games'),
    counts: 'games',
    ladder: { by: 'total', step: 1, reach: 4 },
  }),
  defineMarket({
    ...MAIN_HANDICAP_LINES,
    id: 187,
    groups: ['main', 'hcp'],
    name: named('market.game_handicap'),
    counts: 'games',
    ladder: { by: 'hcp', step: 1, reach: 4 },
  }),
  defineMarket({
    ...TWO_WAY,
    id: 202,
    groups: ['main', 'sets'],
    name: named('market.set_winner'),
    counts: 'set',
    customBet: { group: 'match', certainTo: { setnr: 2 } },
  }),
  defineMarket({
    ...TWO_WAY,
    id: 210,
    groups: ['games'],
    name: named('market.set_game_winner'),
    counts: 'game',
    customBet: { group: 'match', certainTo: { gamenr: 6 } },
  }),
  defineMarket({
    ...HANDICAP_LINES,
    id: 188,
    groups: ['hcp', 'sets'],
    name: named('market.set_handicap'),
    counts: 'sets',
    ladder: { by: 'hcp', step: 1, reach: 4 },
  }),
  defineMarket({
    ...TOTAL_LINES,
    id: 314,
    groups: ['total', 'sets'],
    name: named('market.total_sets'),
    counts: 'sets',
    ladder: { by: 'total', step: 1, reach: 4 },
  }),
  defineMarket({
    id: 199,
    groups: ['sets', 'score'],
    name: named('market.correct_score_in_sets'),
    outcomes: CORRECT_SCORE,
    counts: 'score_in_sets',
    ladder: null,
    margin: 'many',
    columns: 2,
    listing: null,
    customBet: { group: 'match' },
  }),
]
