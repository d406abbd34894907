import type { Db } from '../../db/index.ts'
import { silentMetrics } from '../../kernel/metrics/metrics.ts'
import { createSignals } from '../../kernel/signals.ts'
import { silentTracing } from '../../kernel/tracing/tracing.ts'
import { settleBatch, settleChanges, settleResults } from '../../modules/settlement/index.ts'
import { createVirtualClock } from '../virtual-clock.ts'

/** Settles as the book does. */
export async function settleInSets(db: Db, at: number): Promise<void> {
  const ports = {
    db,
    clock: createVirtualClock(at),
    signals: createSignals(),
    metrics: silentMetrics,
    tracing: silentTracing,
  }
  while (await settleChanges(ports)) {}
  while (await settleResults(ports, true)) {}
}

/** Settles each bet in a transaction of its own, in the order in which the bets were placed. */
export async function settleAlone(db: Db, at: number): Promise<void> {
  const changes = await db.query<{
    id: bigint
    reason: string
    bet_id: bigint | null
    match_id: bigint | null
    market_id: number | null
    specifier: string | null
  }>(
    `SELECT c.*, m.kind || ' ' || c.message_id AS reason FROM settlement_changes c JOIN settlement_messages m ON m.id = c.message_id
     ORDER BY c.id`,
    [],
  )
  for (const change of changes) {
    const bets = await db.query<{ id: bigint }>(
      `SELECT DISTINCT bet_id AS id FROM bet_legs WHERE bet_id = $1
         OR (match_id = $2 AND ($3::int IS NULL OR (market_id = $3 AND specifier = $4))) ORDER BY 1`,
      [change.bet_id, change.match_id, change.market_id, change.specifier],
    )
    for (const { id } of bets) await settleOne(db, Number(id), at, change.reason)
    await db.query('DELETE FROM settlement_changes WHERE id = $1', [change.id])
  }
  for (const { id } of await db.query<{ id: bigint }>('SELECT id FROM bets ORDER BY id', []))
    await settleOne(db, Number(id), at, null)
}

function settleOne(db: Db, id: number, at: number, reason: string | null): Promise<number> {
  return db.tx(async (tx) => {
    await tx.query('SELECT id FROM bets WHERE id = $1 FOR UPDATE', [id])
    return (await settleBatch(tx, [id], at, reason)).count
  })
}

/** All that settlement decides, in an order that does not depend on who was first. */
export async function stateOfBets(db: Db): Promise<Readonly<Record<string, readonly object[]>>> {
  const state: Record<string, readonly object[]> = {}
  for (const [name, sql] of Object.entries(STATE)) state[name] = await db.query(sql, [])
  return state
}

const STATE = {
  bets: 'SELECT * FROM bets ORDER BY id',
  legs: 'SELECT * FROM bet_legs ORDER BY bet_id, position',
  history: `SELECT bet_id, at, from_status, from_result, from_amount, to_status, to_result, to_amount, reason
            FROM bet_history ORDER BY bet_id, id`,
  ledger: `SELECT bet_id, round, kind, from_account, to_account, currency, amount, at FROM wallet_transfers
           ORDER BY bet_id NULLS FIRST, id`,
  balances: 'SELECT id, balance, version FROM wallet_accounts ORDER BY id',
  debts: 'SELECT account_id, amount FROM player_debts ORDER BY account_id',
  bonuses: 'SELECT id, times_used, points, expired_at, expires_at FROM player_bonuses ORDER BY id',
  betBonuses: 'SELECT * FROM bet_bonuses ORDER BY bet_id',
  notifications: 'SELECT player_id, template, data, object_id, created_at FROM notifications ORDER BY object_id, id',
  waiting: 'SELECT * FROM settlement_changes',
} as const
