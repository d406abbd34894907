-- Folds the entries of bets that were drawn before p_before into their draws, which keep the key and so stay provable,
-- and drops those of bets that were placed before and left out; p_limit at most, the oldest first. Returns how many.
CREATE OR REPLACE FUNCTION fold_jackpot_entries(p_before TIMESTAMPTZ, p_limit INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE folded INTEGER;
BEGIN
  WITH old AS (
    SELECT e.bet_id, e.jackpot_id, e.state, e.client_key FROM jackpot_entries e JOIN bets b ON b.id = e.bet_id
    WHERE e.state <> 'waiting' AND b.created_at < p_before
      AND NOT EXISTS (SELECT 1 FROM jackpot_draws d WHERE d.bet_id = e.bet_id AND d.at >= p_before)
    ORDER BY e.bet_id LIMIT p_limit FOR UPDATE OF e SKIP LOCKED),
  kept AS (
    UPDATE jackpot_draws d SET client_key = o.client_key
    FROM old o, jackpot_rounds r WHERE o.state = 'drawn' AND d.bet_id = o.bet_id AND r.id = d.round_id AND r.jackpot_id = o.jackpot_id
    RETURNING 1),
  gone AS (
    DELETE FROM jackpot_entries e USING old o WHERE e.bet_id = o.bet_id AND e.jackpot_id = o.jackpot_id RETURNING 1)
  SELECT count(*)::int INTO folded FROM gone;
  RETURN folded;
END $$;
