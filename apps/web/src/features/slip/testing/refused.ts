import type { PlacementError } from '@touchline/betting'

/** The book's response where a market was suspended, without the errors of single bets. */
export const REFUSED: PlacementError = {
  code: 130,
  key: 'error.place_bets.suspended',
  message: 'Betting on this market is suspended.',
  details: [],
  isWrongOdds: false,
  byBet: [],
}
