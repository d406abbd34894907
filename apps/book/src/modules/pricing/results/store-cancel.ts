import type { Db } from '../../../db/index.ts'
import type { NamedMarket, SettlementMessage } from './message.ts'

type Cancel = SettlementMessage & { readonly kind: 'bet_cancel' | 'rollback_bet_cancel' }

interface Row extends Partial<Omit<NamedMarket, 'outcomeIds'>> {
  /** Null: all of the market. */
  readonly outcomeId: string | null
  readonly voidReason: string | null
}

/**
 * Notes a cancellation, or that one is taken back. Which cancellations count follows from all that was noted: one
 * counts for a leg when its bet was placed within the window, unless a rollback with a later time covers market and
 * window. So the order in which they arrive does not matter.
 * @param at wall time in ms
 */
export async function storeCancel(tx: Db, message: Cancel, messageId: bigint, at: number): Promise<void> {
  const { eventId, placed, messageAt, kind } = message
  const isRollback = kind === 'rollback_bet_cancel'
  const rows = rowsOf(message)
  await tx.query(
    `INSERT INTO market_cancels (message_id, is_rollback, match_id, market_id, specifier, void_reason, outcome_id, starts_at,
                                 ends_at, keeps_results, said_at, received_at)
     SELECT $1, $2, $3, market_id, specifier, void_reason, outcome_id, $8, $9, $10, $11, $12
     FROM unnest($4::int[], $5::text[], $6::text[], $7::text[]) AS m (market_id, specifier, void_reason, outcome_id)`,
    [
      messageId,
      isRollback,
      eventId,
      rows.map((row) => row.marketId ?? null),
      rows.map((row) => row.specifier ?? null),
      rows.map((row) => row.voidReason),
      rows.map((row) => row.outcomeId),
      placed.from === null ? null : new Date(placed.from),
      placed.to === null ? null : new Date(placed.to),
      message.kind === 'bet_cancel' && message.keepsResults,
      new Date(messageAt),
      new Date(at),
    ],
  )
}

function rowsOf(message: Cancel): readonly Row[] {
  const voidReason = message.kind === 'bet_cancel' ? message.voidReason : null
  if (message.markets === null) return [{ outcomeId: null, voidReason }]
  return message.markets.flatMap((market): Row[] => {
    const reason = 'voidReason' in market ? market.voidReason : null
    const { marketId, specifier, outcomeIds = [null] } = market
    return outcomeIds.map((outcomeId) => ({ marketId, specifier, outcomeId, voidReason: reason }))
  })
}
