import { defineMarket } from '../../markets/define-market.ts'
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

/** American football; everything counts overtime but the quarters. */
export const AMERICAN_FOOTBALL_MARKETS = [
  defineMarket({ ...WINNER_WITH_OVERTIME, counts: 'final' }),
  defineMarket({ ...TOTAL_POINTS, counts: 'final', ladder: { by: 'total', step: 1, reach: 4 } }),
  defineMarket({ ...POINT_HANDICAP, counts: 'final' }),
  defineMarket({ ...HOME_POINTS, counts: 'final', ladder: { by: 'total', step: 1, reach: 3 } }),
  defineMarket({ ...AWAY_POINTS, counts: 'final', ladder: { by: 'total', step: 1, reach: 3 } }),
  defineMarket({ ...QUARTER_RESULT, counts: 'quarter', customBet: { group: 'quarter', per: 'quarternr' } }),
  defineMarket({
    ...QUARTER_TOTAL,
    counts: 'quarter',
    ladder: { by: 'total', step: 1, reach: 2 },
    customBet: { group: 'quarter', per: 'quarternr' },
  }),
  defineMarket({
    ...QUARTER_HANDICAP,
    counts: 'quarter',
    ladder: { by: 'hcp', step: 1, reach: 2 },
    customBet: { group: 'quarter', per: 'quarternr' },
  }),
]
