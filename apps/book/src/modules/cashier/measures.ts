import type { DatabaseMeasure } from '../../kernel/metrics/database-values.ts'

export const CASHIER_MEASURES: readonly DatabaseMeasure[] = [
  {
    name: 'touchline_deposits_pending',
    sql: `SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM deposit_intents
      WHERE ask_at IS NOT NULL AND state = 'pending' AND created_at < $1 - interval '1 hour'`,
  },
]
