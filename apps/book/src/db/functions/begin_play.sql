-- Starts or continues a stretch of play: it lasts as long as the player is never away for a quarter of an hour. Stores
-- the minute.
CREATE OR REPLACE FUNCTION begin_play(p_player INTEGER, p_at TIMESTAMPTZ, p_check_ms BIGINT, p_rest_ms BIGINT) RETURNS VOID
LANGUAGE sql AS $$
  INSERT INTO play_sessions AS s (player_id, started_at, seen_at, check_ms, rest_ms) VALUES (p_player, p_at, p_at, p_check_ms, p_rest_ms)
  ON CONFLICT (player_id) DO UPDATE SET
    started_at = CASE WHEN is_playing(s.seen_at, p_at) THEN s.started_at ELSE p_at END,
    continued_at = CASE WHEN is_playing(s.seen_at, p_at) THEN s.continued_at END,
    seen_at = greatest(s.seen_at, p_at),
    check_ms = least(p_check_ms, CASE WHEN is_playing(s.seen_at, p_at) THEN s.check_ms END),
    rest_ms = greatest(p_rest_ms, CASE WHEN is_playing(s.seen_at, p_at) THEN s.rest_ms END);
  INSERT INTO player_minutes (player_id, kind, minute) VALUES (p_player, 'play', date_trunc('minute', p_at)) ON CONFLICT DO NOTHING;
$$;
