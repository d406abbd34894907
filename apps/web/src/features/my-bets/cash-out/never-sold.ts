import type { Bet } from '@touchline/contract'

/** Why a bet can never be cashed out: its stake is the house's, or is returned in any case; null: it can be. */
export function neverSold({ bonus }: Pick<Bet, 'bonus'>): 'freebet' | 'no_risk' | null {
  if (bonus === null || !bonus.type.startsWith('freebet')) return null
  return bonus.type === 'freebet_no_risk' ? 'no_risk' : 'freebet'
}
