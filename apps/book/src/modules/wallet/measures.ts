import type { DatabaseMeasure } from '../../kernel/metrics/database-values.ts'

export const WALLET_MEASURES: readonly DatabaseMeasure[] = [
  {
    name: 'touchline_ledger_wrong_balances',
    sql: `SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM wallet_accounts a
      WHERE a.player_id IS NOT NULL AND a.id IN (
        SELECT unnest(ARRAY[from_account, to_account]) FROM (SELECT from_account, to_account FROM wallet_transfers ORDER BY id DESC LIMIT 100) t)
      AND a.balance <> coalesce((SELECT sum(amount) FROM wallet_transfers WHERE to_account = a.id AND to_account >= 1000), 0)
        - coalesce((SELECT sum(amount) FROM wallet_transfers WHERE from_account = a.id AND from_account >= 1000), 0)`,
  },
  {
    name: 'touchline_host_payments_waiting_seconds',
    sql: `SELECT '{}'::jsonb AS labels, coalesce(extract(epoch FROM $1 - min(made_at)), 0)::float8 AS value FROM host_payments WHERE try_at IS NOT NULL`,
  },
]
