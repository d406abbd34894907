-- Stores a cash-out in play until its delay ends at p_due, and notifies the player. p_wish is the request that the
-- player sent at p_at. Returns false and changes nothing when the bet does not wait for results, its stake is not
-- p_open_stake, or it has a pending cash-out.
CREATE OR REPLACE FUNCTION ask_cash_out(p_at TIMESTAMPTZ, p_bet BIGINT, p_open_stake BIGINT, p_wish JSONB, p_due TIMESTAMPTZ)
RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE owner INTEGER;
BEGIN
  UPDATE bets SET cash_out_wish = p_wish, cash_out_asked_at = p_at, cash_out_due_at = p_due
  WHERE id = p_bet AND status = 'waiting_results' AND stake = p_open_stake AND cash_out_due_at IS NULL
  RETURNING player_id INTO owner;
  IF owner IS NULL THEN RETURN false; END IF;
  PERFORM outbox_append(owner, jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet)));
  RETURN true;
END $$;
