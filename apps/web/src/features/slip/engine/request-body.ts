import { betKey, isHouseStake, type Placement, type SlipBet, type SlipSelection } from '@touchline/betting'
import type { CallAnswer, CallBody } from '@touchline/contract'
import type { MaxStakes } from '../state/ticket-state.ts'

/** Selections at the prices on screen: a claim that the server checks. */
export function selectionBodies(selections: readonly SlipSelection[]) {
  return selections.map((selection) => ({
    match_id: selection.matchId,
    market_id: selection.marketId,
    specifier: selection.specifier,
    outcome_id: selection.outcomeId,
    odds: selection.odds,
  }))
}

function betBody(bet: SlipBet) {
  const selections = selectionBodies(bet.selections)
  if (bet.betType === 'SYSTEM') return { selections, system_id: bet.systemType.id }
  if (bet.betType === 'CUSTOM_BET') return { selections, custom_odds: bet.customOdds }
  return { selections }
}

/** A placement as the call takes it, bets in their order. The same placement gives the same JSON, as a retry needs. */
export function placementBody({ bets, meta }: Placement): CallBody<'placeBets'> {
  const types = new Set(bets.map((bet) => bet.betType.toLowerCase()))
  const [type] = types
  return {
    meta: {
      device_id: meta.deviceId,
      quick: meta.quick,
      ...(type !== undefined && types.size === 1 ? { type } : {}),
      auto_accept_odds_change: meta.acceptMode,
    },
    bets: bets.map((bet) => ({
      stake: { value: bet.stake, currency: bet.currency },
      ...betBody(bet),
      ...(bet.bonus != null && { bonus: { id: bet.bonus.id, type: bet.bonus.terms.type, odds: bet.bonus.odds } }),
    })),
    locale: meta.locale,
  }
}

/** The body of the call for the available bonuses of each bet. */
export function bonusesBody(bets: readonly SlipBet[]): CallBody<'findAvailableBonuses'> {
  return { bets: bets.map((bet) => ({ stake: { value: bet.stake, currency: bet.currency }, ...betBody(bet) })) }
}

/** The same bets with stakes that have no value, since the response is the largest one. */
export function maxStakeBody(bets: readonly SlipBet[]): CallBody<'getMaxStake'> {
  return { bets: bets.map((bet) => ({ stake: { currency: bet.currency }, ...betBody(bet) })) }
}

/** The server's response by bet, which comes in the order of the request. */
export function maxStakesOf(answer: CallAnswer<'getMaxStake'>, bets: readonly SlipBet[]): MaxStakes {
  const byBet = bets.map((bet, at) => [betKey(bet), answer.data[at]?.max_stake ?? 0] as const)
  return { step: 'known', byBet: Object.fromEntries(byBet) }
}

/** The bets that have a stake of the player's own, as what requests jackpots takes them. */
export function jackpotsBody(bets: readonly SlipBet[]): CallBody<'findJackpots'> {
  return {
    bets: bets
      .filter(({ stake, bonus }) => stake > 0 && !isHouseStake(bonus?.terms.type ?? ''))
      .map((bet) => ({ stake: { value: bet.stake, currency: bet.currency }, ...betBody(bet) })),
  }
}
