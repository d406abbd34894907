-- Ends players' bonuses whose time is over, p_limit at most, and books the unused value of free bets. Returns how many.
CREATE OR REPLACE FUNCTION bonus_expire(p_at TIMESTAMPTZ, p_limit INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE ended INTEGER[]; players INTEGER[]; postings wallet_posting[];
BEGIN
  SELECT array_agg(DISTINCT e.player_id) INTO players FROM (
    SELECT i.player_id FROM player_bonuses i WHERE i.expired_at IS NULL AND i.expires_at <= p_at ORDER BY i.id LIMIT p_limit) e;
  IF players IS NULL THEN RETURN 0; END IF;
  -- All that they have, in the order in which others hold it: what waits for a free bet may run after it.
  PERFORM 1 FROM player_bonuses i WHERE i.player_id = ANY (players) ORDER BY i.id FOR UPDATE;
  SELECT array_agg(id) INTO ended FROM (
    SELECT i.id FROM player_bonuses i WHERE i.player_id = ANY (players) AND i.expired_at IS NULL AND i.expires_at <= p_at
    ORDER BY i.id LIMIT p_limit) e;
  IF ended IS NULL THEN RETURN 0; END IF;
  SELECT array_agg(('bonus_expired', wallet_system('bonuses_promised', i.currency), wallet_system('house_equity', i.currency),
    i.currency, (i.amount * i.boost_multiplier / 10000) * (i.uses_count - i.times_used), NULL, 1, p_at)::wallet_posting ORDER BY i.id)
  INTO postings FROM player_bonuses i WHERE i.id = ANY (ended) AND i.amount IS NOT NULL AND i.uses_count > i.times_used;
  PERFORM wallet_post(postings);
  -- What is used may still come back; what is not, does not.
  UPDATE player_bonuses SET expired_at = p_at,
    uses_count = CASE WHEN amount IS NOT NULL AND times_used > 0 THEN times_used ELSE uses_count END
  WHERE id = ANY (ended);
  PERFORM bonus_resume(players, p_at);
  RETURN cardinality(ended);
END $$;
