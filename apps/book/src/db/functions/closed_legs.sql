-- Of some legs, those that take no bet at p_at, and why, as the name of an error. p_legs: [{place, bet_id, position,
-- match_id, market_id, specifier, outcome_id, provider, priced_at, placed_at, fresh_for_ms, is_sale}]. A leg is closed
-- when its provider is down, its match is over, the event of another provider is offered in its place (unless it is
-- cashed out: is_sale), or its start has come and no feed says that it has begun, its market decided or cancelled; and
-- while its price is older than the last message about the market, because after a rollback only a fresh price opens
-- it. Its price is stale where fresh_for_ms, counted from when the statement came, were over before its locks were had.
-- The caller holds the matches (hold_for_bets).
CREATE OR REPLACE FUNCTION closed_legs(p_legs JSONB, p_at TIMESTAMPTZ)
RETURNS TABLE (place INTEGER, bet_id BIGINT, "position" SMALLINT, why TEXT) LANGUAGE sql STABLE AS $$
  SELECT l.place, l.bet_id, l.position,
    CASE WHEN p.is_down THEN 'provider_down' WHEN t.is_closed THEN 'event_not_bettable' ELSE 'price_stale' END
  FROM jsonb_to_recordset(p_legs) AS l (
    place INTEGER, bet_id BIGINT, position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT,
    provider TEXT, priced_at TIMESTAMPTZ, placed_at TIMESTAMPTZ, fresh_for_ms DOUBLE PRECISION, is_sale BOOLEAN)
  CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT 1 FROM provider_states s WHERE s.provider = l.provider AND s.status = 'down') AS is_down) p
  CROSS JOIN LATERAL (SELECT
    (l.is_sale IS NOT TRUE AND is_held(l.match_id))
    OR EXISTS (
      SELECT 1 FROM matches m
      WHERE m.id = l.match_id AND (m.status >= 3 OR (m.origin = 'feed' AND m.status = 0 AND coalesce(m.ends_at, m.starts_at) <= p_at)))
    OR EXISTS (
      SELECT 1 FROM market_results r
      WHERE r.match_id = l.match_id AND r.market_id = l.market_id AND r.specifier = l.specifier
        AND (r.decided_at IS NOT NULL OR r.outcomes ->> l.outcome_id IS NOT NULL OR r.recorded_at > coalesce(l.priced_at, p_at)))
    OR EXISTS (
      SELECT 1 FROM market_cancels c
      WHERE c.match_id = l.match_id AND NOT c.is_rollback
        AND (c.market_id IS NULL OR (c.market_id = l.market_id AND c.specifier = l.specifier))
        AND (c.outcome_id IS NULL OR c.outcome_id = l.outcome_id)
        AND (c.starts_at IS NULL OR c.starts_at <= p_at) AND (c.ends_at IS NULL OR c.ends_at >= coalesce(l.placed_at, p_at))
        AND NOT EXISTS (
          SELECT 1 FROM market_cancels k
          WHERE k.match_id = l.match_id AND k.is_rollback AND k.said_at >= c.said_at AND NOT (c.keeps_results AND k.market_id IS NOT NULL)
            AND k.received_at <= coalesce(l.priced_at, p_at)
            AND (k.market_id IS NULL OR (k.market_id = l.market_id AND k.specifier = l.specifier))
            AND (k.outcome_id IS NULL OR k.outcome_id = l.outcome_id)
            AND (k.starts_at IS NULL OR k.starts_at <= c.starts_at) AND (k.ends_at IS NULL OR k.ends_at >= c.ends_at)))
    AS is_closed) t
  WHERE p.is_down OR t.is_closed
    OR l.fresh_for_ms < floor(1000 * extract(epoch FROM clock_timestamp() - statement_timestamp()))
$$;
