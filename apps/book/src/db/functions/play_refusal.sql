-- Why a player's play is blocked: play_time_over (a time limit is reached), reality_check_due (the player has not
-- confirmed yet to continue); null where it is not.
CREATE OR REPLACE FUNCTION play_refusal(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN l.limit_at <= p_at THEN 'play_time_over'
              WHEN l.check_at <= p_at AND is_playing(s.seen_at, p_at) THEN 'reality_check_due' END
  FROM play_sessions s CROSS JOIN LATERAL play_limits(p_player, p_at) l WHERE s.player_id = p_player
$$;
