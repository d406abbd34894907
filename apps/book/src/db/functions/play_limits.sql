-- The limits on the play of a player: ms between reality checks, the lower of the player's own and their country's; the
-- next check; when the first time limit is reached if play continues, in the past where it is; until when play is
-- blocked where that is a rest. Nulls: no such limit. Returns nothing where there is no play.
CREATE OR REPLACE FUNCTION play_limits(p_player INTEGER, p_at TIMESTAMPTZ)
RETURNS TABLE (check_ms NUMERIC, check_at TIMESTAMPTZ, limit_at TIMESTAMPTZ, rest_until TIMESTAMPTZ) LANGUAGE sql STABLE AS $$
  WITH held AS (
    SELECT l.id, l.type, l.amount FROM player_limits l
    WHERE l.player_id = p_player AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at)
      AND l.type IN ('time', 'activity', 'sportsbook_session', 'reality_check')),
  play AS (SELECT * FROM play_sessions s WHERE s.player_id = p_player),
  checks AS (
    SELECT least(play.check_ms, (SELECT min(amount) FROM held WHERE type = 'reality_check')) AS ms FROM play),
  whole AS (
    SELECT ms_after(play.started_at, held.amount) AS at, play.seen_at, play.rest_ms
    FROM play, held WHERE held.type = 'sportsbook_session' ORDER BY held.amount LIMIT 1),
  -- One that was left before it reached its limit has ended without it.
  reached AS (SELECT at, ms_after(at, rest_ms) AS until FROM whole WHERE is_playing(seen_at, least(at, p_at))),
  periods AS (
    SELECT min(ms_after(p_at, held.amount - own_limit_used(held.id, p_at))) AS at FROM held WHERE type IN ('time', 'activity'))
  SELECT checks.ms, ms_after(coalesce(play.continued_at, play.started_at), checks.ms),
         least(CASE WHEN reached.until > p_at THEN reached.at END, periods.at),
         CASE WHEN reached.at <= p_at AND reached.until > p_at THEN reached.until END
  FROM play CROSS JOIN checks CROSS JOIN periods LEFT JOIN reached ON true
$$;
