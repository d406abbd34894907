-- Ends a pending cash-out without a payment, and notifies the player. Returns false when the bet has none.
CREATE OR REPLACE FUNCTION refuse_cash_out(p_bet BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE owner INTEGER;
BEGIN
  UPDATE bets SET cash_out_wish = NULL, cash_out_asked_at = NULL, cash_out_due_at = NULL
  WHERE id = p_bet AND cash_out_due_at IS NOT NULL RETURNING player_id INTO owner;
  IF owner IS NULL THEN RETURN false; END IF;
  PERFORM outbox_append(owner, jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet)));
  RETURN true;
END $$;
