import type { Db } from '../../../db/index.ts'

/**
 * Has matches for itself until the transaction ends, as far as bets are concerned: one that is being stored is stored
 * before, and one that comes later finds what the transaction said. Needed by whatever ends, cancels or decides; rows
 * of the matches are to be locked before.
 */
export async function holdForResults(tx: Db, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length > 0) await tx.query('SELECT hold_for_results($1::bigint[])', [eventIds])
}
