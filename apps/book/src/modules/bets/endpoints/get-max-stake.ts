import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import type { Refusal } from '../../../lib/refusal.ts'
import { type PlacedFault, refuseBets } from '../placement/bet-errors.ts'
import { shapeOf } from '../placement/bet-shape.ts'
import { pricesNow } from '../placement/prices-now.ts'
import { stakeLimits } from '../placement/stake-limits.ts'

/** The limits that placement enforces, at the prices now; at the claimed ones where a selection has no price now. */
export async function getMaxStake(
  context: BookContext,
  { body, locale }: CallRequest<'getMaxStake'>,
): Promise<CallAnswer<'getMaxStake'> | Refusal> {
  const { currencies } = context
  const data: { max_stake: number; min_stake: number }[] = []
  const faults: PlacedFault[] = []
  for (const [index, bet] of body.bets.entries()) {
    const shape = shapeOf(bet)
    const rules = currencies.get(bet.stake.currency)
    if (typeof shape === 'string' || rules === undefined) {
      const error = typeof shape === 'string' ? shape : 'no_account_in_currency'
      faults.push({ index, error, legs: [], maxStake: null })
      continue
    }
    const { min, max } = stakeLimits(rules, shape, pricesNow(context, bet, shape))
    data.push({ max_stake: Number(max), min_stake: Number(min) })
  }
  return faults.length > 0 ? refuseBets(faults, locale) : { data }
}
