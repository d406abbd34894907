-- Free bets of players that run: started, neither used up nor over, and waiting for no other.
CREATE OR REPLACE FUNCTION running_freebets(p_players INTEGER[], p_at TIMESTAMPTZ) RETURNS SETOF player_bonuses LANGUAGE sql STABLE AS $$
  SELECT i.* FROM player_bonuses i
  WHERE i.player_id = ANY (p_players) AND i.amount IS NOT NULL AND i.activated_at IS NOT NULL AND NOT i.overridden AND i.expired_at IS NULL
    AND (i.expires_at IS NULL OR i.expires_at > p_at) AND i.times_used < i.uses_count
$$;
