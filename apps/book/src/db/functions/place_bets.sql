DROP FUNCTION IF EXISTS place_bets(INTEGER, TEXT, TEXT, TIMESTAMPTZ, SMALLINT, TEXT, JSONB, JSONB, BOOLEAN);
-- Places the bets of one request, all or none, in one round trip. Outcomes: placed; known (a response is stored under
-- the key: it counts, not the result of the present checks; the hash is empty where it belongs to another call); closed
-- (legs take no bet, named in legs with why), large (bets are to be marked for approval, as large_bets names them;
-- nothing was stored), host_wallet (a host keeps the money: the bets are to wait for its debit), no_account and
-- insufficient, excluded, own_limit_reached, play_time_over, reality_check_due and bonus_gone (nothing was stored). A
-- bet's bonus is as bonus_hold takes it. Raises what adding their exposure raises.
CREATE OR REPLACE FUNCTION place_bets(
  p_player INTEGER, p_key TEXT, p_hash TEXT, p_at TIMESTAMPTZ, p_status SMALLINT, p_answer TEXT, p_bets JSONB,
  p_exposure JSONB DEFAULT '[]', p_careful BOOLEAN DEFAULT false, p_above BIGINT DEFAULT NULL
) RETURNS TABLE (outcome TEXT, status SMALLINT, answer TEXT, body_hash TEXT, currency TEXT, legs JSONB) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE lacking TEXT; reason TEXT; locked BIGINT[]; asked JSONB; closed JSONB; large JSONB; stakes wallet_posting[];
BEGIN
  SELECT jsonb_agg(l.value || jsonb_build_object('place', 1, 'bet_id', b.value -> 'id',
    'status', CASE WHEN b.value ->> 'decide_at' IS NULL THEN 'open' ELSE 'held' END)) INTO asked
  FROM jsonb_array_elements(p_bets) b, jsonb_array_elements(b.value -> 'legs') l;
  PERFORM hold_for_bets(ARRAY(SELECT (value ->> 'match_id')::bigint FROM jsonb_array_elements(asked)));
  -- Locks in id order; from here on the player's other requests wait, in whichever currency: what is on an outcome is
  -- of all of them.
  SELECT array_agg(a.id) FILTER (WHERE a.currency IN (SELECT value ->> 'currency' FROM jsonb_array_elements(p_bets))) INTO locked
  FROM (SELECT id, currency FROM wallet_accounts WHERE player_id = p_player ORDER BY id FOR UPDATE) a;

  RETURN QUERY SELECT 'known', r.status, r.answer, CASE WHEN r.call = 'placeBets' THEN r.body_hash ELSE '' END, NULL::TEXT, NULL::JSONB
    FROM request_answers r WHERE r.player_id = p_player AND r.key = p_key;
  IF FOUND THEN RETURN; END IF;

  -- A stake of the house is none of the player's.
  reason := coalesce(
    own_limit_refusal(p_player, p_at, (
      SELECT coalesce(jsonb_agg(value), '[]') FROM jsonb_array_elements(p_bets) WHERE (value -> 'bonus' ->> 'is_house')::boolean IS NOT TRUE)),
    bonus_hold(p_player, p_at, p_bets));
  IF reason IS NOT NULL THEN
    RETURN QUERY SELECT reason, NULL::SMALLINT, NULL::TEXT, NULL::TEXT, NULL::TEXT, NULL::JSONB;
    RETURN;
  END IF;

  SELECT jsonb_agg(jsonb_build_object('bet_id', c.bet_id, 'position', c.position, 'why', c.why) ORDER BY c.bet_id, c.position)
  INTO closed FROM closed_legs(asked, p_at) c;
  IF closed IS NOT NULL THEN
    RETURN QUERY SELECT 'closed', NULL::SMALLINT, NULL::TEXT, NULL::TEXT, NULL::TEXT, closed;
    RETURN;
  END IF;

  SELECT wanted.currency, CASE WHEN a.id IS NULL THEN 'no_account' WHEN h.account_id IS NULL THEN 'insufficient' ELSE 'host_wallet' END
  INTO lacking, reason
  FROM (SELECT b.currency, sum(CASE WHEN (b.bonus ->> 'is_house')::boolean OR b.asks_host THEN 0 ELSE b.stake END) AS stake
        FROM jsonb_to_recordset(p_bets) AS b (currency TEXT, stake BIGINT, bonus JSONB, asks_host BOOLEAN) GROUP BY 1) wanted
  LEFT JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = wanted.currency
  LEFT JOIN host_accounts h ON h.account_id = a.id
  WHERE a.id IS NULL OR a.balance < wanted.stake
  ORDER BY a.id NULLS FIRST LIMIT 1;
  IF FOUND THEN
    RETURN QUERY SELECT reason, NULL::SMALLINT, NULL::TEXT, NULL::TEXT, lacking, NULL::JSONB;
    RETURN;
  END IF;

  large := CASE WHEN p_above IS NOT NULL THEN large_bets(p_player, p_bets, p_exposure, p_above) END;
  IF large IS NOT NULL THEN
    RETURN QUERY SELECT 'large', NULL::SMALLINT, NULL::TEXT, NULL::TEXT, NULL::TEXT, large;
    RETURN;
  END IF;

  INSERT INTO request_answers (player_id, key, call, body_hash, status, answer, at)
  VALUES (p_player, p_key, 'placeBets', p_hash, p_status, p_answer, p_at) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'known', r.status, r.answer, CASE WHEN r.call = 'placeBets' THEN r.body_hash ELSE '' END, NULL::TEXT, NULL::JSONB
      FROM request_answers r WHERE r.player_id = p_player AND r.key = p_key;
    RETURN;
  END IF;

  stakes := store_bets((
    SELECT jsonb_agg(value - 'legs' || jsonb_build_object('place', 1, 'player_id', p_player, 'at', p_at)
      || CASE WHEN p_exposure = '[]' THEN '{"exposure": 0}' ELSE '{}' END::jsonb)
    FROM jsonb_array_elements(p_bets)), asked, '{1}');
  IF p_careful THEN PERFORM add_exposure_carefully(p_exposure); ELSE PERFORM add_exposure(p_exposure); END IF;

  PERFORM wallet_post(host_ask_for_stakes(p_player, p_at, p_bets) || stakes);
  PERFORM bonus_use(p_player, p_at, p_bets);
  PERFORM outbox_append(p_player, (SELECT jsonb_agg(event) FROM outbox_balances(locked))
    || (SELECT jsonb_agg(jsonb_build_object('type', 'bet_changed', 'bet_id', (value ->> 'id')::BIGINT)) FROM jsonb_array_elements(p_bets)));

  RETURN QUERY SELECT 'placed', p_status, p_answer, p_hash, NULL::TEXT, NULL::JSONB;
END $$;
