-- Which of some bets an operator has cancelled as a whole, without having taken that back later.
CREATE OR REPLACE FUNCTION cancelled_bets(p_bets BIGINT[]) RETURNS TABLE (bet_id BIGINT) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT c.bet_id FROM market_cancels c
  WHERE c.bet_id = ANY (p_bets) AND NOT c.is_rollback AND NOT EXISTS (
    SELECT 1 FROM market_cancels k WHERE k.bet_id = c.bet_id AND k.is_rollback AND (k.said_at, k.id) >= (c.said_at, c.id))
$$;
