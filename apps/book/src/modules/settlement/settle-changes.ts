import type { Db } from '../../db/index.ts'
import { findHedges } from '../bonuses/index.ts'
import { BATCH } from './batches.ts'
import { NOTHING_SETTLED, type Settled, settleBatch } from './settle-batch.ts'
import type { SettlementContext } from './settle-results.ts'
import { traceBatch } from './trace-batch.ts'

interface ChangeRow {
  readonly id: bigint
  readonly message_id: bigint
  readonly kind: string
  readonly bet_id: bigint | null
  readonly match_id: bigint | null
  readonly market_id: number | null
  readonly specifier: string | null
  readonly done_to: bigint
}

/**
 * Goes through the bets of one fact that changed, decided ones included: one batch in bet order, in one short
 * transaction that remembers how far it came.
 * @returns true when there may be more at once
 */
export async function settleChanges(ports: SettlementContext): Promise<boolean> {
  const { db, signals, metrics } = ports
  let found = false
  await compareNext(db)
  const { count } = await traceBatch(ports, () =>
    db.tx(async (tx) => {
      const settled = await settleNext(tx, ports.clock.now())
      found = settled !== null
      return settled ?? NOTHING_SETTLED
    }),
  )
  if (count > 0) metrics.count('touchline_bets_settled_total', {}, count)
  if (found) signals.emit('outbox_appended', null)
  return found
}

/** Compares the outcomes of the next batch that counts points before its transaction, which is not to wait for it. */
async function compareNext(db: Db): Promise<void> {
  const bets = await db.query<{ id: bigint }>(
    `SELECT b.id FROM (SELECT * FROM settlement_changes ORDER BY id LIMIT 1) c CROSS JOIN LATERAL (
       SELECT c.bet_id AS id WHERE c.bet_id IS NOT NULL
       UNION ALL
       (SELECT DISTINCT l.bet_id FROM bet_legs l
        WHERE c.bet_id IS NULL AND l.match_id = c.match_id AND l.bet_id > c.done_to
          AND (c.market_id IS NULL OR (l.market_id = c.market_id AND l.specifier = c.specifier))
        ORDER BY l.bet_id LIMIT ${BATCH})) b
     WHERE EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.bet_id = b.id AND x.farmable > 0)`,
    [],
  )
  if (bets.length === 0) return
  await findHedges(
    db,
    bets.map(({ id }) => Number(id)),
  )
}

/** Settles the next batch of the first change that no other process has; null where there is none. */
async function settleNext(tx: Db, now: number): Promise<Settled | null> {
  const [change] = await tx.query<ChangeRow>(
    `SELECT c.*, m.kind FROM settlement_changes c JOIN settlement_messages m ON m.id = c.message_id
     ORDER BY c.id LIMIT 1 FOR UPDATE OF c SKIP LOCKED`,
    [],
  )
  if (change === undefined) return null
  const ids = await lockBets(tx, change)
  const settled =
    ids.length > 0 ? await settleBatch(tx, ids, now, `${change.kind} ${change.message_id}`) : NOTHING_SETTLED
  const last = ids.at(-1)
  if (change.bet_id !== null || last === undefined || ids.length < BATCH) {
    await tx.query('DELETE FROM settlement_changes WHERE id = $1', [change.id])
  } else {
    await tx.query('UPDATE settlement_changes SET done_to = $2 WHERE id = $1', [change.id, last])
  }
  return settled
}

/** The next bets of a change, locked in the order in which all transactions lock bets. */
async function lockBets(tx: Db, change: ChangeRow): Promise<number[]> {
  if (change.bet_id !== null) {
    const rows = await tx.query<{ id: bigint }>('SELECT id FROM bets WHERE id = $1 FOR UPDATE', [change.bet_id])
    return rows.map((row) => Number(row.id))
  }
  const rows = await tx.query<{ id: bigint }>(
    `SELECT id FROM bets WHERE id IN (
       SELECT DISTINCT bet_id FROM bet_legs
       WHERE match_id = $1 AND bet_id > $2 AND ($3::int IS NULL OR (market_id = $3 AND specifier = $4))
       ORDER BY bet_id LIMIT ${BATCH})
     ORDER BY id FOR UPDATE`,
    [change.match_id, change.done_to, change.market_id, change.specifier],
  )
  return rows.map((row) => Number(row.id))
}
