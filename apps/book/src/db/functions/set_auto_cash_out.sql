-- Makes the book cash a bet out at p_target subunits or more; null cancels that. The player is notified. Nothing
-- happens, and the response is false, when the bet does not wait for results.
CREATE OR REPLACE FUNCTION set_auto_cash_out(p_bet BIGINT, p_player INTEGER, p_target BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bets SET auto_cash_out = p_target WHERE id = p_bet AND player_id = p_player AND status = 'waiting_results';
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM outbox_append(p_player, jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet)));
  RETURN true;
END $$;
