-- Pays an approved hit into the account of its bet and notifies the player. Returns false if it is not approved, or
-- paid already.
CREATE OR REPLACE FUNCTION pay_jackpot_hit(p_hit INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE h jackpot_hits; b bets; place SMALLINT;
BEGIN
  UPDATE jackpot_hits SET status = 'paid', paid_at = p_at WHERE id = p_hit AND status = 'approved' RETURNING * INTO h;
  IF h.id IS NULL THEN RETURN false; END IF;
  SELECT * INTO b FROM bets WHERE id = h.bet_id;
  place := (h.level + 1)::smallint;
  PERFORM wallet_post(ARRAY[
    ('jackpot', wallet_system('jackpot_prizes', b.currency), b.account_id, b.currency, h.amount, b.id, place, p_at)::wallet_posting]);
  PERFORM outbox_append_balances(ARRAY[b.account_id], notify_of_jackpot(h, 'jackpot_paid', p_at));
  RETURN true;
END $$;
