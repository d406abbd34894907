-- A player lets go what the desk offered instead of their bet: it is rejected next, and the stake comes back whole.
-- False, and nothing happens, when no offer waits for their word.
CREATE OR REPLACE FUNCTION decline_offer(p_bet BIGINT, p_player INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bets SET vip_verdict = 'declined', decide_at = p_at
  WHERE id = p_bet AND player_id = p_player AND status = 'submitted' AND vip_verdict = 'offered';
  RETURN FOUND;
END $$;
