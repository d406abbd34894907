-- Large stakes wait for approval: submitted with their stake reserved until the desk has approved or rejected them.
ALTER TABLE bets
  ADD COLUMN is_vip BOOLEAN NOT NULL DEFAULT false,
  -- approved or rejected by the desk; null while it has not said so.
  ADD COLUMN vip_verdict TEXT CHECK (vip_verdict IN ('approved', 'rejected')),
  ADD CHECK (vip_verdict IS NULL OR is_vip);
CREATE INDEX bets_to_approve ON bets (decide_at) WHERE status = 'submitted' AND is_vip AND vip_verdict IS NULL;

DROP FUNCTION place_bets(INTEGER, TEXT, TEXT, TIMESTAMPTZ, SMALLINT, TEXT, JSONB);
-- Places the bets of one request, all or none, in one round trip. Outcomes: placed; known (an answer is stored under the
-- key: it counts, whatever the request was checked to be now); no_account and insufficient (nothing was stored). Raises what
-- adding their exposure raises.
CREATE FUNCTION place_bets(
  p_player INTEGER, p_key TEXT, p_hash TEXT, p_at TIMESTAMPTZ, p_status SMALLINT, p_answer TEXT, p_bets JSONB,
  p_exposure JSONB DEFAULT '[]', p_careful BOOLEAN DEFAULT false
) RETURNS TABLE (outcome TEXT, status SMALLINT, answer TEXT, body_hash TEXT, currency TEXT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE lacking TEXT; reason TEXT; locked BIGINT[];
BEGIN
  -- Locks in id order; from here on the player's other requests in these currencies wait.
  SELECT array_agg(a.id) INTO locked FROM (
    SELECT id FROM wallet_accounts WHERE player_id = p_player
      AND currency IN (SELECT value ->> 'currency' FROM jsonb_array_elements(p_bets))
    ORDER BY id FOR UPDATE) a;

  RETURN QUERY SELECT 'known', r.status, r.answer, r.body_hash, NULL::TEXT
    FROM bet_requests r WHERE r.player_id = p_player AND r.key = p_key;
  IF FOUND THEN RETURN; END IF;

  SELECT wanted.currency, CASE WHEN a.id IS NULL THEN 'no_account' ELSE 'insufficient' END INTO lacking, reason
  FROM (SELECT b.currency, sum(b.stake) AS stake FROM jsonb_to_recordset(p_bets) AS b (currency TEXT, stake BIGINT) GROUP BY 1) wanted
  LEFT JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = wanted.currency
  WHERE a.id IS NULL OR a.balance < wanted.stake
  ORDER BY a.id NULLS FIRST LIMIT 1;
  IF FOUND THEN
    RETURN QUERY SELECT reason, NULL::SMALLINT, NULL::TEXT, NULL::TEXT, lacking;
    RETURN;
  END IF;

  INSERT INTO bet_requests (player_id, key, body_hash, status, answer, at)
  VALUES (p_player, p_key, p_hash, p_status, p_answer, p_at) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'known', r.status, r.answer, r.body_hash, NULL::TEXT
      FROM bet_requests r WHERE r.player_id = p_player AND r.key = p_key;
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

  INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status)
  SELECT (b.value ->> 'id')::BIGINT, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.odds,
         CASE WHEN b.value ->> 'decide_at' IS NULL THEN 'open' ELSE 'held' END
  FROM jsonb_array_elements(p_bets) b, jsonb_to_recordset(b.value -> 'legs') AS l (
    position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, odds INTEGER);

  IF p_careful THEN PERFORM add_exposure_carefully(p_exposure); ELSE PERFORM add_exposure(p_exposure); END IF;

  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, at)
  SELECT 'stake', a.id, wallet_system('stakes_pending', b.currency), b.currency, b.stake, b.id, p_at
  FROM jsonb_to_recordset(p_bets) AS b (id BIGINT, currency TEXT, stake BIGINT)
  JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = b.currency;

  INSERT INTO outbox (player_id, events)
  SELECT p_player, (SELECT jsonb_agg(event) FROM outbox_balances(locked))
    || (SELECT jsonb_agg(jsonb_build_object('type', 'bet_changed', 'bet_id', (value ->> 'id')::BIGINT)) FROM jsonb_array_elements(p_bets));

  RETURN QUERY SELECT 'placed', p_status, p_answer, p_hash, NULL::TEXT;
END $$;

