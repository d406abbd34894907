import { type BetFault, betKey, isWrongOdds, outcomeKey, type PlacementError, type SlipBet } from '@touchline/betting'
import type { BetError, ErrorBody, SelectionError } from '@touchline/contract'

/**
 * Errors are not checked against the contract, because another back end may format them differently: a value that is no
 * number becomes null.
 */
const numberOr = (value: number | null): number | null => (typeof value === 'number' ? value : null)

function legFault(leg: SelectionError): BetFault['selections'][number] {
  return {
    selectionId: outcomeKey({
      matchId: leg.match_id,
      marketId: leg.market_id,
      specifier: leg.specifier,
      outcomeId: leg.outcome_id,
    }),
    key: leg.key,
    message: leg.localized_message ?? null,
    riskKey: leg.risk_key ?? null,
    currentOdds: numberOr(leg.current_odds),
  }
}

function betFault(bet: SlipBet, fault: BetError): BetFault {
  return {
    betKey: betKey(bet),
    code: fault.code,
    key: fault.key,
    message: fault.localized_message ?? null,
    maxStake: numberOr(fault.max_stake),
    selections: Array.isArray(fault.selections) ? fault.selections.filter(Boolean).map(legFault) : [],
  }
}

/** Reads the refusal of these bets, in the order in which they were sent. Never throws; missing parts stay empty. */
export function placementErrorFrom(refusal: ErrorBody, bets: readonly SlipBet[]): PlacementError {
  const { code, key, localized_message: message, data } = refusal
  const byBet = data.errors_by_bet.flatMap((fault) => {
    const bet = bets[fault.bet_index]
    return bet === undefined ? [] : [betFault(bet, fault)]
  })
  const details = data.details.map((detail) => `${detail.path}: ${detail.message}`)
  return {
    code,
    key,
    message,
    details,
    byBet,
    isWrongOdds: [key, ...byBet.map((fault) => fault.key)].some(isWrongOdds),
  }
}
