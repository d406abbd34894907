-- Settles bets: books stake and payout, notes the result and tells the players. A bet that is not waiting for results any
-- more is left alone, so that nothing is paid twice. The caller holds the bets' row locks. Answers the ids settled here.
CREATE FUNCTION settle_bets(p_at TIMESTAMPTZ, p_settlements JSONB) RETURNS TABLE (id BIGINT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE settled BIGINT[]; accounts BIGINT[];
BEGIN
  WITH changed AS (
    UPDATE bets b SET status = 'done', result = s.result, win_amount = s.payout, settled_at = p_at
    FROM jsonb_to_recordset(p_settlements) AS s (id BIGINT, result TEXT, payout BIGINT)
    WHERE b.id = s.id AND b.status = 'waiting_results'
    RETURNING b.id, b.account_id)
  SELECT array_agg(c.id), array_agg(DISTINCT c.account_id) INTO settled, accounts FROM changed c;
  IF settled IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM wallet_accounts a WHERE a.id = ANY (accounts) ORDER BY a.id FOR UPDATE;

  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, at)
  SELECT 'stake_settled', wallet_system('stakes_pending', b.currency), wallet_system('house_equity', b.currency), b.currency, b.stake, b.id, p_at
  FROM bets b WHERE b.id = ANY (settled)
  UNION ALL
  SELECT 'payout', wallet_system('house_equity', b.currency), b.account_id, b.currency, b.win_amount, b.id, p_at
  FROM bets b WHERE b.id = ANY (settled) AND b.win_amount > 0;

  WITH told AS (
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    SELECT b.player_id, 'bet', 'bet_settled',
           jsonb_build_object('result', b.result, 'stake', b.stake, 'payout', b.win_amount, 'currency', b.currency, 'type', b.type),
           'bet', b.id, p_at
    FROM bets b WHERE b.id = ANY (settled)
    RETURNING id, player_id)
  INSERT INTO outbox (player_id, events)
  SELECT e.player_id, jsonb_agg(e.event ORDER BY e.place) FROM (
    SELECT 1 AS place, player_id, event FROM outbox_balances(accounts)
    UNION ALL
    SELECT 2, b.player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', b.id) FROM bets b WHERE b.id = ANY (settled)
    UNION ALL
    SELECT 3, t.player_id, jsonb_build_object('type', 'notification', 'notification_id', t.id) FROM told t
    UNION ALL
    SELECT DISTINCT 4, t.player_id, jsonb_build_object('type', 'unread_counters_changed') FROM told t) e
  GROUP BY e.player_id;
  RETURN QUERY SELECT unnest(settled);
END $$;
