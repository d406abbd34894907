-- Declines the desk's offer for a bet: the bet is rejected next, and the whole stake is returned. Returns false and
-- changes nothing where no offer waits for the player.
CREATE OR REPLACE FUNCTION decline_offer(p_bet BIGINT, p_player INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bets SET vip_verdict = 'declined', decide_at = p_at
  WHERE id = p_bet AND player_id = p_player AND status = 'submitted' AND vip_verdict = 'offered';
  RETURN FOUND;
END $$;
