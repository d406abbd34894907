import type { DatabaseMeasure } from '../../../kernel/metrics/database-values.ts'
import { REMAINING_SQL } from './recovery/request-budget.ts'

/** Packages of TRADE360, with the signs of life that decide about their bets. */
const PACKAGES_SQL = `SELECT s.provider, one ->> 'id' AS package, one ->> 'why' AS why, h.is_lost, h.alive_at
  FROM feed_sessions s CROSS JOIN jsonb_array_elements(s.packages) AS one
  LEFT JOIN provider_heartbeats AS h (provider, producer, alive_at, is_lost) ON h.provider = s.provider AND h.producer = one ->> 'producer'`

export const FEED_MEASURES: readonly DatabaseMeasure[] = [
  {
    name: 'touchline_feed_session_up',
    sql: `SELECT jsonb_build_object('provider', provider) AS labels, (state = 'open')::int::float8 AS value FROM feed_sessions`,
  },
  {
    name: 'touchline_feed_pending_messages',
    sql: `SELECT jsonb_build_object('provider', provider) AS labels, pending::float8 AS value FROM feed_sessions`,
  },
  {
    name: 'touchline_feed_rejected_messages',
    sql: `SELECT jsonb_build_object('provider', provider) AS labels, count(*)::float8 AS value FROM feed_rejects
      WHERE received_at > $1 - interval '1 day' GROUP BY provider`,
  },
  {
    name: 'touchline_feed_unknowns',
    sql: `SELECT jsonb_build_object('provider', provider, 'kind', kind) AS labels, count(*)::float8 AS value FROM feed_unknowns
      WHERE seen_at > $1 - interval '1 day' GROUP BY provider, kind`,
  },
  {
    name: 'touchline_feed_producer_up',
    sql: `SELECT jsonb_build_object('provider', provider, 'producer', producer) AS labels, (phase = 'up')::int::float8 AS value FROM feed_producers
      UNION ALL SELECT jsonb_build_object('provider', provider, 'producer', package), (why IS NULL AND NOT coalesce(is_lost, false))::int::float8
      FROM (${PACKAGES_SQL}) AS p`,
  },
  {
    name: 'touchline_feed_lag_seconds',
    sql: `SELECT jsonb_build_object('provider', provider, 'producer', producer) AS labels, greatest(extract(epoch FROM $1 - played_at), 0)::float8 AS value
      FROM feed_producers WHERE played_at IS NOT NULL
      UNION ALL SELECT jsonb_build_object('provider', provider, 'producer', package), greatest(extract(epoch FROM $1 - alive_at), 0)::float8
      FROM (${PACKAGES_SQL}) AS p WHERE alive_at IS NOT NULL`,
  },
  {
    name: 'touchline_feed_recoveries',
    sql: `SELECT jsonb_build_object('provider', provider, 'producer', producer) AS labels, count(*)::float8 AS value FROM feed_recoveries
      WHERE asked_at > $1 - interval '1 hour' GROUP BY provider, producer`,
  },
  { name: 'touchline_feed_recoveries_left', sql: REMAINING_SQL },
]
