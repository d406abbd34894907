-- No bet behind a result. Whoever stores how a market ended, that it is cancelled or that its match is over holds the match for
-- himself until he has committed; whoever stores a bet, decides one or cashes one out shares it, and looks only then. So one
-- of the two comes first: a bet that was stored before, or a result that the bet finds. The same between bets and providers.
-- Held are advisory locks of the transaction: they cost no write. Everybody takes what he needs in this order, and so nobody
-- waits in a circle: rows of matches and postponements, rows of bets, these locks in the order of their numbers, accounts,
-- exposures.

-- Shares the matches of bets, and the providers, until the end of the transaction.
CREATE FUNCTION hold_for_bets(p_matches BIGINT[]) RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared(7001, 0);
  SELECT pg_advisory_xact_lock_shared(7002, m) FROM (SELECT DISTINCT (unnest(p_matches) % 2147483647)::int AS m ORDER BY 1) o;
$$;

-- Has the matches for what is said of them, until the end of the transaction.
CREATE FUNCTION hold_for_results(p_matches BIGINT[]) RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7002, m) FROM (SELECT DISTINCT (unnest(p_matches) % 2147483647)::int AS m ORDER BY 1) o;
$$;

-- Has the providers for what is said of them: no bet is being stored that does not know it.
CREATE FUNCTION hold_for_providers() RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7001, 0);
$$;

-- More is known of a market than that some outcomes do not take part.
CREATE FUNCTION is_decided(p_outcomes JSONB, p_others TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT p_others IS NOT NULL OR p_outcomes @? '$.* ? (@ != null && @ != "void" && @ != "push")'
$$;

-- When a market was said to be decided, by the clock of who said it first, since it last took bets; null while it takes some.
ALTER TABLE market_results ADD COLUMN decided_at TIMESTAMPTZ;
UPDATE market_results SET decided_at = said_at WHERE is_decided(outcomes, others);
CREATE FUNCTION market_results_note_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.decided_at := CASE
    WHEN NOT is_decided(NEW.outcomes, NEW.others) THEN NULL
    WHEN TG_OP = 'UPDATE' THEN coalesce(OLD.decided_at, NEW.said_at)
    ELSE NEW.said_at END;
  RETURN NEW;
END $$;
CREATE TRIGGER market_results_decided BEFORE INSERT OR UPDATE ON market_results
  FOR EACH ROW EXECUTE FUNCTION market_results_note_decision();

-- Of some legs, those that take no bet at p_at, and why, as the name of an error. p_legs: [{place, bet_id, position, match_id,
-- market_id, specifier, outcome_id, provider, priced_at, placed_at}]. A leg is closed when its provider is down, its match is
-- over, its market decided or cancelled; and while its price is older than the last word about the market, as a result that
-- was taken back opens it by a fresh price only. The caller holds the matches (hold_for_bets).
CREATE FUNCTION closed_legs(p_legs JSONB, p_at TIMESTAMPTZ)
RETURNS TABLE (place INTEGER, bet_id BIGINT, "position" SMALLINT, why TEXT) LANGUAGE sql STABLE AS $$
  SELECT l.place, l.bet_id, l.position, CASE WHEN p.is_down THEN 'provider_down' ELSE 'event_not_bettable' END
  FROM jsonb_to_recordset(p_legs) AS l (
    place INTEGER, bet_id BIGINT, position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT,
    provider TEXT, priced_at TIMESTAMPTZ, placed_at TIMESTAMPTZ)
  CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT 1 FROM provider_states s WHERE s.provider = l.provider AND s.status = 'down') AS is_down) p
  WHERE p.is_down
    OR EXISTS (SELECT 1 FROM matches m WHERE m.id = l.match_id AND m.status >= 3)
    OR EXISTS (
      SELECT 1 FROM market_results r
      WHERE r.match_id = l.match_id AND r.market_id = l.market_id AND r.specifier = l.specifier
        AND (r.decided_at IS NOT NULL OR r.outcomes ->> l.outcome_id IS NOT NULL OR r.recorded_at > coalesce(l.priced_at, p_at)))
    OR EXISTS (
      SELECT 1 FROM market_cancels c
      WHERE c.match_id = l.match_id AND NOT c.is_rollback
        AND (c.market_id IS NULL OR (c.market_id = l.market_id AND c.specifier = l.specifier))
        AND (c.starts_at IS NULL OR c.starts_at <= p_at) AND (c.ends_at IS NULL OR c.ends_at >= coalesce(l.placed_at, p_at))
        AND NOT EXISTS (
          SELECT 1 FROM market_cancels k
          WHERE k.match_id = l.match_id AND k.is_rollback AND k.said_at >= c.said_at
            AND k.received_at <= coalesce(l.priced_at, p_at)
            AND (k.market_id IS NULL OR (k.market_id = l.market_id AND k.specifier = l.specifier))
            AND (k.starts_at IS NULL OR k.starts_at <= c.starts_at) AND (k.ends_at IS NULL OR k.ends_at >= c.ends_at)))
