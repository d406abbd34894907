import type { Bet } from '@touchline/contract'

/** Why a bet is never cashed out, however long it is open: its stake is the house's, or is returned anyway; null: it may be. */
export function neverSold({ bonus }: Pick<Bet, 'bonus'>): 'freebet' | 'no_risk' | null {
  if (bonus === null || !bonus.type.startsWith('freebet')) return null
  return bonus.type === 'freebet_no_risk' ? 'no_risk' : 'freebet'
}
