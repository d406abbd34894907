import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import type { Refusal } from '../../../lib/refusal.ts'
import { roomOfBets } from '../exposure/room-of-bets.ts'
import { type PlacedFault, refuseBets } from '../placement/bet-errors.ts'
import { shapeOf } from '../placement/bet-shape.ts'
import { describeEvents } from '../placement/describe-events.ts'
import { pricesNow } from '../placement/prices-now.ts'
import { stakeLimits } from '../placement/stake-limits.ts'

/**
 * The limits that placement enforces: what the player may stake on each bet by itself, at the prices now, or the claimed ones
 * where a selection has none now.
 */
export async function getMaxStake(
  context: BookContext,
  { body, player, locale }: CallRequest<'getMaxStake'>,
): Promise<CallAnswer<'getMaxStake'> | Refusal> {
  const events = await describeEvents(context, body.bets)
  const rooms = await roomOfBets(
    context,
    player.playerId,
    body.bets.map((bet) => bet.selections),
    events,
  )
  const data: { max_stake: number; min_stake: number }[] = []
  const faults: PlacedFault[] = []
  for (const [index, bet] of body.bets.entries()) {
    const shape = shapeOf(bet)
    const rules = context.currencies.get(bet.stake.currency)
    if (typeof shape === 'string' || rules === undefined) {
      const error = typeof shape === 'string' ? shape : 'no_account_in_currency'
      faults.push({ index, error, legs: [], maxStake: null })
      continue
    }
    const { min, max } = stakeLimits(rules, shape, pricesNow(context, bet, shape), rooms[index] ?? null)
    data.push({ max_stake: Number(max), min_stake: Number(min) })
  }
  return faults.length > 0 ? refuseBets(faults, locale) : { data }
}