$$;

DROP FUNCTION place_bets(INTEGER, TEXT, TEXT, TIMESTAMPTZ, SMALLINT, TEXT, JSONB, JSONB, BOOLEAN);
-- Places the bets of one request, all or none, in one round trip. Outcomes: placed; known (an answer is stored under the
-- key: it counts, whatever the request was checked to be now); closed (legs take no bet, named in legs with why), no_account
-- and insufficient (nothing was stored). Raises what adding their exposure raises.
CREATE FUNCTION place_bets(
  p_player INTEGER, p_key TEXT, p_hash TEXT, p_at TIMESTAMPTZ, p_status SMALLINT, p_answer TEXT, p_bets JSONB,
  p_exposure JSONB DEFAULT '[]', p_careful BOOLEAN DEFAULT false
) RETURNS TABLE (outcome TEXT, status SMALLINT, answer TEXT, body_hash TEXT, currency TEXT, legs JSONB) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE lacking TEXT; reason TEXT; locked BIGINT[]; asked JSONB; closed JSONB;
BEGIN
  SELECT jsonb_agg(l.value || jsonb_build_object('bet_id', b.value -> 'id')) INTO asked
  FROM jsonb_array_elements(p_bets) b, jsonb_array_elements(b.value -> 'legs') l;
  PERFORM hold_for_bets(ARRAY(SELECT (value ->> 'match_id')::bigint FROM jsonb_array_elements(asked)));
  -- Locks in id order; from here on the player's other requests in these currencies wait.
  SELECT array_agg(a.id) INTO locked FROM (
    SELECT id FROM wallet_accounts WHERE player_id = p_player
      AND currency IN (SELECT value ->> 'currency' FROM jsonb_array_elements(p_bets))
    ORDER BY id FOR UPDATE) a;

  RETURN QUERY SELECT 'known', r.status, r.answer, r.body_hash, NULL::TEXT, NULL::JSONB
    FROM bet_requests r WHERE r.player_id = p_player AND r.key = p_key;
  IF FOUND THEN RETURN; END IF;

  SELECT jsonb_agg(jsonb_build_object('bet_id', c.bet_id, 'position', c.position, 'why', c.why) ORDER BY c.bet_id, c.position)
  INTO closed FROM closed_legs(asked, p_at) c;
  IF closed IS NOT NULL THEN
    RETURN QUERY SELECT 'closed', NULL::SMALLINT, NULL::TEXT, NULL::TEXT, NULL::TEXT, closed;
    RETURN;
  END IF;

  SELECT wanted.currency, CASE WHEN a.id IS NULL THEN 'no_account' ELSE 'insufficient' END INTO lacking, reason
  FROM (SELECT b.currency, sum(b.stake) AS stake FROM jsonb_to_recordset(p_bets) AS b (currency TEXT, stake BIGINT) GROUP BY 1) wanted
  LEFT JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = wanted.currency
  WHERE a.id IS NULL OR a.balance < wanted.stake
  ORDER BY a.id NULLS FIRST LIMIT 1;
  IF FOUND THEN
    RETURN QUERY SELECT reason, NULL::SMALLINT, NULL::TEXT, NULL::TEXT, lacking, NULL::JSONB;
    RETURN;
  END IF;

  INSERT INTO bet_requests (player_id, key, body_hash, status, answer, at)
  VALUES (p_player, p_key, p_hash, p_status, p_answer, p_at) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'known', r.status, r.answer, r.body_hash, NULL::TEXT, NULL::JSONB
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

  RETURN QUERY SELECT 'placed', p_status, p_answer, p_hash, NULL::TEXT, NULL::JSONB;
