import type { DatabaseMeasure } from '../../kernel/metrics/database-values.ts'

export const BETS_MEASURES: readonly DatabaseMeasure[] = [
  {
    name: 'touchline_bets_submitted',
    sql: `SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM bets WHERE status = 'submitted'`,
  },
  {
    name: 'touchline_bets_overdue_seconds',
    sql: `SELECT '{}'::jsonb AS labels, greatest(coalesce(extract(epoch FROM $1 - min(decide_at)), 0), 0)::float8 AS value
      FROM bets WHERE status = 'submitted' AND decide_at < $1 AND (NOT is_vip OR vip_verdict IS NOT NULL)`,
  },
]
