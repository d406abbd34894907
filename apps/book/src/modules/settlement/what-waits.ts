import type { Db } from '../../db/index.ts'

/** The pending work of settlement, from one query. */
export interface WhatWaits {
  /** Matches that were put off and have no new kick-off in time. */
  readonly isOverdue: boolean
  /** Facts that changed, with bets that were not gone through since. */
  readonly hasChanges: boolean
  /** Results or cancellations that were reported a short while ago. */
  readonly hasNewResults: boolean
}

/**
 * Runs twice a second and mostly finds nothing: one statement, and no transaction is begun without work.
 * @param now in ms
 * @param since results and cancellations from here on count, in ms
 */
export async function whatWaits(db: Db, now: number, since: number): Promise<WhatWaits> {
  const [row] = await db.query<WhatWaits & object>(
    `SELECT EXISTS (SELECT 1 FROM postponements WHERE void_at <= $1) AS "isOverdue",
       EXISTS (SELECT 1 FROM settlement_changes) AS "hasChanges",
       EXISTS (SELECT 1 FROM market_results WHERE recorded_at > $2)
         OR EXISTS (SELECT 1 FROM market_cancels WHERE received_at > $2 AND NOT is_rollback) AS "hasNewResults"`,
    [new Date(now), new Date(since)],
  )
  return row ?? { isOverdue: true, hasChanges: true, hasNewResults: true }
}
