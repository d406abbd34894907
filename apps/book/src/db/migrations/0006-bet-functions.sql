-- Places the bets of one request, all or none, in one round trip. Outcomes: placed; known (an answer is stored under the
-- key: it counts, whatever the request was checked to be now); no_account and insufficient (nothing was stored).
CREATE FUNCTION place_bets(
  p_player INTEGER, p_key TEXT, p_hash TEXT, p_at TIMESTAMPTZ, p_status SMALLINT, p_answer TEXT, p_bets JSONB
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
                    system_total, accept_mode, is_quick, device_id, created_at, decide_at)
  SELECT b.id, p_player, a.id, b.currency, b.type, CASE WHEN b.decide_at IS NULL THEN 'waiting_results' ELSE 'submitted' END,
         b.stake, b.win_amount, b.odds, b.max_payout, b.system_wins, b.system_total, b.accept_mode, b.is_quick, b.device_id,
         p_at, b.decide_at
  FROM jsonb_to_recordset(p_bets) AS b (
    id BIGINT, currency TEXT, type TEXT, stake BIGINT, win_amount BIGINT, odds BIGINT, max_payout BIGINT, system_wins SMALLINT,
    system_total SMALLINT, accept_mode TEXT, is_quick BOOLEAN, device_id TEXT, decide_at TIMESTAMPTZ)
  JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = b.currency;

  INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status)
  SELECT (b.value ->> 'id')::BIGINT, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.odds,
         CASE WHEN b.value ->> 'decide_at' IS NULL THEN 'open' ELSE 'held' END
  FROM jsonb_array_elements(p_bets) b, jsonb_to_recordset(b.value -> 'legs') AS l (
    position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, odds INTEGER);

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
CREATE FUNCTION decide_bets(p_at TIMESTAMPTZ, p_decisions JSONB) RETURNS TABLE (id BIGINT) LANGUAGE plpgsql AS $$
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

  INSERT INTO outbox (player_id, events)
  SELECT e.player_id, jsonb_agg(e.event) FROM (
    SELECT player_id, event FROM outbox_balances(accounts)
    UNION ALL
    SELECT b.player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', b.id) FROM bets b WHERE b.id = ANY (decided)) e
  GROUP BY e.player_id;
  RETURN QUERY SELECT unnest(decided);
END $$;
