import type { Bet, BetType, SharedBet } from '@touchline/contract'

/** A bet to put into the slip: its selections, without prices. */
export interface WantedBet {
  readonly type: BetType
  readonly legs: readonly WantedLeg[]
  /** `k/n` of a system; null for all others. */
  readonly systemId: string | null
  /** In subunits; null where none is wanted. */
  readonly stake: { readonly value: number; readonly currency: string; readonly subunits: number } | null
}

export interface WantedLeg {
  readonly matchId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  /** What it is called, for saying that it is gone. */
  readonly name: string
}

/** A copy of a placed bet, with its stake. */
export function wantedAgain(bet: Bet): WantedBet {
  return {
    type: bet.type,
    legs: bet.selections.map((leg) => ({
      matchId: leg.match.id,
      marketId: leg.market.id,
      specifier: leg.specifier,
      outcomeId: leg.outcome.id,
      name: `${leg.outcome.name} (${leg.match.name})`,
    })),
    systemId: bet.system?.id ?? null,
    stake: { value: bet.stake.value, currency: bet.stake.currency, subunits: bet.stake.subunits },
  }
}

/** A bet of a share code. */
export function wantedShared(bet: SharedBet): WantedBet {
  return {
    type: bet.type,
    legs: bet.selections.map((leg) => ({
      matchId: leg.match_id,
      marketId: leg.market_id,
      specifier: leg.specifier,
      outcomeId: leg.outcome_id,
      name: `${leg.outcome.name} (${leg.match.name})`,
    })),
    systemId: bet.system?.id ?? null,
    stake: bet.stake,
  }
}
