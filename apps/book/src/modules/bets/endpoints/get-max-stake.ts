import type { Handler } from '../../../kernel/handler.ts'
import { listAccounts } from '../../wallet/index.ts'
import { least } from '../exposure/amount.ts'
import { roomOfBets } from '../exposure/used.ts'
import type { BetsParts } from '../parts.ts'
import { type PlacedFault, refuseBets } from '../placement/bet-errors.ts'
import { shapeOf } from '../placement/bet-shape.ts'
import { refusedAsClosed } from '../placement/closed-legs.ts'
import { describeEvents } from '../placement/describe-events.ts'
import { legTerms } from '../placement/leg-terms.ts'
import { pricesNow } from '../placement/prices-now.ts'
import { stakeLimits } from '../placement/stake-limits.ts'

/**
 * The limits that placement enforces for each single bet, at current prices, or at the claimed price where a selection
 * has none now. The maximum is never above the balance. A bet that placement refuses because a result is known has no
 * limits.
 */
export function getMaxStake(ports: BetsParts): Handler<'getMaxStake'> {
  return async ({ body, player, locale }) => {
    const events = await describeEvents(ports, body.bets)
    const picks = body.bets.map((bet) => bet.selections)
    const closed = await refusedAsClosed(ports, picks, legTerms(ports, events, events.keys()))
    if (closed.length > 0) return refuseBets(closed, locale)
    const balances = new Map((await listAccounts(ports.db, player.playerId)).map((one) => [one.currency, one.balance]))
    const rooms = await roomOfBets(ports, player.playerId, picks, events)
    const data: { max_stake: number; min_stake: number }[] = []
    const faults: PlacedFault[] = []
    for (const [index, bet] of body.bets.entries()) {
      const shape = shapeOf(bet)
      const rules = ports.currencies.get(bet.stake.currency)
      if (typeof shape === 'string' || rules === undefined) {
        const error = typeof shape === 'string' ? shape : 'no_account_in_currency'
        faults.push({ index, error, legs: [], maxStake: null })
        continue
      }
      const { min, max } = stakeLimits(rules, shape, pricesNow(ports, bet, shape), rooms[index] ?? null)
      const held = balances.get(bet.stake.currency) ?? 0n
      data.push({ max_stake: Number(least(max, held)), min_stake: Number(min) })
    }
    return faults.length > 0 ? refuseBets(faults, locale) : { data }
  }
}
