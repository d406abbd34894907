import type { DatabaseMeasure } from '../../kernel/metrics/database-values.ts'

/** Legs that a result of the last hour waits for; what is older is found by the sweep of all results. */
const WAITING = `SELECT r.recorded_at FROM market_results r
  JOIN bet_legs l ON l.match_id = r.match_id AND l.market_id = r.market_id AND l.specifier = r.specifier AND l.status = 'open'
  JOIN bets b ON b.id = l.bet_id AND b.status = 'waiting_results'
  WHERE r.recorded_at > $1 - interval '1 hour'
    AND CASE WHEN r.outcomes ? l.outcome_id THEN r.outcomes ->> l.outcome_id ELSE r.others END IS NOT NULL
  LIMIT 10000`

export const SETTLEMENT_MEASURES: readonly DatabaseMeasure[] = [
  {
    name: 'touchline_settlement_waiting_legs',
    sql: `SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM (${WAITING}) w`,
  },
  {
    name: 'touchline_settlement_waiting_seconds',
    sql: `SELECT '{}'::jsonb AS labels, coalesce(extract(epoch FROM $1 - min(recorded_at)), 0)::float8 AS value FROM (${WAITING}) w`,
  },
]
