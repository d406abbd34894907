-- Approves a waiting hit, or declines it for a reason: its amount goes back into the pool that is open now, or to the
-- house where the jackpot is over. The player is notified of a declined hit at once, and of an approved one when it is
-- paid. Returns false where no such hit waits.
CREATE OR REPLACE FUNCTION decide_jackpot_hit(p_hit INTEGER, p_reason TEXT, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE h jackpot_hits; code TEXT; open_round INTEGER;
BEGIN
  UPDATE jackpot_hits SET status = CASE WHEN p_reason IS NULL THEN 'approved' ELSE 'declined' END, decided_at = p_at, reason = p_reason
  WHERE id = p_hit AND status = 'waiting' RETURNING * INTO h;
  IF h.id IS NULL THEN RETURN false; END IF;
  IF p_reason IS NULL THEN RETURN true; END IF;

  SELECT currency INTO code FROM jackpots WHERE id = h.jackpot_id;
  UPDATE jackpot_rounds SET pool = pool + h.amount * 1000000, began_with = began_with + h.amount * 1000000
  WHERE jackpot_id = h.jackpot_id AND level = h.level AND ended_at IS NULL RETURNING id INTO open_round;
  PERFORM wallet_post(ARRAY[
    ('jackpot_declined', wallet_system('jackpot_prizes', code), wallet_system('jackpot_pools', code), code, h.amount, h.bet_id,
     (h.level + 1)::smallint, p_at)::wallet_posting]);
  IF open_round IS NULL THEN
    PERFORM wallet_post(ARRAY[
      ('jackpot_closed', wallet_system('jackpot_pools', code), wallet_system('house_equity', code), code, h.amount, h.bet_id,
       (h.level + 1)::smallint, p_at)::wallet_posting]);
  END IF;
  PERFORM outbox_append(h.player_id, notify_of_jackpot(h, 'jackpot_declined', p_at));
  RETURN true;
END $$;
