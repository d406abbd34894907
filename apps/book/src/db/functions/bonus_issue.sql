-- Gives a player a bonus once per source, books it and notifies the player. Bonuses for everyone and from codes are
-- given once per person, through any of their accounts. Returns the id of the issue; null if the player had it, or if
-- the paying pool (p_pool: the id of its bonus) does not hold enough. p_amount is null except for free bets.
CREATE OR REPLACE FUNCTION bonus_issue(
  p_bonus INTEGER, p_player INTEGER, p_source TEXT, p_currency TEXT, p_amount BIGINT, p_uses INTEGER, p_expires TIMESTAMPTZ,
  p_activate BOOLEAN, p_pool INTEGER, p_at TIMESTAMPTZ
) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE issued INTEGER; worth BIGINT := p_amount * p_uses; kind TEXT;
BEGIN
  IF p_source IN ('everyone', 'code') THEN
    PERFORM lock_person(p_player);
    PERFORM 1 FROM same_persons(p_player) s JOIN player_bonuses o ON o.player_id = s.other_id
    WHERE o.bonus_id = p_bonus AND o.source = p_source AND s.kinds <> '{method}';
    IF FOUND THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO player_bonuses (bonus_id, player_id, source, currency, amount, uses_count, created_at, activated_at, expires_at, points_at)
  VALUES (p_bonus, p_player, p_source, p_currency, p_amount, p_uses, p_at, CASE WHEN p_activate AND NOT (p_amount IS NOT NULL AND EXISTS (
    -- Another free bet runs: this one waits until the player starts it.
    SELECT 1 FROM player_bonuses o WHERE o.player_id = p_player AND o.amount IS NOT NULL AND o.activated_at IS NOT NULL AND NOT o.overridden
      AND o.expired_at IS NULL AND o.times_used < o.uses_count)) THEN p_at END, p_expires, p_at)
  ON CONFLICT DO NOTHING RETURNING id INTO issued;
  IF issued IS NULL THEN RETURN NULL; END IF;

  IF worth IS NOT NULL THEN
    IF p_pool IS NOT NULL THEN
      UPDATE bonuses SET pool = pool - worth, pool_version = pool_version + 1 WHERE id = p_pool AND pool >= worth;
      IF NOT FOUND THEN
        DELETE FROM player_bonuses WHERE id = issued;
        RETURN NULL;
      END IF;
    END IF;
    PERFORM wallet_post(ARRAY[('bonus_granted', wallet_system(CASE WHEN p_pool IS NULL THEN 'house_equity' ELSE 'bonus_pools' END, p_currency),
      wallet_system('bonuses_promised', p_currency), p_currency, worth, NULL, 1, p_at)::wallet_posting]);
  END IF;
  -- A bonus for everyone is issued when its player looks at their bonuses, which shows it: no notification.
  IF p_source = 'everyone' THEN RETURN issued; END IF;
  SELECT b.type INTO kind FROM bonuses b WHERE b.id = p_bonus;
  PERFORM outbox_append(p_player, jsonb_build_array(jsonb_build_object('type', 'bonus_issued', 'bonus_id', issued, 'bonus_type', kind))
    || notify_of_bonus(issued,
         CASE WHEN p_source LIKE 'step:%' OR p_source LIKE 'place:%' THEN 'bonus_won' ELSE 'bonus_issued' END,
         CASE WHEN p_pool IS NULL THEN '{}' ELSE (SELECT jsonb_build_object('hunt', w.definition -> 'name') FROM bonuses w WHERE w.id = p_pool) END,
         p_at));
  RETURN issued;
END $$;
