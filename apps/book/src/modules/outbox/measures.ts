import type { DatabaseMeasure } from '../../kernel/metrics/database-values.ts'

export const OUTBOX_MEASURES: readonly DatabaseMeasure[] = [
  {
    name: 'touchline_outbox_rows',
    sql: `SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM (SELECT 1 FROM outbox LIMIT 10000) o`,
  },
  // An empty table is 0, which is no row's number, so it is left out: an empty table does not stall.
  {
    name: 'touchline_outbox_stalled_seconds',
    sql: `SELECT '{}'::jsonb AS labels, min(id)::float8 AS value FROM outbox HAVING min(id) IS NOT NULL`,
    isSinceSame: true,
  },
]
