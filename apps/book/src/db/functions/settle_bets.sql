-- Moves bets from the state they are in to another one: open (waiting_results), done or cancelled. Books what is
-- different: the stake leaves or returns to the pending stakes, the player gets or gives the difference of what the bet
-- pays. Where they have less than they must give, the rest is their debt, which all their accounts pay at once
-- (wallet_owe). Stores a notification and its events for the player. A bet that is not in the state named any more is
-- left alone, so that nothing is booked twice. The caller holds the bets' row locks. Returns the ids changed here. Each
-- player has one row in the outbox for all of it.
-- p_bets: [{id, from, status, result, amount}], amount being what the bet pays, or may pay while it is open.
-- p_shown: bets that do not change themselves, but whose legs did. Their players get an event.
DROP FUNCTION IF EXISTS settle_bets(TIMESTAMPTZ, TEXT, JSONB);
CREATE OR REPLACE FUNCTION settle_bets(p_at TIMESTAMPTZ, p_reason TEXT, p_bets JSONB, p_shown BIGINT[] DEFAULT '{}') RETURNS TABLE (id BIGINT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE changed BIGINT[]; old_statuses TEXT[]; old_amounts BIGINT[]; accounts BIGINT[]; postings wallet_posting[]; appended INTEGER;
BEGIN
  PERFORM set_config('touchline.at', p_at::text, true), set_config('touchline.reason', coalesce(p_reason, ''), true);
  WITH moved AS (
    UPDATE bets b SET status = s.status, result = s.result, win_amount = s.amount, round = (b.round + 1)::smallint,
      settled_at = CASE WHEN s.status = 'waiting_results' THEN NULL ELSE p_at END
    FROM jsonb_to_recordset(p_bets) AS s (id BIGINT, "from" TEXT, status TEXT, result TEXT, amount BIGINT)
    JOIN bets o ON o.id = s.id
    WHERE b.id = s.id AND b.status = s.from
    RETURNING b.id, b.account_id, o.status, CASE WHEN o.status = 'waiting_results' THEN 0 ELSE o.win_amount END AS paid)
  SELECT array_agg(m.id), array_agg(m.status), array_agg(m.paid), array_agg(DISTINCT m.account_id)
  INTO changed, old_statuses, old_amounts, accounts FROM moved m;
  PERFORM set_config('touchline.at', '', true), set_config('touchline.reason', '', true);
  IF changed IS NULL THEN
    PERFORM outbox_append(b.player_id, jsonb_agg(jsonb_build_object('type', 'bet_changed', 'bet_id', b.id) ORDER BY b.id))
    FROM bets b WHERE b.id = ANY (p_shown) GROUP BY b.player_id;
    RETURN;
  END IF;
  IF old_statuses <> array_fill('waiting_results'::text, ARRAY[cardinality(old_statuses)]) THEN
    -- Something is taken back, and may be owed.
    PERFORM wallet_hold_for_debt(ARRAY(SELECT DISTINCT a.player_id FROM wallet_accounts a WHERE a.id = ANY (accounts)));
  ELSE
    PERFORM wallet_hold(accounts);
  END IF;

  WITH moved AS (
    SELECT b.id, b.account_id, b.currency, b.stake, b.round, o.status = 'waiting_results' AS was_open,
           b.status = 'waiting_results' AS is_open,
           CASE WHEN b.status = 'waiting_results' THEN 0 ELSE b.win_amount END - o.paid AS gain
    FROM unnest(changed, old_statuses, old_amounts) AS o (id, status, paid) JOIN bets b ON b.id = o.id
  ), flows AS (
    SELECT m.id, m.account_id, m.gain,
           sum(greatest(-m.gain, 0)) OVER (PARTITION BY m.account_id ORDER BY m.id) - greatest(-m.gain, 0) AS given_before,
           sum(greatest(m.gain, 0)) OVER (PARTITION BY m.account_id) AS got_in_all
    FROM moved m WHERE m.gain <> 0
  ), shares AS (
    -- Of what a player must give, what they have.
    SELECT f.id, f.account_id, greatest(f.gain, 0) AS got, greatest(-f.gain, 0) AS due,
           least(greatest(-f.gain, 0), greatest(a.balance + f.got_in_all - f.given_before, 0)) AS given
    FROM flows f JOIN wallet_accounts a ON a.id = f.account_id
  ), systems AS (
    SELECT currency, min(id) FILTER (WHERE system_code = 'stakes_pending') AS pending, min(id) FILTER (WHERE system_code = 'house_equity') AS house,
           min(id) FILTER (WHERE system_code = 'player_debts') AS debts
    FROM wallet_accounts WHERE system_code IS NOT NULL GROUP BY currency
  )
  SELECT array_agg((t.kind, t.from_account, t.to_account, m.currency, t.amount, m.id, m.round, p_at)::wallet_posting ORDER BY t.place, m.id)
  INTO postings
  FROM moved m JOIN systems y ON y.currency = m.currency LEFT JOIN shares s ON s.id = m.id, LATERAL (VALUES
      (1, 'stake_settled', y.pending, y.house, CASE WHEN m.was_open AND NOT m.is_open THEN m.stake END),
      (2, 'stake_reopened', y.house, y.pending, CASE WHEN m.is_open AND NOT m.was_open THEN m.stake END),
      (3, CASE WHEN m.was_open THEN 'payout' ELSE 'correction' END, y.house, m.account_id, s.got),
      (4, 'correction', m.account_id, y.house, s.given),
      (5, 'debt', y.debts, y.house, s.due - s.given)
    ) AS t (place, kind, from_account, to_account, amount)
  WHERE t.amount > 0;
  PERFORM wallet_post(postings);
  PERFORM wallet_owe(o.account_id, o.amount, p_at) FROM (
    SELECT b.account_id, sum(p.amount)::bigint AS amount FROM unnest(postings) p JOIN bets b ON b.id = p.bet_id
    WHERE p.kind = 'debt' GROUP BY 1 ORDER BY 1) o;
  PERFORM bonus_follow(changed, p_at);

  WITH notified AS (
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    SELECT b.player_id, 'bet',
           CASE WHEN b.status = 'cancelled' THEN 'bet_cancelled' WHEN b.status = 'waiting_results' THEN 'bet_reopened'
                WHEN o.status = 'waiting_results' THEN 'bet_settled' ELSE 'bet_corrected' END,
           jsonb_build_object('result', b.result, 'stake', b.stake, 'payout', b.win_amount, 'before', o.paid,
                              'currency', b.currency, 'type', b.type),
           'bet', b.id, p_at
    FROM unnest(changed, old_statuses, old_amounts) AS o (id, status, paid) JOIN bets b ON b.id = o.id
    ORDER BY b.id
    RETURNING id, player_id)
  SELECT outbox_append_all(array_agg(o.player_id ORDER BY o.player_id), array_agg(o.events ORDER BY o.player_id)) INTO appended FROM (
   SELECT e.player_id, jsonb_agg(e.event ORDER BY e.place) AS events FROM (
    SELECT 1 AS place, player_id, event FROM outbox_balances(accounts)
    UNION ALL
    SELECT 2, b.player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', b.id) FROM bets b WHERE b.id = ANY (changed || p_shown)
    UNION ALL
    SELECT 3, t.player_id, jsonb_build_object('type', 'notification', 'notification_id', t.id) FROM notified t
    UNION ALL
    SELECT DISTINCT 4, t.player_id, jsonb_build_object('type', 'unread_counters_changed') FROM notified t) e
   GROUP BY e.player_id) o;
  RETURN QUERY SELECT unnest(changed);
END $$;
