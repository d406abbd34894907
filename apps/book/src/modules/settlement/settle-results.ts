import type { Db } from '../../db/index.ts'
import type { Infra } from '../../kernel/infra.ts'
import { settleBatch } from './settle-batch.ts'

/** Bets of one transaction: their players wait for less than a tenth of a second. */
export const BATCH = 200
/**
 * What was said within this time, in ms, is gone through again: a bet may have been on its way while its market was
 * decided.
 */
export const RESWEEP_MS = 60_000

export type SettlementContext = Pick<Infra, 'db' | 'clock' | 'signals' | 'metrics'>

/**
 * Settles bets on the results and cancellations that are there. One batch is one short transaction. Bets that another
 * process has locked are its business.
 * @param everything go through all that was ever said, not only through recent words
 * @returns true when there may be more at once
 */
export async function settleResults(ports: SettlementContext, everything: boolean): Promise<boolean> {
  const { db, clock, signals, metrics } = ports
  const now = clock.now()
  const since = everything ? 0 : now - RESWEEP_MS
  const settled = await db.tx(async (tx) => {
    const ids = await lockUndecidedBets(tx, since)
    return ids.length === 0 ? 0 : settleBatch(tx, ids, now, null)
  })
  if (settled > 0) metrics.count('touchline_bets_settled_total', {}, settled)
  if (settled > 0) signals.emit('outbox_appended', null)
  return settled > 0
}

/**
 * Locks bets with an unsettled leg that has a result, including bets already settled (for corrections). Skips a bet
 * while its cash-out is in progress.
 */
async function lockUndecidedBets(tx: Db, since: number): Promise<number[]> {
  const ids: number[] = []
  for (const sql of [WITH_RESULT, CANCELLED]) {
    if (ids.length >= BATCH) break
    const rows = await tx.query<{ id: bigint }>(sql, [new Date(since)])
    ids.push(...rows.map((row) => Number(row.id)))
  }
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** What another transaction has locked is its business: two of these at once share the bets between them. */
const LOCKED = `LIMIT ${BATCH} FOR UPDATE OF b SKIP LOCKED`
const WITH_RESULT = `
  SELECT b.id FROM market_results r
  JOIN bet_legs l ON l.match_id = r.match_id AND l.market_id = r.market_id AND l.specifier = r.specifier AND l.status = 'open'
  JOIN bets b ON b.id = l.bet_id AND b.status IN ('waiting_results', 'done', 'cancelled', 'cashed_out')
  WHERE r.recorded_at > $1
    AND CASE WHEN r.outcomes ? l.outcome_id THEN r.outcomes ->> l.outcome_id ELSE r.others END IS NOT NULL
  ${LOCKED}`
const CANCELLED = `
  SELECT b.id FROM leg_facts f JOIN bets b ON b.id = f.bet_id
  WHERE f.match_id IN (SELECT match_id FROM market_cancels WHERE received_at > $1 AND NOT is_rollback)
    AND f.status = 'open' AND f.true_status <> 'open'
  ${LOCKED}`
