import type { Db } from '../../db/index.ts'
import { CANCELLED_BETS } from './cancelled-bets.ts'

export interface Refreshed {
  /** Bets with a leg that changed. */
  readonly refreshed: readonly number[]
  readonly cancelled: ReadonlySet<number>
}

/** Brings the stored legs of some bets in line with the facts. @param tx a transaction that holds the bets' row locks */
export async function refreshLegs(tx: Db, ids: readonly number[]): Promise<Refreshed> {
  const [row] = await tx.query<{ refreshed: readonly bigint[]; cancelled: readonly bigint[] }>(
    `SELECT ARRAY(SELECT DISTINCT bet_id FROM refresh_legs($1::bigint[])) AS refreshed, ARRAY(${CANCELLED_BETS}) AS cancelled`,
    [ids],
  )
  return { refreshed: (row?.refreshed ?? []).map(Number), cancelled: new Set((row?.cancelled ?? []).map(Number)) }
}
