import type { DatabaseMeasure } from '../../kernel/metrics/database-values.ts'

export const PLATFORM_MEASURES: readonly DatabaseMeasure[] = [
  {
    name: 'touchline_messages_waiting_seconds',
    sql: `SELECT '{}'::jsonb AS labels, coalesce(extract(epoch FROM $1 - min(created_at)), 0)::float8 AS value FROM messages WHERE next_at IS NOT NULL`,
  },
]
