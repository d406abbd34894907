-- Uses bonuses up that bonus_hold has held, for bets that are stored: their stakes are not booked by others where they
-- are the house's.
CREATE OR REPLACE FUNCTION bonus_use(p_player INTEGER, p_at TIMESTAMPTZ, p_bets JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bet_bonuses (bet_id, issue_id, bonus_id, type, odds, terms, is_house, amount, points, farmable)
  SELECT (b.value ->> 'id')::bigint, u.issue_id, i.bonus_id, u.type, u.odds, u.terms, u.is_house, u.amount, u.points, u.points
  FROM jsonb_array_elements(p_bets) b, jsonb_to_record(b.value -> 'bonus') AS u (
    issue_id INTEGER, type TEXT, odds INTEGER, terms JSONB, is_house BOOLEAN, amount BIGINT, points BIGINT), player_bonuses i
  WHERE b.value ? 'bonus' AND i.id = u.issue_id;
  IF NOT FOUND THEN RETURN; END IF;

  INSERT INTO farmed_events (issue_id, event_id, bet_id)
  SELECT (b.value -> 'bonus' ->> 'issue_id')::int, e.value::bigint, (b.value ->> 'id')::bigint
  FROM jsonb_array_elements(p_bets) b, jsonb_array_elements_text(b.value -> 'bonus' -> 'events') e;
  UPDATE player_bonuses i SET times_used = i.times_used + u.uses FROM (
    SELECT (value -> 'bonus' ->> 'issue_id')::int AS issue_id, count(*)::int AS uses FROM jsonb_array_elements(p_bets)
    WHERE value ? 'bonus' GROUP BY 1) u
  WHERE i.id = u.issue_id;

  PERFORM bonus_resume(ARRAY[p_player], p_at);

  PERFORM wallet_post(ARRAY(
    SELECT (CASE WHEN x.is_house THEN 'bonus_stake' ELSE 'bonus_used' END, wallet_system('bonuses_promised', s.currency),
            wallet_system(CASE WHEN x.is_house THEN 'stakes_pending' ELSE 'house_equity' END, s.currency), s.currency, x.amount, x.bet_id, 1, p_at)::wallet_posting
    FROM jsonb_to_recordset(p_bets) AS s (id BIGINT, currency TEXT) JOIN bet_bonuses x ON x.bet_id = s.id
    WHERE x.amount > 0 ORDER BY s.id));
END $$;
