import type { Db } from '../../db/index.ts'

/** Which of some bets ($1) an operator has cancelled as a whole, without having taken that back later. */
export const CANCELLED_BETS = `
  SELECT DISTINCT c.bet_id FROM market_cancels c
  WHERE c.bet_id = ANY ($1::bigint[]) AND NOT c.is_rollback AND NOT EXISTS (
    SELECT 1 FROM market_cancels k WHERE k.bet_id = c.bet_id AND k.is_rollback AND (k.said_at, k.id) >= (c.said_at, c.id))`

export async function cancelledBets(tx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ bet_id: bigint }>(CANCELLED_BETS, [ids])
  return new Set(rows.map((row) => Number(row.bet_id)))
}
