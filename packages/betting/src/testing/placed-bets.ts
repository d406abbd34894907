import type { PlacedBet, PlacementError } from '../index.ts'

export function acceptedBet(betId = 1): PlacedBet {
  return { betId, status: 'waiting_results', isVip: false, odds: [20_000], rejection: null }
}

/** A live bet that the server took and has not decided yet. */
export function submittedBet(betId = 1): PlacedBet {
  return { ...acceptedBet(betId), status: 'submitted' }
}

export function rejectedBet(betId = 1): PlacedBet {
  const rejection = { code: 101, key: 'error.place_bets.invalid_odds', message: 'The odds have changed.' }
  return { ...acceptedBet(betId), status: 'rejected', rejection }
}

export const REFUSED: PlacementError = {
  code: 100,
  key: 'error.place_bets.default',
  message: 'Not this time.',
  details: [],
  byBet: [],
  isWrongOdds: false,
}
