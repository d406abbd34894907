import { defineMarket } from '../../../markets/define-market.ts'
import { THREE_WAY, TOTAL_LINES } from '../../../markets/kinds.ts'
import { named } from '../../../texts/named.ts'
import { SCORERS } from './outcomes.ts'

/** Corners, bookings and who scores. */
export const COUNT_MARKETS = [
  defineMarket({ ...THREE_WAY, id: 162, groups: ['corners'], name: named('market.most_corners'), counts: 'corners' }),
  defineMarket({
    ...TOTAL_LINES,
    id: 166,
    groups: ['corners'],
    name: named('market.total_corners'),
    counts: 'corners',
    ladder: { by: 'total', step: 1, most: 7 },
  }),
  defineMarket({ ...THREE_WAY, id: 136, groups: ['cards'], name: named('market.most_bookings'), counts: 'bookings' }),
  defineMarket({
    ...TOTAL_LINES,
    id: 139,
    groups: ['cards'],
    name: named('market.total_bookings'),
    counts: 'bookings',
    ladder: { by: 'total', step: 1, most: 5 },
  }),
  defineMarket({
    id: 40,
    groups: ['scorers'],
    name: named('market.anytime_goalscorer'),
    outcomes: SCORERS,
    counts: 'scorers',
    ladder: null,
    margin: 'independent',
    columns: 2,
    listing: null,
    customBet: { group: 'match' },
  }),
]
