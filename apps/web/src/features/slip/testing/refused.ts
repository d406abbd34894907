import type { PlacementError } from '@touchline/betting'

/** What the book answers where a market was suspended, without what concerns single bets. */
export const REFUSED: PlacementError = {
  code: 130,
  key: 'error.place_bets.suspended',
  message: 'Betting on this market is suspended.',
  details: [],
  isWrongOdds: false,
  byBet: [],
}
