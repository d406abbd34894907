DROP FUNCTION IF EXISTS place_bets(INTEGER, TEXT, TEXT, TIMESTAMPTZ, SMALLINT, TEXT, JSONB, JSONB, BOOLEAN);
-- Places the bets of one request, all or none, in one round trip. Outcomes: placed; known (an answer is stored under the
-- key: it counts, whatever the request was checked to be now; the hash is empty where it answers another call); closed (legs take no bet, named in legs with why), large (bets are to be
-- marked for approval, as large_bets names them; nothing was stored), host_wallet (a host keeps the money: the bets are to wait for its debit), no_account and insufficient, excluded, own_limit_reached, play_time_over, reality_check_due and bonus_gone (nothing was stored). A bet's bonus is as
-- bonus_hold takes it. Raises what adding their exposure raises.
CREATE OR REPLACE FUNCTION place_bets(
  p_player INTEGER, p_key TEXT, p_hash TEXT, p_at TIMESTAMPTZ, p_status SMALLINT, p_answer TEXT, p_bets JSONB,
  p_exposure JSONB DEFAULT '[]', p_careful BOOLEAN DEFAULT false, p_above BIGINT DEFAULT NULL
) RETURNS TABLE (outcome TEXT, status SMALLINT, answer TEXT, body_hash TEXT, currency TEXT, legs JSONB) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE lacking TEXT; reason TEXT; locked BIGINT[]; asked JSONB; closed JSONB; large JSONB;
BEGIN
  SELECT jsonb_agg(l.value || jsonb_build_object('bet_id', b.value -> 'id')) INTO asked
  FROM jsonb_array_elements(p_bets) b, jsonb_array_elements(b.value -> 'legs') l;
  PERFORM hold_for_bets(ARRAY(SELECT (value ->> 'match_id')::bigint FROM jsonb_array_elements(asked)));
  -- Locks in id order; from here on the player's other requests wait, in whichever currency: what is on an outcome is of all of them.
  SELECT array_agg(a.id) FILTER (WHERE a.currency IN (SELECT value ->> 'currency' FROM jsonb_array_elements(p_bets))) INTO locked
  FROM (SELECT id, currency FROM wallet_accounts WHERE player_id = p_player ORDER BY id FOR UPDATE) a;

  RETURN QUERY SELECT 'known', r.status, r.answer, CASE WHEN r.call IN ('placeBets', '') THEN r.body_hash ELSE '' END, NULL::TEXT, NULL::JSONB
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
    RETURN QUERY SELECT 'known', r.status, r.answer, CASE WHEN r.call IN ('placeBets', '') THEN r.body_hash ELSE '' END, NULL::TEXT, NULL::JSONB
      FROM request_answers r WHERE r.player_id = p_player AND r.key = p_key;
    RETURN;
  END IF;

  INSERT INTO bets (id, player_id, account_id, currency, type, status, stake, win_amount, odds, max_payout, system_wins,
                    system_total, accept_mode, is_quick, device_id, created_at, decide_at,
                    is_vip, exposure)
  SELECT b.id, p_player, a.id, b.currency, b.type, CASE WHEN b.decide_at IS NULL THEN 'waiting_results' ELSE 'submitted' END,
         b.stake, b.win_amount, b.odds, b.max_payout, b.system_wins, b.system_total, b.accept_mode, b.is_quick, b.device_id,
         p_at, b.decide_at, coalesce(b.is_vip, false), CASE WHEN p_exposure = '[]' THEN 0 ELSE b.exposure END
  FROM jsonb_to_recordset(p_bets) AS b (
    id BIGINT, currency TEXT, type TEXT, stake BIGINT, win_amount BIGINT, odds BIGINT, max_payout BIGINT, system_wins SMALLINT,
    system_total SMALLINT, accept_mode TEXT, is_quick BOOLEAN, device_id TEXT, decide_at TIMESTAMPTZ,
    is_vip BOOLEAN, exposure BIGINT)
  JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = b.currency;

  INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status,
                        price_odds, price_provider, price_producer, price_said_at, price_is_live, planned_at)
  SELECT (b.value ->> 'id')::BIGINT, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.odds,
         CASE WHEN b.value ->> 'decide_at' IS NULL THEN 'open' ELSE 'held' END,
         l.price_odds, l.provider, l.producer, l.said_at, l.is_live, l.planned_at
  FROM jsonb_array_elements(p_bets) b, jsonb_to_recordset(b.value -> 'legs') AS l (
    position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, odds INTEGER,
    price_odds INTEGER, provider TEXT, producer TEXT, said_at TIMESTAMPTZ, is_live BOOLEAN, planned_at TIMESTAMPTZ);

  PERFORM enter_jackpots(p_bets);
  IF p_careful THEN PERFORM add_exposure_carefully(p_exposure); ELSE PERFORM add_exposure(p_exposure); END IF;

  PERFORM wallet_post(host_ask_for_stakes(p_player, p_at, p_bets) || ARRAY(
    SELECT ('stake', a.id, wallet_system('stakes_pending', b.currency), b.currency, b.stake, b.id, 1, p_at)::wallet_posting
    FROM jsonb_to_recordset(p_bets) AS b (id BIGINT, currency TEXT, stake BIGINT, bonus JSONB)
    JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = b.currency
    WHERE (b.bonus ->> 'is_house')::boolean IS NOT TRUE));
  PERFORM bonus_use(p_player, p_at, p_bets);
  PERFORM outbox_append(p_player, (SELECT jsonb_agg(event) FROM outbox_balances(locked))
    || (SELECT jsonb_agg(jsonb_build_object('type', 'bet_changed', 'bet_id', (value ->> 'id')::BIGINT)) FROM jsonb_array_elements(p_bets)));

  RETURN QUERY SELECT 'placed', p_status, p_answer, p_hash, NULL::TEXT, NULL::JSONB;
END $$;
