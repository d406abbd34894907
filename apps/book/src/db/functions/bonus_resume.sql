-- Of free bets that wait for another one: where no free bet of their player runs any more, the one that ends first runs
-- again.
CREATE OR REPLACE FUNCTION bonus_resume(p_players INTEGER[], p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  WITH usable AS (
    SELECT i.id, i.player_id, i.overridden, i.expires_at FROM player_bonuses i
    WHERE i.player_id = ANY (p_players) AND i.amount IS NOT NULL AND i.activated_at IS NOT NULL AND i.expired_at IS NULL
      AND (i.expires_at IS NULL OR i.expires_at > p_at) AND i.times_used < i.uses_count)
  UPDATE player_bonuses i SET overridden = false WHERE i.id IN (
    SELECT DISTINCT ON (s.player_id) s.id FROM usable s
    WHERE s.overridden AND NOT EXISTS (SELECT 1 FROM usable r WHERE r.player_id = s.player_id AND NOT r.overridden)
    ORDER BY s.player_id, s.expires_at NULLS LAST, s.id)
$$;
