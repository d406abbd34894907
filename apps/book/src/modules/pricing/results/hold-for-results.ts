import type { Db } from '../../../db/index.ts'

/**
 * Locks matches against placements until the transaction ends: a bet whose transaction holds the lock is stored before,
 * and a later one sees the facts of this transaction. Required by every transaction that ends or cancels a match or
 * decides a market; lock the rows of the matches first.
 */
export async function holdForResults(tx: Db, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length > 0) await tx.query('SELECT hold_for_results($1::bigint[])', [eventIds])
}
