import type { Bet } from '@touchline/contract'

/** What the cash-outs of a bet have paid, in subunits. */
export function paidSoFar({ cashouts }: Pick<Bet, 'cashouts'>): number {
  return cashouts.reduce((sum, part) => sum + part.amount, 0)
}
