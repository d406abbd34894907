-- Opens a box whose draw gave p_drawn: raises the free bet once, paid by the house, and notifies the player. Returns
-- false if the box is open, or the free bet is used, raised, ended or another player's. The caller holds the box.
CREATE OR REPLACE FUNCTION bonus_raise(
  p_box INTEGER, p_key TEXT, p_freebet INTEGER, p_drawn INTEGER, p_multiplier INTEGER, p_at TIMESTAMPTZ
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE raised player_bonuses; worth BIGINT; appended BIGINT;
BEGIN
  PERFORM 1 FROM player_bonuses WHERE id = p_freebet OR id = (SELECT issue_id FROM loot_boxes WHERE id = p_box) ORDER BY id FOR UPDATE;
  UPDATE player_bonuses f SET boost_multiplier = p_multiplier
  FROM loot_boxes b JOIN player_bonuses i ON i.id = b.issue_id
  WHERE b.id = p_box AND b.opened_at IS NULL AND f.id = p_freebet AND f.player_id = i.player_id AND f.amount IS NOT NULL
    AND f.boost_multiplier = 10000 AND f.times_used = 0 AND f.expired_at IS NULL AND (f.expires_at IS NULL OR f.expires_at > p_at)
    AND NOT EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.issue_id = f.id) AND NOT is_barred(f.player_id, p_at)
  RETURNING f.* INTO raised;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE loot_boxes SET opened_at = p_at, client_key = p_key, freebet_id = p_freebet, drawn = p_drawn, multiplier = p_multiplier
  WHERE id = p_box;
  UPDATE player_bonuses SET steps_paid = steps_paid + 1 WHERE id = (SELECT issue_id FROM loot_boxes WHERE id = p_box);
  worth := (raised.amount * p_multiplier / 10000 - raised.amount) * raised.uses_count;
  IF worth > 0 THEN
    PERFORM wallet_post(ARRAY[('bonus_granted', wallet_system('house_equity', raised.currency),
      wallet_system('bonuses_promised', raised.currency), raised.currency, worth, NULL, 1, p_at)::wallet_posting]);
  END IF;
  appended := outbox_append(raised.player_id, notify_of_bonus(raised.id, 'bonus_raised', jsonb_build_object('multiplier', p_multiplier), p_at));
  RETURN true;
END $$;
