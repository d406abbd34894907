import { type CustomBet, outcomeKey, type SlipBet, type SlipSelection } from '@touchline/betting'
import type { Market } from '@touchline/contract'
import type { BuilderPick } from './builder-state.ts'

/** What the slip holds of a match: a bet of the builder, otherwise what was picked one by one. */
export interface FromSlip {
  readonly custom: CustomBet | null
  readonly legs: readonly SlipSelection[]
}

export function slipOfMatch(bets: readonly SlipBet[], eventId: number): FromSlip {
  const custom = bets.find(
    (bet): bet is CustomBet => bet.betType === 'CUSTOM_BET' && bet.selections[0]?.matchId === eventId,
  )
  if (custom !== undefined) return { custom, legs: custom.selections }
  const legs = bets.flatMap((bet) => (bet.betType === 'CUSTOM_BET' ? [] : bet.selections))
  return { custom: null, legs: legs.filter((leg) => leg.matchId === eventId) }
}

/** The legs as picks of the builder, as far as they are on offer there; one of each market. */
export function picksOf({ legs }: FromSlip, eventId: number, markets: readonly Market[]): readonly BuilderPick[] {
  return markets.flatMap((market) => {
    const outcome = market.outcomes.find(({ id }) =>
      legs.some(
        (leg) =>
          leg.id === outcomeKey({ matchId: eventId, marketId: market.id, specifier: market.specifier, outcomeId: id }),
      ),
    )
    return outcome === undefined ? [] : [{ market, outcome }]
  })
}
