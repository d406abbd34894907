import type { DatabaseMeasure } from '../../kernel/metrics/database-values.ts'

export const EVENT_EXPORT_MEASURES: readonly DatabaseMeasure[] = [
  {
    name: 'touchline_event_receiver_behind_seconds',
    sql: `SELECT jsonb_build_object('receiver', r.name) AS labels, coalesce(extract(epoch FROM $1 - (
        SELECT e.at FROM exported_events e WHERE e.position > r.position ORDER BY e.position LIMIT 1)), 0)::float8 AS value
      FROM event_receivers r WHERE r.removed_at IS NULL`,
  },
]
