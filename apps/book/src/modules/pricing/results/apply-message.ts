import { assertNever } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { holdForResults } from './hold-for-results.ts'
import type { BetCancelOrder, MessageMarket, SettlementMessage } from './message.ts'
import { inTime } from './message-times.ts'
import { rollBackSettlement } from './roll-back-settlement.ts'
import { storeCancel } from './store-cancel.ts'
import { storeMessage } from './store-message.ts'
import { storeSettlement } from './store-settlement.ts'
import { storeWithdrawal } from './store-withdrawal.ts'

/**
 * Stores a statement about a match, and leaves work for settlement: every bet on a market that changed is gone through
 * again. A repeated or late message changes nothing. One transaction; emit `results_recorded` after it.
 * @param at wall time in ms
 * @throws MessageFromFuture
 * @returns the message's id; the history of a bet that it changes names it
 */
export async function applyMessage(db: Db, given: SettlementMessage, at: number): Promise<bigint> {
  const message = { ...given, messageAt: inTime(given.messageAt, at) }
  return db.tx(async (tx) => {
    // Locks the match: its statements are stored one after the other, and no bet on it is stored at the same time.
    await holdForResults(tx, [message.eventId])
    const messageId = await storeMessage(tx, message, at)
    // One whose clock is ahead counts from when it came, in the order of arrival.
    const isInOrder = given.isTimed === true && given.messageAt <= at
    const changed = await takeIn(tx, message, { messageId, place: isInOrder ? 0 : Number(messageId) }, at)
    await tx.query(
      `INSERT INTO settlement_changes (message_id, match_id, market_id, specifier)
       SELECT $1, $2, market_id, specifier FROM unnest($3::int[], $4::text[]) AS m (market_id, specifier)`,
      [
        messageId,
        message.eventId,
        (changed ?? [null]).map((market) => market?.marketId ?? null),
        (changed ?? [null]).map((market) => market?.specifier ?? null),
      ],
    )
    return messageId
  })
}

/** Markets whose bets are gone through; null means the whole match. */
async function takeIn(
  tx: Db,
  message: SettlementMessage,
  { messageId, place }: { readonly messageId: bigint; readonly place: number },
  at: number,
): Promise<readonly MessageMarket[] | null> {
  switch (message.kind) {
    case 'bet_settlement':
      return storeSettlement(tx, message, place, at)
    case 'withdrawal':
      return storeWithdrawal(tx, message, place, at)
    case 'rollback_bet_settlement':
      return rollBackSettlement(tx, message, place, at)
    case 'bet_cancel':
    case 'rollback_bet_cancel':
      await storeCancel(tx, message, messageId, at)
      return message.markets
    case 'kick_off':
      return null
    default:
      return assertNever(message)
  }
}

/**
 * Cancels one bet, or takes that back. Only a bet that was accepted and not cashed out can be cancelled.
 * @returns the message's id, null when there is no such bet
 */
export async function applyBetCancel(db: Db, given: BetCancelOrder, at: number): Promise<bigint | null> {
  const order = { ...given, messageAt: inTime(given.messageAt, at) }
  return db.tx(async (tx) => {
    const [bet] = await tx.query(
      `SELECT 1 FROM bets WHERE id = $1 AND status IN ('waiting_results', 'done', 'cancelled')`,
      [order.betId],
    )
    if (bet === undefined) return null
    const messageId = await storeMessage(tx, order, at)
    await tx.query(
      `INSERT INTO market_cancels (message_id, is_rollback, bet_id, void_reason, said_at, received_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        messageId,
        order.kind === 'rollback_cancel_bet',
        order.betId,
        order.voidReason,
        new Date(order.messageAt),
        new Date(at),
      ],
    )
    await tx.query('INSERT INTO settlement_changes (message_id, bet_id) VALUES ($1, $2)', [messageId, order.betId])
    return messageId
  })
}
