import type { SlipBet } from '@touchline/betting'
import type { Bet, SharedBetRequest } from '@touchline/contract'

/** A placed bet as it is shared, with its stake. */
export function sharedRequest(bet: Bet): SharedBetRequest {
  return {
    selections: bet.selections.map((leg) => ({
      match_id: leg.match.id,
      market_id: leg.market.id,
      specifier: leg.specifier,
      outcome_id: leg.outcome.id,
    })),
    stake: { value: bet.stake.value, currency: bet.stake.currency },
    ...(bet.system !== null && { system_id: bet.system.id }),
    ...(bet.type === 'custom_bet' && { custom_odds: bet.odds }),
  }
}

/** A bet of the slip as it is shared. */
export function sharedSlipBet(bet: SlipBet): SharedBetRequest {
  return {
    selections: bet.selections.map((leg) => ({
      match_id: leg.matchId,
      market_id: leg.marketId,
      specifier: leg.specifier,
      outcome_id: leg.outcomeId,
    })),
    ...(bet.stake > 0 && { stake: { value: bet.stake, currency: bet.currency } }),
    ...(bet.betType === 'SYSTEM' && { system_id: bet.systemType.id }),
    ...(bet.betType === 'CUSTOM_BET' && { custom_odds: bet.customOdds }),
  }
}
