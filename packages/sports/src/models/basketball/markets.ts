import { defineMarket } from '../../markets/define-market.ts'
import { ODD_EVEN, RESULT } from '../../markets/outcomes.ts'
import { named } from '../../texts/named.ts'
import {
  AWAY_POINTS,
  HOME_POINTS,
  POINT_HANDICAP,
  QUARTER_HANDICAP,
  QUARTER_RESULT,
  QUARTER_TOTAL,
  TOTAL_POINTS,
  WINNER_WITH_OVERTIME,
} from '../kit/point-markets.ts'

/** Basketball; everything counts overtime but the match result and the quarters. */
export const BASKETBALL_MARKETS = [
  defineMarket({ ...WINNER_WITH_OVERTIME, counts: 'final' }),
  defineMarket({ ...TOTAL_POINTS, counts: 'final', ladder: { by: 'total', step: 2, reach: 4 } }),
  defineMarket({ ...POINT_HANDICAP, counts: 'final' }),
  defineMarket({
    id: 1,
    groups: ['main'],
    name: named('market.match_result_regular_time'),
    outcomes: RESULT,
    counts: 'regular',
    ladder: null,
    margin: 'three_way_main',
    columns: 3,
    listing: null,
    customBet: { group: 'match' },
  }),
  defineMarket({ ...HOME_POINTS, counts: 'final', ladder: { by: 'total', step: 2, reach: 3 } }),
  defineMarket({ ...AWAY_POINTS, counts: 'final', ladder: { by: 'total', step: 2, reach: 3 } }),
  defineMarket({
    id: 229,
    groups: ['total'],
    name: named('market.odd_or_even_points_with_overtime'),
    outcomes: ODD_EVEN,
    counts: 'final',
    ladder: null,
    margin: 'two_way',
    columns: 2,
    listing: null,
    customBet: { group: 'match' },
  }),
  defineMarket({ ...QUARTER_RESULT, counts: 'quarter', customBet: null }),
  defineMarket({ ...QUARTER_TOTAL, counts: 'quarter', ladder: { by: 'total', step: 1, reach: 3 }, customBet: null }),
  defineMarket({ ...QUARTER_HANDICAP, counts: 'quarter', ladder: { by: 'hcp', step: 1, reach: 3 }, customBet: null }),
]
