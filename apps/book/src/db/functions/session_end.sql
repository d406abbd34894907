-- When a session that begins now ends: at the longest duration of a session, or at the player's own limit on it.
CREATE OR REPLACE FUNCTION session_end(p_player INTEGER, p_at TIMESTAMPTZ, p_latest TIMESTAMPTZ) RETURNS TIMESTAMPTZ
LANGUAGE sql STABLE AS $$
  SELECT least(p_latest, (
    SELECT ms_after(p_at, min(l.amount)) FROM player_limits l
    WHERE l.player_id = p_player AND l.type = 'session' AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at)))
$$;