-- Decides submitted bets: accepts them at the prices given, or rejects them and returns the stakes. A bet that is no longer
-- submitted is left alone. Answers the ids that were decided here.
CREATE OR REPLACE FUNCTION decide_bets(p_at TIMESTAMPTZ, p_decisions JSONB) RETURNS TABLE (id BIGINT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE decided BIGINT[]; accounts BIGINT[];
BEGIN
  SELECT array_agg(l.id), array_agg(DISTINCT l.account_id) FILTER (WHERE l.rejected) INTO decided, accounts FROM (
    SELECT b.id, b.account_id, d.rejection IS NOT NULL AS rejected
    FROM jsonb_to_recordset(p_decisions) AS d (id BIGINT, rejection TEXT)
    JOIN bets b ON b.id = d.id AND b.status = 'submitted'
    ORDER BY b.id FOR UPDATE OF b) l;
  IF decided IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM wallet_accounts a WHERE a.id = ANY (accounts) ORDER BY a.id FOR UPDATE;

  UPDATE bets b SET
    status = CASE WHEN d.rejection IS NULL THEN 'waiting_results' ELSE 'rejected' END,
    result = CASE WHEN d.rejection IS NULL THEN 'no_results' ELSE 'canceled' END,
    rejection = d.rejection, decide_at = NULL, decided_at = p_at,
    exposure = CASE WHEN d.win_amount IS NULL OR b.win_amount = 0 THEN b.exposure
                    ELSE ceil(b.exposure * d.win_amount::numeric / b.win_amount) END,
    odds = coalesce(d.odds, b.odds), win_amount = CASE WHEN d.rejection IS NULL THEN coalesce(d.win_amount, b.win_amount) ELSE 0 END
  FROM jsonb_to_recordset(p_decisions) AS d (id BIGINT, rejection TEXT, odds BIGINT, win_amount BIGINT)
  WHERE b.id = d.id AND b.id = ANY (decided);

  UPDATE bet_legs l SET status = CASE WHEN b.status = 'rejected' THEN 'void' ELSE 'open' END
  FROM bets b WHERE l.bet_id = ANY (decided) AND b.id = l.bet_id;
  UPDATE bet_legs l SET odds = n.odds
  FROM jsonb_array_elements(p_decisions) d, jsonb_to_recordset(d.value -> 'legs') AS n (position SMALLINT, odds INTEGER)
  WHERE l.bet_id = (d.value ->> 'id')::BIGINT AND l.position = n.position AND l.odds <> n.odds AND l.bet_id = ANY (decided);

  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, at)
  SELECT 'stake_returned', wallet_system('stakes_pending', b.currency), b.account_id, b.currency, b.stake, b.id, p_at
  FROM bets b WHERE b.id = ANY (decided) AND b.status = 'rejected';

  WITH told AS (
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    SELECT b.player_id, 'vip_bet', CASE b.status WHEN 'rejected' THEN 'vip_rejected' ELSE 'vip_approved' END,
           jsonb_build_object('result', b.result, 'stake', b.stake, 'payout', b.win_amount, 'currency', b.currency, 'type', b.type),
           'bet', b.id, p_at
    FROM bets b WHERE b.id = ANY (decided) AND b.is_vip ORDER BY b.id
    RETURNING id, player_id)
  INSERT INTO outbox (player_id, events)
  SELECT e.player_id, jsonb_agg(e.event ORDER BY e.place) FROM (
    SELECT 1 AS place, player_id, event FROM outbox_balances(accounts)
    UNION ALL
    SELECT 2, b.player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', b.id) FROM bets b WHERE b.id = ANY (decided)
    UNION ALL
    SELECT 3, t.player_id, jsonb_build_object('type', 'notification', 'notification_id', t.id) FROM told t
    UNION ALL
    SELECT DISTINCT 4, t.player_id, jsonb_build_object('type', 'unread_counters_changed') FROM told t) e
  GROUP BY e.player_id;
  RETURN QUERY SELECT unnest(decided);
END $$;

-- Cashes p_stake of a bet out for p_amount, and tells the player. What remains may win p_win_amount. Nothing happens, and
-- the answer is false, when the bet is not waiting for results any more or has another stake than p_open_stake: whoever
-- settled it or cashed it out first has won.
CREATE OR REPLACE FUNCTION cash_out_bet(
  p_at TIMESTAMPTZ, p_bet BIGINT, p_open_stake BIGINT, p_stake BIGINT, p_amount BIGINT, p_win_amount BIGINT
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE b bets; next_part SMALLINT;
BEGIN
  UPDATE bets SET
    stake = stake - p_stake, cashed_stake = cashed_stake + p_stake, cashed_amount = cashed_amount + p_amount,
    win_amount = CASE WHEN stake = p_stake THEN 0 ELSE p_win_amount END,
    exposure = CASE WHEN stake = p_stake THEN exposure ELSE ceil(exposure * (stake - p_stake)::numeric / stake) END,
    status = CASE WHEN stake = p_stake THEN 'cashed_out' ELSE status END,
    result = CASE WHEN stake = p_stake THEN 'cashed_out' ELSE result END,
    settled_at = CASE WHEN stake = p_stake THEN p_at END
  WHERE id = p_bet AND status = 'waiting_results' AND stake = p_open_stake AND p_stake BETWEEN 1 AND stake
  RETURNING * INTO b;
  IF b.id IS NULL THEN RETURN false; END IF;

  SELECT coalesce(max(part), 0) + 1 INTO next_part FROM bet_cashouts WHERE bet_id = p_bet;
  INSERT INTO bet_cashouts (bet_id, part, stake, amount, at) VALUES (p_bet, next_part, p_stake, p_amount, p_at);
  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at) VALUES
    ('stake_cashed_out', wallet_system('stakes_pending', b.currency), wallet_system('house_equity', b.currency), b.currency, p_stake, p_bet, next_part, p_at),
    ('cash_out', wallet_system('house_equity', b.currency), b.account_id, b.currency, p_amount, p_bet, next_part, p_at);
  INSERT INTO outbox (player_id, events)
  SELECT b.player_id, jsonb_agg(event) || jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet))
  FROM outbox_balances(ARRAY[b.account_id]);
  RETURN true;
END $$;
