import type { Db } from '../../db/index.ts'
import type { Infra } from '../../kernel/infra.ts'
import { findHedges } from '../bonuses/index.ts'
import { batchesOf, type Undecided } from './batches.ts'
import { NOTHING_SETTLED, settleBatch } from './settle-batch.ts'
import { traceBatch } from './trace-batch.ts'

/**
 * Results received within this time, in ms, are read again: a bet may have been on its way while its market was
 * decided.
 */
export const RESWEEP_MS = 60_000
/** Bets that are looked up at a time. */
const ROUND = 50_000

interface UndecidedBet extends Undecided {
  /** It has a bonus that counts points. */
  readonly countsPoints: boolean
}

export type SettlementContext = Pick<Infra, 'db' | 'clock' | 'signals' | 'metrics' | 'tracing'>

/**
 * Settles bets on the results and cancellations that are there, in batches of whole players. One batch is one short
 * transaction. Bets that another process has locked are left to it. One batch at a time: a second one makes placements
 * wait (decision 79).
 * @param everything reads all results and cancellations, not only recent ones
 * @returns true when there may be more at once
 */
export async function settleResults(ports: SettlementContext, everything: boolean): Promise<boolean> {
  const { db, clock, signals, metrics } = ports
  const since = everything ? 0 : clock.now() - RESWEEP_MS
  let settled = 0
  const undecided = await undecidedBets(db, since)
  const withPoints = new Set(undecided.filter(({ countsPoints }) => countsPoints).map(({ id }) => id))
  for (const ids of batchesOf(undecided)) {
    const counted = ids.filter((id) => withPoints.has(id))
    // Compares their outcomes before the transaction, which is not to wait for it.
    if (counted.length > 0) await findHedges(db, counted)
    const { count } = await traceBatch(ports, () =>
      db.tx(async (tx) => {
        const locked = await lockUndecided(tx, ids)
        return locked.length === 0 ? NOTHING_SETTLED : settleBatch(tx, locked, clock.now(), null)
      }),
    )
    settled += count
    if (count > 0) metrics.count('touchline_bets_settled_total', {}, count)
    if (count > 0) signals.emit('outbox_appended', null)
  }
  return settled > 0
}

/**
 * Bets with an unsettled leg that has a result or is cancelled, including bets already settled (for corrections).
 * Nothing is locked, and nothing sorted: with an order the planner goes through all bets of the book.
 */
async function undecidedBets(db: Db, since: number): Promise<readonly UndecidedBet[]> {
  const found: UndecidedBet[] = []
  for (const sql of [WITH_RESULT, CANCELLED]) {
    const rows = await db.query<{ id: bigint; player_id: number; counts_points: boolean }>(sql, [new Date(since)])
    for (const { id, player_id: playerId, counts_points: countsPoints } of rows)
      found.push({ id: Number(id), playerId, countsPoints })
  }
  return found
}

/**
 * Locks the bets that are still undecided. Bets that another transaction has locked are left to it, so two workers
 * share them.
 */
async function lockUndecided(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: bigint }>(
    `SELECT id FROM bets b WHERE id = ANY ($1::bigint[]) AND status IN (${ITS_STATES})
       AND EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = b.id AND l.status = 'open')
     ORDER BY id FOR UPDATE SKIP LOCKED`,
    [ids],
  )
  return rows.map((row) => Number(row.id))
}

const ITS_STATES = `'waiting_results', 'done', 'cancelled', 'cashed_out'`
const COUNTS_POINTS = 'EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.bet_id = b.id AND x.farmable > 0) AS counts_points'
const WITH_RESULT = `
  SELECT b.id, b.player_id, ${COUNTS_POINTS} FROM market_results r
  JOIN bet_legs l ON l.match_id = r.match_id AND l.market_id = r.market_id AND l.specifier = r.specifier AND l.status = 'open'
  JOIN bets b ON b.id = l.bet_id AND b.status IN (${ITS_STATES})
  WHERE r.recorded_at > $1
    AND CASE WHEN r.outcomes ? l.outcome_id THEN r.outcomes ->> l.outcome_id ELSE r.others END IS NOT NULL
  LIMIT ${ROUND}`
const CANCELLED = `
  SELECT b.id, b.player_id, ${COUNTS_POINTS} FROM leg_facts f JOIN bets b ON b.id = f.bet_id
  WHERE f.match_id IN (SELECT match_id FROM market_cancels WHERE received_at > $1 AND NOT is_rollback)
    AND f.status = 'open' AND f.true_status <> 'open'
  LIMIT ${ROUND}`
