import {
  betKey,
  buildMaxStakeRequest,
  type PlacementBet,
  type PlacementRequest,
  type SlipBet,
} from '@touchline/betting'
import type { CallAnswer, CallBody } from '@touchline/contract'
import type { MaxStakes } from './ticket-state.ts'

function betOf<Stake>(bet: Omit<PlacementBet, 'stake'> & { readonly stake: Stake }) {
  return { ...bet, selections: bet.selections.map((selection) => ({ ...selection })) }
}

/** A placement as the call takes it; the same request always gives the same JSON. */
export function placementBody(request: PlacementRequest): CallBody<'placeBets'> {
  return { ...request, bets: request.bets.map(betOf) }
}

export function maxStakeBody(bets: readonly SlipBet[]): CallBody<'getMaxStake'> {
  return { bets: buildMaxStakeRequest(bets).bets.map(betOf) }
}

/** The server's answer by bet, which comes in the order of the request. */
export function maxStakesOf(answer: CallAnswer<'getMaxStake'>, bets: readonly SlipBet[]): MaxStakes {
  const byBet = bets.map((bet, at) => [betKey(bet), answer.data[at]?.max_stake ?? 0] as const)
  return { step: 'known', byBet: Object.fromEntries(byBet) }
}
