import type { Db } from '../../db/index.ts'

/** Which of some bets an operator has cancelled as a whole, without having taken that back later. */
export async function cancelledBets(tx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ bet_id: bigint }>('SELECT bet_id FROM cancelled_bets($1::bigint[])', [ids])
  return new Set(rows.map((row) => Number(row.bet_id)))
}
