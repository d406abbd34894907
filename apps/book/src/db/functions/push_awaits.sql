-- Whether a bet of a player is still open.
CREATE OR REPLACE FUNCTION push_awaits(p_player INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM bets b WHERE b.player_id = p_player AND b.status IN ('submitted', 'waiting_results', 'ready_to_process'));
END $$;