END $$;

DROP FUNCTION place_together(JSONB, TEXT[], JSONB, JSONB, JSONB);
-- Places requests of several players in one transaction: one commit, one wait for the disk. Each is placed whole, as place_bets
-- does it, or left alone. Answers the places of those that are placed. The others are for place_bets, which knows why not: their
-- key is known, a leg takes no bet, money or an account is missing, or the account is busy, which nobody else is to wait for.
-- Raises what adding their exposure raises, and a unique violation when a key becomes known in the meantime; then none is placed.
-- p_requests: [{place, player_id, key, body_hash, at, status}], a player's key once; their answers in the same order; the bets of
-- all of them with the place of their request, their legs with the id of their bet; what they add to the exposures; the time now.
CREATE FUNCTION place_together(
  p_requests JSONB, p_answers TEXT[], p_bets JSONB, p_legs JSONB, p_exposure JSONB, p_at TIMESTAMPTZ
) RETURNS INTEGER[] LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE accounts BIGINT[]; placed INTEGER[];
BEGIN
  PERFORM hold_for_bets(ARRAY(SELECT (value ->> 'match_id')::bigint FROM jsonb_array_elements(p_legs)));

  SELECT array_agg(l.id) INTO accounts FROM (
    SELECT a.id FROM wallet_accounts a
    WHERE (a.player_id, a.currency) IN (
      SELECT b.player_id, b.currency FROM jsonb_to_recordset(p_bets) AS b (player_id INTEGER, currency TEXT))
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
  WHERE NOT EXISTS (SELECT 1 FROM bet_requests q WHERE q.player_id = r.player_id AND q.key = r.key)
    AND r.place NOT IN (SELECT c.place FROM closed_legs(p_legs, p_at) c);
  IF placed IS NULL THEN RETURN '{}'; END IF;

  INSERT INTO bet_requests (player_id, key, body_hash, status, answer, at)
  SELECT r.player_id, r.key, r.body_hash, r.status, p_answers[r.place], r.at
  FROM jsonb_to_recordset(p_requests) AS r (
    place INTEGER, player_id INTEGER, key TEXT, body_hash TEXT, status SMALLINT, at TIMESTAMPTZ)
  WHERE r.place = ANY (placed);

  WITH stored AS (
    INSERT INTO bets (id, player_id, account_id, currency, type, status, stake, win_amount, odds, max_payout, system_wins,
                      system_total, accept_mode, is_quick, device_id, created_at, decide_at, is_vip, exposure)
    SELECT b.id, b.player_id, a.id, b.currency, b.type, CASE WHEN b.decide_at IS NULL THEN 'waiting_results' ELSE 'submitted' END,
           b.stake, b.win_amount, b.odds, b.max_payout, b.system_wins, b.system_total, b.accept_mode, b.is_quick, b.device_id,
           b.at, b.decide_at, b.is_vip, b.exposure
    FROM jsonb_to_recordset(p_bets) AS b (
      place INTEGER, player_id INTEGER, at TIMESTAMPTZ, id BIGINT, currency TEXT, type TEXT, stake BIGINT, win_amount BIGINT,
      odds BIGINT, max_payout BIGINT, system_wins SMALLINT, system_total SMALLINT, accept_mode TEXT, is_quick BOOLEAN,
      device_id TEXT, decide_at TIMESTAMPTZ, is_vip BOOLEAN, exposure BIGINT)
    JOIN wallet_accounts a ON a.player_id = b.player_id AND a.currency = b.currency
    WHERE b.place = ANY (placed)
    RETURNING id, account_id, currency, stake, created_at
  )
  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, at)
  SELECT 'stake', s.account_id, y.id, s.currency, s.stake, s.id, s.created_at
  FROM stored s JOIN wallet_accounts y ON y.system_code = 'stakes_pending' AND y.currency = s.currency
  ORDER BY s.id; -- a statement lists the bets of a request in their order

  INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status)
  SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.odds, l.status
  FROM jsonb_to_recordset(p_legs) AS l (
    place INTEGER, bet_id BIGINT, position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT,
    odds INTEGER, status TEXT)
  WHERE l.place = ANY (placed);

  WITH mine AS (
    SELECT b.id, b.player_id, b.currency FROM jsonb_to_recordset(p_bets) AS b (
      place INTEGER, id BIGINT, player_id INTEGER, currency TEXT)
    WHERE b.place = ANY (placed))
  INSERT INTO outbox (player_id, events)
  SELECT e.player_id, jsonb_agg(e.event ORDER BY e.place) FROM (
    SELECT 0 AS place, t.player_id, t.event FROM outbox_balances((
      SELECT array_agg(a.id) FROM wallet_accounts a WHERE (a.player_id, a.currency) IN (SELECT player_id, currency FROM mine))) t
    UNION ALL
    SELECT id, player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', id) FROM mine) e
  GROUP BY e.player_id;

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

-- Decides submitted bets: accepts them at the prices given, or rejects them and returns the stakes. One of which a leg takes no
-- bet any more is rejected for that. A bet that is no longer submitted is left alone. Answers the ids that were decided here.
CREATE OR REPLACE FUNCTION decide_bets(p_at TIMESTAMPTZ, p_decisions JSONB) RETURNS TABLE (id BIGINT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE decided BIGINT[]; accounts BIGINT[]; asked JSONB;
BEGIN
  PERFORM 1 FROM bets b WHERE b.status = 'submitted' AND b.id IN (SELECT (value ->> 'id')::bigint FROM jsonb_array_elements(p_decisions))
  ORDER BY b.id FOR UPDATE;
  SELECT jsonb_agg(jsonb_build_object(
    'bet_id', l.bet_id, 'position', l.position, 'match_id', l.match_id, 'market_id', l.market_id, 'specifier', l.specifier,
    'outcome_id', l.outcome_id, 'provider', n.provider, 'priced_at', n.priced_at, 'placed_at', b.created_at)) INTO asked
  FROM jsonb_array_elements(p_decisions) d,
       jsonb_to_recordset(d.value -> 'legs') AS n (position SMALLINT, provider TEXT, priced_at TIMESTAMPTZ),
       bet_legs l, bets b
  WHERE l.bet_id = (d.value ->> 'id')::bigint AND l.position = n.position AND b.id = l.bet_id AND b.status = 'submitted';
  IF asked IS NOT NULL THEN
    PERFORM hold_for_bets(ARRAY(SELECT (value ->> 'match_id')::bigint FROM jsonb_array_elements(asked)));
    SELECT jsonb_agg(CASE WHEN c.why IS NULL THEN d.value
                          ELSE jsonb_build_object('id', d.value -> 'id', 'rejection', c.why, 'legs', '[]'::jsonb) END)
    INTO p_decisions
    FROM jsonb_array_elements(p_decisions) d
    LEFT JOIN (SELECT c.bet_id, max(c.why) AS why FROM closed_legs(asked, p_at) c GROUP BY c.bet_id) c
      ON c.bet_id = (d.value ->> 'id')::bigint;
  END IF;

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
