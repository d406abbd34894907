-- Why bets may not be placed with the bonuses they name; null where they may. p_bets: [{id, currency, stake, bonus:
-- {issue_id, amount, is_house, events}}], those without a bonus being passed over. Holds all bonuses of the player
-- until the end of the transaction, so that one use is one bet, and what waits for a free bet may run after it.
CREATE OR REPLACE FUNCTION bonus_hold(p_player INTEGER, p_at TIMESTAMPTZ, p_bets JSONB) RETURNS TEXT LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM jsonb_array_elements(p_bets) b WHERE b.value ? 'bonus') THEN RETURN NULL; END IF;
  PERFORM 1 FROM player_bonuses i
  WHERE i.player_id = p_player ORDER BY i.id FOR UPDATE;
  IF is_barred(p_player, p_at) THEN RETURN 'bonus_gone'; END IF;
  PERFORM 1 FROM (
    SELECT (b.value -> 'bonus' ->> 'issue_id')::int AS issue_id, count(*) AS uses,
           max((b.value -> 'bonus' ->> 'amount')::bigint) AS most, min((b.value -> 'bonus' ->> 'amount')::bigint) AS least
    FROM jsonb_array_elements(p_bets) b WHERE b.value ? 'bonus' GROUP BY 1) w
  LEFT JOIN player_bonuses i ON i.id = w.issue_id AND i.player_id = p_player
  LEFT JOIN bonuses d ON d.id = i.bonus_id AND d.level_status = 'active'
  WHERE d.id IS NULL OR i.activated_at IS NULL OR i.overridden OR i.expired_at IS NOT NULL OR i.expires_at <= p_at
    OR i.times_used + w.uses > i.uses_count
    OR i.amount IS NOT NULL AND (w.most <> w.least OR w.most <> i.amount * i.boost_multiplier / 10000);
  IF FOUND THEN RETURN 'bonus_gone'; END IF;
  -- One event counts once, across the bets of a request too.
  PERFORM 1 FROM (
    SELECT (b.value -> 'bonus' ->> 'issue_id')::int AS issue_id, e.value::bigint AS event_id, count(*) AS times
    FROM jsonb_array_elements(p_bets) b, jsonb_array_elements_text(b.value -> 'bonus' -> 'events') e GROUP BY 1, 2) w
  WHERE w.times > 1 OR EXISTS (SELECT 1 FROM farmed_events f WHERE f.issue_id = w.issue_id AND f.event_id = w.event_id);
  RETURN CASE WHEN FOUND THEN 'bonus_gone' END;
END $$;
