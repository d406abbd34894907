import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import type { Refusal } from '../../../lib/refusal.ts'
import { type PlacedFault, refuseBets } from '../placement/bet-errors.ts'
import { shapeOf } from '../placement/bet-shape.ts'
import { stakeLimits } from '../placement/stake-limits.ts'

/** The limits that placement enforces, at the prices now; at the claimed ones where a selection has no price now. */
export async function getMaxStake(
  { board, clock, currencies }: BookContext,
  { body, locale }: CallRequest<'getMaxStake'>,
): Promise<CallAnswer<'getMaxStake'> | Refusal> {
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
    const prices = bet.selections.map((pick) => {
      const quote = board.quote(pick.match_id, pick.market_id, pick.specifier, pick.outcome_id, clock.now())
      return quote.state === 'open' ? quote.odds : Math.max(pick.odds, 10_000)
    })
    const { min, max } = stakeLimits(rules, shape, prices)
    data.push({ max_stake: Number(max), min_stake: Number(min) })
  }
  return faults.length > 0 ? refuseBets(faults, locale) : { data }
}
