DROP FUNCTION IF EXISTS place_together(JSONB, TEXT[], JSONB, JSONB, JSONB, TIMESTAMPTZ);
-- Places requests of several players in one transaction: one commit, one wait for the disk. Each is placed whole, as
-- place_bets does it, or left alone. Returns the places of those that are placed. The others are for place_bets, which
-- knows why not: their key is known, a leg takes no bet, money or an account is missing, the player has limits of their
-- own or is held, what they may be paid on a market is above p_above (cents of a EUR), so that approval may be needed,
-- or one of their accounts is busy, which no other request shall wait for. Raises what adding their exposure raises,
-- and a unique violation when a key becomes known in the meantime; then none is placed.
-- p_requests: [{place, player_id, key, body_hash, at, status}], a player's key once; their responses in the same order;
-- the bets of all of them with the place of their request, their legs with the id of their bet; what they add to the
-- exposures; the time now.
CREATE OR REPLACE FUNCTION place_together(
  p_requests JSONB, p_answers TEXT[], p_bets JSONB, p_legs JSONB, p_exposure JSONB, p_at TIMESTAMPTZ, p_above BIGINT DEFAULT NULL
) RETURNS INTEGER[] LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE accounts BIGINT[]; placed INTEGER[];
BEGIN
  PERFORM hold_for_bets(ARRAY(SELECT (value ->> 'match_id')::bigint FROM jsonb_array_elements(p_legs)));

  SELECT array_agg(l.id) INTO accounts FROM (
    SELECT a.id FROM wallet_accounts a
    WHERE a.player_id IN (SELECT r.player_id FROM jsonb_to_recordset(p_requests) AS r (player_id INTEGER))
    ORDER BY a.id FOR UPDATE SKIP LOCKED) l;

  -- In the order of their places, as far as the money goes.
  SELECT array_agg(r.place) INTO placed
  FROM jsonb_to_recordset(p_requests) AS r (place INTEGER, player_id INTEGER, key TEXT)
  JOIN (
    SELECT s.place FROM (
      SELECT b.place, a.id, a.balance, sum(b.stake) OVER (PARTITION BY b.player_id, b.currency ORDER BY b.place) AS spent
      FROM jsonb_to_recordset(p_bets) AS b (place INTEGER, player_id INTEGER, currency TEXT, stake BIGINT)
      LEFT JOIN wallet_accounts a ON a.player_id = b.player_id AND a.currency = b.currency AND a.id = ANY (accounts)) s
    GROUP BY s.place HAVING bool_and(s.id IS NOT NULL AND s.spent <= s.balance)) affordable ON affordable.place = r.place
  WHERE NOT EXISTS (SELECT 1 FROM request_answers q WHERE q.player_id = r.player_id AND q.key = r.key)
    AND NOT EXISTS (
      SELECT 1 FROM player_limits l WHERE l.player_id = r.player_id AND (l.ended_at IS NULL OR l.ended_at > p_at))
    AND play_refusal(r.player_id, p_at) IS NULL AND hold_refusal(r.player_id) IS NULL
    AND NOT EXISTS (SELECT 1 FROM wallet_accounts a WHERE a.player_id = r.player_id AND a.id <> ALL (accounts))
    AND r.player_id NOT IN (
      SELECT w.holder FROM jsonb_to_recordset(p_exposure) AS w (
        match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT)
      LEFT JOIN exposures e USING (match_id, market_id, specifier, outcome_id, holder)
      WHERE w.holder > 0 GROUP BY w.match_id, w.market_id, w.specifier, w.outcome_id, w.holder
      HAVING sum(w.amount) + coalesce(max(e.used), 0) > p_above)
    AND r.place NOT IN (SELECT c.place FROM closed_legs(p_legs, p_at) c);
  IF placed IS NULL THEN RETURN '{}'; END IF;

  INSERT INTO request_answers (player_id, key, call, body_hash, status, answer, at)
  SELECT r.player_id, r.key, 'placeBets', r.body_hash, r.status, p_answers[r.place], r.at
  FROM jsonb_to_recordset(p_requests) AS r (
    place INTEGER, player_id INTEGER, key TEXT, body_hash TEXT, status SMALLINT, at TIMESTAMPTZ)
  WHERE r.place = ANY (placed);

  PERFORM wallet_post(store_bets(p_bets, p_legs, placed));
  PERFORM outbox_append(o.player_id, o.events) FROM (
   WITH mine AS (
     SELECT b.id, b.player_id, b.currency FROM jsonb_to_recordset(p_bets) AS b (
       place INTEGER, id BIGINT, player_id INTEGER, currency TEXT)
     WHERE b.place = ANY (placed))
   SELECT e.player_id, jsonb_agg(e.event ORDER BY e.place) AS events FROM (
    SELECT 0 AS place, t.player_id, t.event FROM outbox_balances((
      SELECT array_agg(a.id) FROM wallet_accounts a WHERE (a.player_id, a.currency) IN (SELECT player_id, currency FROM mine))) t
    UNION ALL
    SELECT id, player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', id) FROM mine) e
   GROUP BY e.player_id) o;

  -- Last: other requests on the same outcomes wait from here to the commit.
  PERFORM add_exposure((
    SELECT coalesce(jsonb_agg(w), '[]') FROM (
      SELECT w.match_id, w.market_id, w.specifier, w.outcome_id, w.holder, sum(w.amount) AS amount, min(w.cap) AS cap
      FROM jsonb_to_recordset(p_exposure) AS w (
        place INTEGER, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
      WHERE w.place = ANY (placed)
      GROUP BY w.match_id, w.market_id, w.specifier, w.outcome_id, w.holder) w));
  RETURN placed;
END $$;
