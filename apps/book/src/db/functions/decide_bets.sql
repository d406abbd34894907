-- Decides submitted bets: accepts them at the given prices, or rejects them and returns the stakes. A bet with a
-- closed leg is rejected. A bet with a price that is too old stays submitted until the next call. A bet that is no
-- longer submitted does not change. Returns the ids of the bets that this call decided.
CREATE OR REPLACE FUNCTION decide_bets(p_at TIMESTAMPTZ, p_decisions JSONB) RETURNS TABLE (id BIGINT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE decided BIGINT[]; accounts BIGINT[]; asked JSONB; appended INTEGER;
BEGIN
  PERFORM 1 FROM bets b WHERE b.status = 'submitted' AND b.id IN (SELECT (value ->> 'id')::bigint FROM jsonb_array_elements(p_decisions))
  ORDER BY b.id FOR UPDATE;
  SELECT jsonb_agg(jsonb_build_object(
    'bet_id', l.bet_id, 'position', l.position, 'match_id', l.match_id, 'market_id', l.market_id, 'specifier', l.specifier,
    'outcome_id', l.outcome_id, 'provider', n.provider, 'priced_at', n.priced_at, 'fresh_for_ms', n.fresh_for_ms,
    'placed_at', b.created_at)) INTO asked
  FROM jsonb_array_elements(p_decisions) d,
       jsonb_to_recordset(d.value -> 'legs') AS n (position SMALLINT, provider TEXT, priced_at TIMESTAMPTZ, fresh_for_ms DOUBLE PRECISION),
       bet_legs l, bets b
  WHERE l.bet_id = (d.value ->> 'id')::bigint AND l.position = n.position AND b.id = l.bet_id AND b.status = 'submitted';
  IF asked IS NOT NULL THEN
    PERFORM hold_for_bets(ARRAY(SELECT (value ->> 'match_id')::bigint FROM jsonb_array_elements(asked)));
    SELECT jsonb_agg(CASE WHEN c.why IS NULL THEN d.value
                          ELSE jsonb_build_object('id', d.value -> 'id', 'rejection', c.why, 'legs', '[]'::jsonb) END)
    INTO p_decisions
    FROM jsonb_array_elements(p_decisions) d
    LEFT JOIN (
      SELECT c.bet_id, coalesce(max(c.why) FILTER (WHERE c.why <> 'price_stale'), 'price_stale') AS why
      FROM closed_legs(asked, p_at) c GROUP BY c.bet_id) c
      ON c.bet_id = (d.value ->> 'id')::bigint
    WHERE c.why IS DISTINCT FROM 'price_stale';
  END IF;

  SELECT array_agg(l.id), array_agg(DISTINCT l.account_id) FILTER (WHERE l.rejected) INTO decided, accounts FROM (
    SELECT b.id, b.account_id, d.rejection IS NOT NULL AS rejected
    FROM jsonb_to_recordset(p_decisions) AS d (id BIGINT, rejection TEXT)
    JOIN bets b ON b.id = d.id AND b.status = 'submitted'
    ORDER BY b.id FOR UPDATE OF b) l;
  IF decided IS NULL THEN RETURN; END IF;
  PERFORM wallet_hold(accounts);

  UPDATE bets b SET
    status = CASE WHEN d.rejection IS NULL THEN 'waiting_results' ELSE 'rejected' END,
    result = CASE WHEN d.rejection IS NULL THEN 'no_results' ELSE 'canceled' END,
    rejection = d.rejection, decide_at = NULL, decided_at = p_at,
    exposure = CASE WHEN d.win_amount IS NULL OR b.win_amount = 0 THEN b.exposure
                    ELSE ceil(b.exposure * d.win_amount::numeric / b.win_amount) END,
    odds = coalesce(d.odds, b.odds), win_amount = CASE WHEN d.rejection IS NULL THEN coalesce(d.win_amount, b.win_amount) ELSE 0 END
  FROM jsonb_to_recordset(p_decisions) AS d (id BIGINT, rejection TEXT, odds BIGINT, win_amount BIGINT)
  WHERE b.id = d.id AND b.id = ANY (decided);

  -- The prices, and what justifies them, are those of this moment.
  UPDATE bet_legs l SET status = 'open', odds = coalesce(n.odds, l.odds), price_odds = n.price_odds, price_provider = n.provider,
    price_producer = n.producer, price_said_at = n.said_at, price_is_live = n.is_live, planned_at = n.planned_at
  FROM jsonb_array_elements(p_decisions) d, jsonb_to_recordset(d.value -> 'legs') AS n (
    position SMALLINT, odds INTEGER, price_odds INTEGER, provider TEXT, producer TEXT, said_at TIMESTAMPTZ, is_live BOOLEAN,
    planned_at TIMESTAMPTZ)
  WHERE l.bet_id = (d.value ->> 'id')::BIGINT AND l.position = n.position AND l.bet_id = ANY (decided)
    AND d.value ->> 'rejection' IS NULL;
  UPDATE bet_legs l SET status = CASE WHEN b.status = 'rejected' THEN 'void' ELSE 'open' END
  FROM bets b WHERE l.bet_id = ANY (decided) AND b.id = l.bet_id AND l.status = 'held';

  -- A stake that the host has not paid does not pass through the player's account: it would pay their debts.
  PERFORM wallet_post(host_void_stakes(decided, p_at) || ARRAY(
    SELECT ('stake_returned', wallet_system('stakes_pending', b.currency), b.account_id, b.currency, b.stake, b.id, 1, p_at)::wallet_posting
    FROM bets b WHERE b.id = ANY (decided) AND b.status = 'rejected'
      AND NOT EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.bet_id = b.id AND x.is_house) ORDER BY b.id));
  PERFORM bonus_follow(decided, p_at);

  WITH notified AS (
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    SELECT b.player_id, 'vip_bet', CASE b.status WHEN 'rejected' THEN 'vip_rejected' ELSE 'vip_approved' END,
           jsonb_build_object('result', b.result, 'stake', b.stake, 'payout', b.win_amount, 'currency', b.currency, 'type', b.type),
           'bet', b.id, p_at
    FROM bets b WHERE b.id = ANY (decided) AND b.is_vip AND b.vip_verdict IS DISTINCT FROM 'declined' ORDER BY b.id
    RETURNING id, player_id)
  SELECT count(outbox_append(o.player_id, o.events)) INTO appended FROM (
   SELECT e.player_id, jsonb_agg(e.event ORDER BY e.place) AS events FROM (
    SELECT 1 AS place, player_id, event FROM outbox_balances(accounts)
    UNION ALL
    SELECT 2, b.player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', b.id) FROM bets b WHERE b.id = ANY (decided)
    UNION ALL
    SELECT 3, t.player_id, jsonb_build_object('type', 'notification', 'notification_id', t.id) FROM notified t
    UNION ALL
    SELECT DISTINCT 4, t.player_id, jsonb_build_object('type', 'unread_counters_changed') FROM notified t) e
   GROUP BY e.player_id) o;
  RETURN QUERY SELECT unnest(decided);
END $$;
