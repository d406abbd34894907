-- file add_exposure.sql
-- Adds what is wanted: [{match_id, market_id, specifier, outcome_id, holder, amount, cap}], cap being the limit it is measured by; each
-- share within its quota. Raises TL001 when one does not suffice, and for events that are mapped to those of other providers, which
-- count together: the transaction ends, nothing is stored, and the careful way is to be tried.
CREATE OR REPLACE FUNCTION add_exposure(p_wanted JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE taken INTEGER;
BEGIN
  PERFORM 1 FROM jsonb_to_recordset(p_wanted) AS w (match_id BIGINT) JOIN event_mappings m ON m.match_id = w.match_id;
  IF FOUND THEN RAISE EXCEPTION 'the event is mapped' USING ERRCODE = 'TL001'; END IF;

  INSERT INTO exposures AS e (match_id, market_id, specifier, outcome_id, holder, used, quota, cut_from)
  SELECT w.match_id, w.market_id, w.specifier, w.outcome_id, w.holder, w.amount, CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END, w.cap
  FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
  WHERE w.amount <= CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (match_id, market_id, specifier, outcome_id, holder) DO UPDATE SET used = e.used + excluded.used
    WHERE e.used + excluded.used <= e.quota AND e.cut_from = excluded.cut_from;
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken < jsonb_array_length(p_wanted) THEN RAISE EXCEPTION 'a quota is used up' USING ERRCODE = 'TL001'; END IF;
END $$;
-- file add_exposure_carefully.sql
-- The same by the limits themselves, whatever the quotas are, which are cut anew. Events that are mapped to each other count together,
-- where their providers give a market and an outcome the same numbers. Raises TL002 when a limit does not suffice.
CREATE OR REPLACE FUNCTION add_exposure_carefully(p_wanted JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  -- Bets on the events of a group come one after another: the shares of the others are read, and may not be there yet.
  PERFORM 1 FROM event_groups g WHERE g.id IN (
    SELECT m.group_id FROM jsonb_to_recordset(p_wanted) AS w (match_id BIGINT) JOIN event_mappings m ON m.match_id = w.match_id)
  ORDER BY g.id FOR UPDATE;
  -- Every share exists and is locked: from here on nobody else adds to these outcomes.
  INSERT INTO exposures (match_id, market_id, specifier, outcome_id, holder, used, quota, cut_from)
  SELECT w.match_id, w.market_id, w.specifier, w.outcome_id, h.holder, 0, CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END, w.cap
  FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT), LATERAL (
    SELECT w.holder WHERE w.holder > 0 UNION ALL SELECT generate_series(-16, -1) WHERE w.holder < 0) AS h (holder)
  ORDER BY 1, 2, 3, 4, 5 ON CONFLICT DO NOTHING;
  PERFORM 1 FROM exposures e JOIN jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER)
    ON (w.match_id, w.market_id, w.specifier, w.outcome_id) = (e.match_id, e.market_id, e.specifier, e.outcome_id)
   AND (w.holder = e.holder OR (w.holder < 0 AND e.holder < 0))
  ORDER BY e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder FOR UPDATE OF e;

  PERFORM 1 FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
  WHERE w.cap < (
      SELECT sum(o.amount) FROM jsonb_to_recordset(p_wanted) AS o (
        match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT)
      WHERE o.match_id IN (SELECT s.match_id FROM same_events(w.match_id) s)
        AND (o.market_id, o.specifier, o.outcome_id, o.holder) = (w.market_id, w.specifier, w.outcome_id, w.holder))
    + (
      SELECT sum(e.used) FROM same_events(w.match_id) s JOIN exposures e ON e.match_id = s.match_id
      WHERE (e.market_id, e.specifier, e.outcome_id) = (w.market_id, w.specifier, w.outcome_id)
        AND (e.holder = w.holder OR (e.holder < 0 AND w.holder < 0)));
  IF FOUND THEN RAISE EXCEPTION 'a limit is reached' USING ERRCODE = 'TL002'; END IF;

  -- What is left of a limit goes to its shares in equal parts; the next ones find room without looking around again.
  UPDATE exposures e SET
    used = e.used + n.added, cut_from = n.cap,
    quota = CASE WHEN e.holder > 0 THEN n.cap ELSE e.used + n.added + (n.cap - n.total) / 16 END
  FROM (
    SELECT x.match_id, x.market_id, x.specifier, x.outcome_id, x.holder, w.cap,
           CASE WHEN x.holder = w.holder THEN w.amount ELSE 0 END AS added,
           w.amount + sum(x.used) OVER (PARTITION BY x.match_id, x.market_id, x.specifier, x.outcome_id, x.holder > 0) + coalesce((
             SELECT sum(o.used) FROM same_events(w.match_id) s JOIN exposures o ON o.match_id = s.match_id AND s.match_id <> w.match_id
             WHERE (o.market_id, o.specifier, o.outcome_id) = (w.market_id, w.specifier, w.outcome_id)
               AND (o.holder = w.holder OR (o.holder < 0 AND w.holder < 0))), 0) AS total
    FROM exposures x JOIN jsonb_to_recordset(p_wanted) AS w (
      match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
      ON (w.match_id, w.market_id, w.specifier, w.outcome_id) = (x.match_id, x.market_id, x.specifier, x.outcome_id)
     AND (w.holder = x.holder OR (w.holder < 0 AND x.holder < 0))) n
  WHERE (e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder) = (n.match_id, n.market_id, n.specifier, n.outcome_id, n.holder);
END $$;
-- file apply_exposure_moves.sql
-- A bet on an event that is over may be opened again by a correction, after what its outcomes had used was dropped. The share
-- it counts in is then made anew, without a quota: the next bet on it looks around and cuts the quotas as they are to be.
CREATE OR REPLACE FUNCTION apply_exposure_moves(p_limit INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE bet_ids BIGINT[]; amounts BIGINT[];
BEGIN
  WITH taken AS (
    DELETE FROM exposure_moves WHERE id IN (SELECT id FROM exposure_moves ORDER BY id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    RETURNING bet_id, amount)
  SELECT array_agg(t.bet_id), array_agg(t.amount) INTO bet_ids, amounts FROM taken t;
  IF bet_ids IS NULL THEN RETURN 0; END IF;

  INSERT INTO exposures (match_id, market_id, specifier, outcome_id, holder, used, quota, cut_from)
  SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder, 0, 0, 0
  FROM unnest(bet_ids, amounts) AS n (bet_id, amount) JOIN bet_exposures v ON v.bet_id = n.bet_id
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(n.amount) > 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT DO NOTHING;
  PERFORM 1 FROM exposures e WHERE (match_id, market_id, specifier, outcome_id, holder) IN (
    SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder FROM bet_exposures v WHERE v.bet_id = ANY (bet_ids))
  ORDER BY match_id, market_id, specifier, outcome_id, holder FOR UPDATE;
  UPDATE exposures e SET used = e.used + m.amount
  FROM (SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder, sum(n.amount) AS amount
        FROM unnest(bet_ids, amounts) AS n (bet_id, amount) JOIN bet_exposures v ON v.bet_id = n.bet_id GROUP BY 1, 2, 3, 4, 5) m
  WHERE (e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder) = (m.match_id, m.market_id, m.specifier, m.outcome_id, m.holder);
  RETURN cardinality(bet_ids);
END $$;
-- file ask_cash_out.sql
-- Stores a cash-out in play until its delay ends at p_due, and notifies the player. p_wish is the request that the player sent at p_at.
-- Returns false and changes nothing when the bet does not wait for results, its stake is not p_open_stake, or it has a pending cash-out.
CREATE OR REPLACE FUNCTION ask_cash_out(p_at TIMESTAMPTZ, p_bet BIGINT, p_open_stake BIGINT, p_wish JSONB, p_due TIMESTAMPTZ)
RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE owner INTEGER;
BEGIN
  UPDATE bets SET cash_out_wish = p_wish, cash_out_asked_at = p_at, cash_out_due_at = p_due
  WHERE id = p_bet AND status = 'waiting_results' AND stake = p_open_stake AND cash_out_due_at IS NULL
  RETURNING player_id INTO owner;
  IF owner IS NULL THEN RETURN false; END IF;
  PERFORM outbox_append(owner, jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet)));
  RETURN true;
END $$;
-- file begin_play.sql
-- Play goes on or begins: it is one stretch as long as the player is not away for a quarter of an hour. Notes the minute.
CREATE OR REPLACE FUNCTION begin_play(p_player INTEGER, p_at TIMESTAMPTZ, p_check_ms BIGINT, p_rest_ms BIGINT) RETURNS VOID
LANGUAGE sql AS $$
  INSERT INTO play_sessions AS s (player_id, started_at, seen_at, check_ms, rest_ms) VALUES (p_player, p_at, p_at, p_check_ms, p_rest_ms)
  ON CONFLICT (player_id) DO UPDATE SET
    started_at = CASE WHEN is_playing(s.seen_at, p_at) THEN s.started_at ELSE p_at END,
    continued_at = CASE WHEN is_playing(s.seen_at, p_at) THEN s.continued_at END,
    seen_at = greatest(s.seen_at, p_at),
    check_ms = least(p_check_ms, CASE WHEN is_playing(s.seen_at, p_at) THEN s.check_ms END),
    rest_ms = greatest(p_rest_ms, CASE WHEN is_playing(s.seen_at, p_at) THEN s.rest_ms END);
  INSERT INTO player_minutes (player_id, kind, minute) VALUES (p_player, 'play', date_trunc('minute', p_at)) ON CONFLICT DO NOTHING;
$$;
-- file bet_exposure_follows_stake.sql
-- Whoever takes a part of a stake away, with it goes its part of what the bet may have the book pay. A bet that is still waited for may
-- change its price with its stake: there the whole of what it may pay counts.
CREATE OR REPLACE FUNCTION bet_exposure_follows_stake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.exposure := CASE WHEN OLD.status = 'submitted' THEN ceil(OLD.exposure * NEW.win_amount::numeric / OLD.win_amount)
                       ELSE ceil(OLD.exposure * NEW.stake::numeric / OLD.stake) END;
  RETURN NEW;
END $$;
-- file bet_exposures.sql
-- Where a bet counts. Two legs on one market count there once.
CREATE OR REPLACE VIEW bet_exposures AS
  SELECT b.id AS bet_id, b.exposure, k.*
  FROM bets b, LATERAL (
    SELECT DISTINCT l.match_id, l.market_id, l.specifier, x.outcome_id, x.holder
    FROM bet_legs l, LATERAL (VALUES
      (l.outcome_id, -1 - b.player_id % 16), ('', -1 - b.player_id % 16), ('', b.player_id)) AS x (outcome_id, holder)
    WHERE l.bet_id = b.id) k;
-- file bets_drop_auto_cash_out.sql
-- An order to cash out by itself was for the bet as it stood: it ends with the bet, and when a part of the stake is taken out.
CREATE OR REPLACE FUNCTION bets_drop_auto_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.auto_cash_out := NULL;
  RETURN NEW;
END $$;
-- file bets_drop_cash_out.sql
-- Ends a pending cash-out when its bet ends or its stake changes: the request was for the bet as it was.
CREATE OR REPLACE FUNCTION bets_drop_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cash_out_wish := NULL;
  NEW.cash_out_asked_at := NULL;
  NEW.cash_out_due_at := NULL;
  RETURN NEW;
END $$;
-- file bets_note_exposure.sql
CREATE OR REPLACE FUNCTION bets_note_exposure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO exposure_moves (bet_id, amount)
  SELECT n.id, open_exposure(n.status, n.exposure) - open_exposure(o.status, o.exposure)
  FROM old_bets o JOIN new_bets n ON n.id = o.id
  WHERE open_exposure(n.status, n.exposure) <> open_exposure(o.status, o.exposure);
  RETURN NULL;
END $$;
-- file bets_to_settle.sql
-- Brings the legs of some bets in line with the facts, and answers of each bet, in id order, what the rules of settlement read. The
-- caller holds the bets' row locks. legs: [{odds, status, deadHeatFactor, deduction}] by position. is_refreshed: a leg changed here.
CREATE OR REPLACE FUNCTION bets_to_settle(p_bets BIGINT[]) RETURNS TABLE (
  id BIGINT, type TEXT, status TEXT, result TEXT, stake BIGINT, win_amount BIGINT, odds BIGINT, max_payout BIGINT, system_wins SMALLINT,
  system_total SMALLINT, bonus JSONB, legs JSONB, is_refreshed BOOLEAN, is_cancelled BOOLEAN) LANGUAGE plpgsql AS $$
DECLARE refreshed BIGINT[]; cancelled BIGINT[];
BEGIN
  refreshed := ARRAY(SELECT DISTINCT r.bet_id FROM refresh_legs(p_bets) r);
  cancelled := ARRAY(SELECT c.bet_id FROM cancelled_bets(p_bets) c);
  RETURN QUERY
  SELECT b.id, b.type, b.status, b.result, b.stake, b.win_amount, b.odds, b.max_payout, b.system_wins, b.system_total,
    (SELECT x.terms || jsonb_build_object('type', x.type) FROM bet_bonuses x WHERE x.bet_id = b.id),
    (SELECT jsonb_agg(jsonb_build_object('odds', l.odds, 'status', l.status, 'deadHeatFactor', l.dead_heat_factor,
       'deduction', l.deduction) ORDER BY l.position) FROM bet_legs l WHERE l.bet_id = b.id),
    b.id = ANY (refreshed), b.id = ANY (cancelled)
  FROM bets b WHERE b.id = ANY (p_bets) ORDER BY b.id;
END $$;
-- file bets_write_history.sql
-- A part that was cashed out has its own words.
CREATE OR REPLACE FUNCTION bets_write_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said_at TIMESTAMPTZ := nullif(current_setting('touchline.at', true), '')::timestamptz;
  said_why TEXT := nullif(current_setting('touchline.reason', true), '');
BEGIN
  INSERT INTO bet_history (bet_id, at, from_status, from_result, from_amount, to_status, to_result, to_amount, reason)
  SELECT n.id, coalesce(said_at, CASE WHEN n.settled_at IS DISTINCT FROM o.settled_at THEN n.settled_at END,
                        CASE WHEN n.decided_at IS DISTINCT FROM o.decided_at THEN n.decided_at END, now()),
         o.status, o.result, o.win_amount, n.status, n.result, n.win_amount,
         coalesce(said_why, CASE
           WHEN n.status = 'waiting_results' AND n.stake < o.stake THEN 'cashed out in part'
           WHEN o.status = n.status THEN 'changed'
           WHEN o.status = 'submitted' AND n.status = 'waiting_results' THEN 'accepted'
           WHEN n.status = 'rejected' THEN 'rejected: ' || n.rejection
           WHEN n.status = 'done' THEN 'settled'
           ELSE replace(n.status, '_', ' ') END)
  FROM old_bets o JOIN new_bets n ON n.id = o.id
  WHERE (o.status, o.result, o.win_amount) IS DISTINCT FROM (n.status, n.result, n.win_amount)
  ORDER BY n.id;
  RETURN NULL;
END $$;
-- file bonus_expire.sql
-- Ends what players have of bonuses whose time is over, p_limit at most, and books what free bets nobody used. Answers how many.
CREATE OR REPLACE FUNCTION bonus_expire(p_at TIMESTAMPTZ, p_limit INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE ended INTEGER[]; players INTEGER[]; postings wallet_posting[];
BEGIN
  SELECT array_agg(DISTINCT e.player_id) INTO players FROM (
    SELECT i.player_id FROM player_bonuses i WHERE i.expired_at IS NULL AND i.expires_at <= p_at ORDER BY i.id LIMIT p_limit) e;
  IF players IS NULL THEN RETURN 0; END IF;
  -- All that they have, in the order in which others hold it: what waits for a free bet may run after it.
  PERFORM 1 FROM player_bonuses i WHERE i.player_id = ANY (players) ORDER BY i.id FOR UPDATE;
  SELECT array_agg(id) INTO ended FROM (
    SELECT i.id FROM player_bonuses i WHERE i.player_id = ANY (players) AND i.expired_at IS NULL AND i.expires_at <= p_at
    ORDER BY i.id LIMIT p_limit) e;
  IF ended IS NULL THEN RETURN 0; END IF;
  SELECT array_agg(('bonus_expired', wallet_system('bonuses_promised', i.currency), wallet_system('house_equity', i.currency),
    i.currency, (i.amount * i.boost_multiplier / 10000) * (i.uses_count - i.times_used), NULL, 1, p_at)::wallet_posting ORDER BY i.id)
  INTO postings FROM player_bonuses i WHERE i.id = ANY (ended) AND i.amount IS NOT NULL AND i.uses_count > i.times_used;
  PERFORM wallet_post(postings);
  -- What is used may still come back; what is not, does not.
  UPDATE player_bonuses SET expired_at = p_at,
    uses_count = CASE WHEN amount IS NOT NULL AND times_used > 0 THEN times_used ELSE uses_count END
  WHERE id = ANY (ended);
  PERFORM bonus_resume(players, p_at);
  RETURN cardinality(ended);
END $$;
-- file bonus_follow.sql
-- Brings bonuses in line with what became of bets: a free bet comes back from one that gives it back, and is used again where that is
-- taken back and it still can be; where another free bet runs by then, or several come back at once, it waits until it is started or the other has ended; points are farmed by bets that are decided (as bonus_measure counts them then), and taken back with them; a bet that is void or sold farms nothing, and its event is free again. The caller has changed the
-- bets in this transaction and holds them.
CREATE OR REPLACE FUNCTION bonus_follow(p_bets BIGINT[], p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE changed BIGINT[]; players INTEGER[]; running INTEGER[]; returned INTEGER[]; postings wallet_posting[];
BEGIN
  SELECT array_agg(x.bet_id) INTO changed FROM bet_bonuses x WHERE x.bet_id = ANY (p_bets);
  IF changed IS NULL THEN RETURN; END IF;
  SELECT array_agg(DISTINCT b.player_id) INTO players FROM bets b WHERE b.id = ANY (changed);
  PERFORM 1 FROM player_bonuses i WHERE i.player_id = ANY (players) ORDER BY i.id FOR UPDATE;
  SELECT array_agg(r.id) INTO running FROM running_freebets(players, p_at) r;

  PERFORM bonus_measure(m.bet_id, changed) FROM (
    SELECT x.bet_id FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id
    WHERE x.bet_id = ANY (changed) AND x.farmable > 0 AND NOT x.has_farmed AND b.status = 'done' AND b.result <> 'refund_entire'
    ORDER BY x.bet_id) m;

  WITH due AS (
    -- What was sold farms nothing: points are of what stayed at risk.
    SELECT x.bet_id, x.issue_id, div(x.points::numeric * b.stake, b.stake + b.cashed_stake)::bigint AS points, x.has_farmed,
           x.amount, x.is_house, x.is_returned, b.currency, b.round, b.status, i.uses_count,
           x.amount > 0 AND (b.status = 'rejected'
             OR x.type <> 'freebet_only_win' AND (b.status = 'cancelled' OR b.status = 'done' AND b.result = 'refund_entire')) AS gives_back,
           b.status IN ('rejected', 'cancelled', 'cashed_out') OR b.status = 'done' AND b.result = 'refund_entire' AS is_void,
           b.status = 'done' AND b.result <> 'refund_entire' AS farms
    FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN player_bonuses i ON i.id = x.issue_id
    WHERE x.bet_id = ANY (changed)
  ), back AS (
    -- Where it was used again meanwhile, it stays with the player; what has ended meanwhile is promised no more.
    SELECT d.*, row_number() OVER (PARTITION BY d.issue_id ORDER BY d.bet_id) <= i.uses_count - i.times_used
           AND i.expired_at IS NULL AND (i.expires_at IS NULL OR i.expires_at > p_at) AS has_room
    FROM due d JOIN player_bonuses i ON i.id = d.issue_id WHERE d.is_returned AND NOT d.gives_back AND d.amount > 0
  ), moves AS (
    SELECT bet_id, issue_id, amount, currency, round, is_house, status, true AS returns FROM due WHERE gives_back AND NOT is_returned
    UNION ALL
    SELECT bet_id, issue_id, amount, currency, round, is_house, status, false FROM back WHERE has_room
  ), marked AS (
    -- A row is changed once in a statement.
    UPDATE bet_bonuses x SET is_returned = coalesce(m.returns, x.is_returned), has_farmed = d.farms
    FROM due d LEFT JOIN moves m ON m.bet_id = d.bet_id
    WHERE x.bet_id = d.bet_id AND (m.bet_id IS NOT NULL OR x.has_farmed <> d.farms) RETURNING 1
  ), counted AS (
    UPDATE player_bonuses i SET
      times_used = i.times_used - m.uses,
      -- Given back after its end, or close to it, it can still be used.
      expires_at = CASE WHEN m.uses > 0 AND i.expires_at < p_at + interval '7 days' THEN p_at + interval '7 days' ELSE i.expires_at END,
      expired_at = CASE WHEN m.uses > 0 THEN NULL ELSE i.expired_at END
    FROM (SELECT issue_id, sum(CASE WHEN returns THEN 1 ELSE -1 END)::int AS uses FROM moves GROUP BY 1) m
    WHERE i.id = m.issue_id RETURNING 1
  ), pointed AS (
    UPDATE player_bonuses i SET points = i.points + p.gained, points_at = p_at
    FROM (SELECT issue_id, sum(CASE WHEN farms THEN points ELSE -points END) AS gained FROM due WHERE farms <> has_farmed AND points > 0 GROUP BY 1) p
    WHERE i.id = p.issue_id RETURNING 1
  ), freed AS (
    DELETE FROM farmed_events f USING due d WHERE f.bet_id = d.bet_id AND d.is_void RETURNING 1
  )
  SELECT array_agg((
      CASE WHEN NOT m.returns THEN 'bonus_used' WHEN m.status = 'rejected' AND m.is_house THEN 'bonus_stake_returned' ELSE 'bonus_restored' END,
      CASE WHEN NOT m.returns THEN y.promised WHEN m.status = 'rejected' AND m.is_house THEN y.pending ELSE y.house END,
      CASE WHEN m.returns THEN y.promised ELSE y.house END,
      m.currency, m.amount, m.bet_id, greatest(m.round, 1::smallint), p_at)::wallet_posting ORDER BY m.bet_id),
    array_agg(DISTINCT m.issue_id) FILTER (WHERE m.returns)
  INTO postings, returned
  FROM moves m JOIN (
    SELECT currency, min(id) FILTER (WHERE system_code = 'stakes_pending') AS pending, min(id) FILTER (WHERE system_code = 'house_equity') AS house,
           min(id) FILTER (WHERE system_code = 'bonuses_promised') AS promised
    FROM wallet_accounts WHERE system_code IS NOT NULL GROUP BY currency) y ON y.currency = m.currency;
  PERFORM wallet_post(postings);
  UPDATE player_bonuses i SET overridden = true FROM (
    SELECT r.id, row_number() OVER (PARTITION BY r.player_id ORDER BY r.id = ANY (running) DESC NULLS LAST, r.expires_at NULLS LAST, r.id) AS place
    FROM running_freebets(players, p_at) r) r
  WHERE i.id = r.id AND r.place > 1 AND i.id = ANY (returned) AND NOT i.id = ANY (coalesce(running, '{}'));
  PERFORM bonus_resume(players, p_at);
END $$;
-- file bonus_hold.sql
-- Why bets may not be placed with the bonuses they name; null where they may. p_bets: [{id, currency, stake, bonus: {issue_id, amount,
-- is_house, events}}], those without a bonus being passed over. Holds all bonuses of the player until the end of the transaction, so that
-- one use is one bet, and what waits for a free bet may run after it.
CREATE OR REPLACE FUNCTION bonus_hold(p_player INTEGER, p_at TIMESTAMPTZ, p_bets JSONB) RETURNS TEXT LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM jsonb_array_elements(p_bets) b WHERE b.value ? 'bonus') THEN RETURN NULL; END IF;
  PERFORM 1 FROM player_bonuses i
  WHERE i.player_id = p_player ORDER BY i.id FOR UPDATE;
  IF is_barred(p_player, p_at) THEN RETURN 'bonus_gone'; END IF;
  PERFORM 1 FROM (
    SELECT (b.value -> 'bonus' ->> 'issue_id')::int AS issue_id, count(*) AS uses,
           max((b.value -> 'bonus' ->> 'amount')::bigint) AS most, min((b.value -> 'bonus' ->> 'amount')::bigint) AS least
    FROM jsonb_array_elements(p_bets) b WHERE b.value ? 'bonus' GROUP BY 1) w
  LEFT JOIN player_bonuses i ON i.id = w.issue_id AND i.player_id = p_player
  LEFT JOIN bonuses d ON d.id = i.bonus_id AND d.level_status = 'active'
  WHERE d.id IS NULL OR i.activated_at IS NULL OR i.overridden OR i.expired_at IS NOT NULL OR i.expires_at <= p_at
    OR i.times_used + w.uses > i.uses_count
    OR i.amount IS NOT NULL AND (w.most <> w.least OR w.most <> i.amount * i.boost_multiplier / 10000);
  IF FOUND THEN RETURN 'bonus_gone'; END IF;
  -- One event counts once, across the bets of a request too.
  PERFORM 1 FROM (
    SELECT (b.value -> 'bonus' ->> 'issue_id')::int AS issue_id, e.value::bigint AS event_id, count(*) AS times
    FROM jsonb_array_elements(p_bets) b, jsonb_array_elements_text(b.value -> 'bonus' -> 'events') e GROUP BY 1, 2) w
  WHERE w.times > 1 OR EXISTS (SELECT 1 FROM farmed_events f WHERE f.issue_id = w.issue_id AND f.event_id = w.event_id);
  RETURN CASE WHEN FOUND THEN 'bonus_gone' END;
END $$;
-- file bonus_issue.sql
-- Gives a player a bonus once per source, booked and told. What everybody is given and what a code brings is given once per person, through
-- whichever account. Answers the id of what they were given; null where they had it, or where
-- what it is paid out of (p_pool: the id of the bonus whose pool pays) does not hold so much. p_amount is null but for free bets.
CREATE OR REPLACE FUNCTION bonus_issue(
  p_bonus INTEGER, p_player INTEGER, p_source TEXT, p_currency TEXT, p_amount BIGINT, p_uses INTEGER, p_expires TIMESTAMPTZ,
  p_activate BOOLEAN, p_pool INTEGER, p_at TIMESTAMPTZ
) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE issued INTEGER; worth BIGINT := p_amount * p_uses; kind TEXT;
BEGIN
  IF p_source IN ('everyone', 'code') THEN
    PERFORM lock_person(p_player);
    PERFORM 1 FROM same_persons(p_player) s JOIN player_bonuses o ON o.player_id = s.other_id
    WHERE o.bonus_id = p_bonus AND o.source = p_source AND s.kinds <> '{method}';
    IF FOUND THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO player_bonuses (bonus_id, player_id, source, currency, amount, uses_count, created_at, activated_at, expires_at, points_at)
  VALUES (p_bonus, p_player, p_source, p_currency, p_amount, p_uses, p_at, CASE WHEN p_activate AND NOT (p_amount IS NOT NULL AND EXISTS (
    -- Another free bet runs: this one waits until the player starts it.
    SELECT 1 FROM player_bonuses o WHERE o.player_id = p_player AND o.amount IS NOT NULL AND o.activated_at IS NOT NULL AND NOT o.overridden
      AND o.expired_at IS NULL AND o.times_used < o.uses_count)) THEN p_at END, p_expires, p_at)
  ON CONFLICT DO NOTHING RETURNING id INTO issued;
  IF issued IS NULL THEN RETURN NULL; END IF;

  IF worth IS NOT NULL THEN
    IF p_pool IS NOT NULL THEN
      UPDATE bonuses SET pool = pool - worth, pool_version = pool_version + 1 WHERE id = p_pool AND pool >= worth;
      IF NOT FOUND THEN
        DELETE FROM player_bonuses WHERE id = issued;
        RETURN NULL;
      END IF;
    END IF;
    PERFORM wallet_post(ARRAY[('bonus_granted', wallet_system(CASE WHEN p_pool IS NULL THEN 'house_equity' ELSE 'bonus_pools' END, p_currency),
      wallet_system('bonuses_promised', p_currency), p_currency, worth, NULL, 1, p_at)::wallet_posting]);
  END IF;
  -- What everybody is given is given to whoever looks, and is in what they see.
  IF p_source = 'everyone' THEN RETURN issued; END IF;
  SELECT b.type INTO kind FROM bonuses b WHERE b.id = p_bonus;
  PERFORM outbox_append(p_player, jsonb_build_array(jsonb_build_object('type', 'bonus_issued', 'bonus_id', issued, 'bonus_type', kind))
    || notify_of_bonus(issued,
         CASE WHEN p_source LIKE 'step:%' OR p_source LIKE 'place:%' THEN 'bonus_won' ELSE 'bonus_issued' END,
         CASE WHEN p_pool IS NULL THEN '{}' ELSE (SELECT jsonb_build_object('hunt', w.definition -> 'name') FROM bonuses w WHERE w.id = p_pool) END,
         p_at));
  RETURN issued;
END $$;
-- file bonus_measure.sql
-- Sets the points of a bet that is decided to what its player's net position on its markets makes of them, at most what is left of the
-- limit of each of its events. A position is made of all singles and combos of the player on these very markets, with a bonus or
-- without, as far as they stand. p_changed: bets that are decided with it, in the order of their ids.
CREATE OR REPLACE FUNCTION bonus_measure(p_bet BIGINT, p_changed BIGINT[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE own RECORD; position JSONB; gross BIGINT; counted BIGINT; room BIGINT;
BEGIN
  SELECT b.player_id, b.stake, b.stake + b.cashed_stake AS placed, x.issue_id, x.farmable, d.currency,
    (d.definition ->> 'odds_cap')::int AS cap, (d.definition ->> 'points_per_event')::bigint AS per_event, p.*
  INTO own
  FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bonuses d ON d.id = x.bonus_id, LATERAL (
    SELECT array_agg(m.market ORDER BY m.market) AS markets, string_agg(m.market || '#' || m.outcome_id, ' ' ORDER BY m.market) AS outcome,
      array_agg(m.match_id) AS events
    FROM (SELECT match_id, outcome_id, match_id || '/' || market_id || '/' || specifier AS market FROM bet_legs WHERE bet_id = b.id) m) p
  WHERE x.bet_id = p_bet;
  gross := div(own.farmable::numeric * own.stake, own.placed);

  SELECT jsonb_agg(jsonb_build_object('outcome', p.outcome, 'stake', money_in(c.stake, c.currency, own.currency), 'odds', c.odds)) INTO position
  FROM bets c, LATERAL (
    SELECT array_agg(m.market ORDER BY m.market) AS markets, string_agg(m.market || '#' || m.outcome_id, ' ' ORDER BY m.market) AS outcome
    FROM (SELECT outcome_id, match_id || '/' || market_id || '/' || specifier AS market FROM bet_legs WHERE bet_id = c.id) m) p
  WHERE c.player_id = own.player_id AND c.id IN (SELECT bet_id FROM bet_legs WHERE match_id = own.events[1])
    AND c.type IN ('single', 'combo') AND c.status IN ('waiting_results', 'cashout_in_progress', 'done') AND c.result <> 'refund_entire'
    AND c.stake > 0 AND p.markets = own.markets;
  counted := net_points(gross, own.outcome, position, own.cap);

  IF own.per_event IS NOT NULL THEN
    SELECT min(own.per_event - coalesce(u.used, 0)) INTO room FROM unnest(own.events) AS e (id), LATERAL (
      SELECT sum(div(x.points::numeric * b.stake, b.stake + b.cashed_stake)) AS used
      FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id
      WHERE x.issue_id = own.issue_id AND x.bet_id <> p_bet AND (x.has_farmed OR x.bet_id < p_bet AND x.bet_id = ANY (p_changed))
        AND b.status = 'done' AND b.result <> 'refund_entire'
        AND EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = x.bet_id AND l.match_id = e.id)) u;
    counted := least(counted, greatest(room, 0));
  END IF;
  -- Points are kept as those of the stake that was placed.
  UPDATE bet_bonuses SET points = CASE WHEN counted = gross THEN own.farmable ELSE ceil(counted::numeric * own.placed / own.stake) END
  WHERE bet_id = p_bet;
END $$;
-- file bonus_raise.sql
-- Opens a box whose draw said p_drawn: the free bet is raised once, what it is worth more comes from the house, and both are told.
-- Answers whether it was; false where the box was opened, or the free bet used, raised, ended or never the player's. The caller holds the box.
CREATE OR REPLACE FUNCTION bonus_raise(
  p_box INTEGER, p_key TEXT, p_freebet INTEGER, p_drawn INTEGER, p_multiplier INTEGER, p_at TIMESTAMPTZ
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE raised player_bonuses; worth BIGINT; told BIGINT;
BEGIN
  PERFORM 1 FROM player_bonuses WHERE id = p_freebet OR id = (SELECT issue_id FROM loot_boxes WHERE id = p_box) ORDER BY id FOR UPDATE;
  UPDATE player_bonuses f SET boost_multiplier = p_multiplier
  FROM loot_boxes b JOIN player_bonuses i ON i.id = b.issue_id
  WHERE b.id = p_box AND b.opened_at IS NULL AND f.id = p_freebet AND f.player_id = i.player_id AND f.amount IS NOT NULL
    AND f.boost_multiplier = 10000 AND f.times_used = 0 AND f.expired_at IS NULL AND (f.expires_at IS NULL OR f.expires_at > p_at)
    AND NOT EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.issue_id = f.id) AND NOT is_barred(f.player_id, p_at)
  RETURNING f.* INTO raised;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE loot_boxes SET opened_at = p_at, client_key = p_key, freebet_id = p_freebet, drawn = p_drawn, multiplier = p_multiplier
  WHERE id = p_box;
  UPDATE player_bonuses SET steps_paid = steps_paid + 1 WHERE id = (SELECT issue_id FROM loot_boxes WHERE id = p_box);
  worth := (raised.amount * p_multiplier / 10000 - raised.amount) * raised.uses_count;
  IF worth > 0 THEN
    PERFORM wallet_post(ARRAY[('bonus_granted', wallet_system('house_equity', raised.currency),
      wallet_system('bonuses_promised', raised.currency), raised.currency, worth, NULL, 1, p_at)::wallet_posting]);
  END IF;
  told := outbox_append(raised.player_id, notify_of_bonus(raised.id, 'bonus_raised', jsonb_build_object('multiplier', p_multiplier), p_at));
  RETURN true;
END $$;
-- file bonus_resume.sql
-- Of free bets that wait for another one: where no free bet of their player runs any more, the one that ends first runs again.
CREATE OR REPLACE FUNCTION bonus_resume(p_players INTEGER[], p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  WITH standing AS (
    SELECT i.id, i.player_id, i.overridden, i.expires_at FROM player_bonuses i
    WHERE i.player_id = ANY (p_players) AND i.amount IS NOT NULL AND i.activated_at IS NOT NULL AND i.expired_at IS NULL
      AND (i.expires_at IS NULL OR i.expires_at > p_at) AND i.times_used < i.uses_count)
  UPDATE player_bonuses i SET overridden = false WHERE i.id IN (
    SELECT DISTINCT ON (s.player_id) s.id FROM standing s
    WHERE s.overridden AND NOT EXISTS (SELECT 1 FROM standing r WHERE r.player_id = s.player_id AND NOT r.overridden)
    ORDER BY s.player_id, s.expires_at NULLS LAST, s.id)
$$;
-- file bonus_tell_ends.sql
-- Tells players of free bets that nobody has used and that end within a day, once each, p_limit at most; what was given for less than two
-- days was told with its end. Answers how many.
CREATE OR REPLACE FUNCTION bonus_tell_ends(p_at TIMESTAMPTZ, p_limit INTEGER) RETURNS INTEGER LANGUAGE sql AS $$
  WITH ending AS (
    SELECT i.id FROM player_bonuses i
    WHERE i.expired_at IS NULL AND i.amount IS NOT NULL AND NOT i.is_end_told AND i.expires_at > p_at AND i.expires_at <= p_at + interval '1 day'
      AND i.times_used < i.uses_count AND i.expires_at > i.created_at + interval '2 days' AND NOT is_barred(i.player_id, p_at)
    ORDER BY i.id LIMIT p_limit FOR UPDATE SKIP LOCKED),
  told AS (
    UPDATE player_bonuses i SET is_end_told = true FROM ending e WHERE i.id = e.id RETURNING i.id, i.player_id, i.expires_at)
  SELECT count(outbox_append(t.player_id, notify_of_bonus(t.id, 'bonus_ending',
    jsonb_build_object('until', to_char(t.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), p_at)))::int
  FROM told t
$$;
-- file bonus_use.sql
-- Uses bonuses up that bonus_hold has held, for bets that are stored: their stakes are not booked by others where they are the house's.
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
-- file cancelled_bets.sql
-- Which of some bets an operator has cancelled as a whole, without having taken that back later.
CREATE OR REPLACE FUNCTION cancelled_bets(p_bets BIGINT[]) RETURNS TABLE (bet_id BIGINT) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT c.bet_id FROM market_cancels c
  WHERE c.bet_id = ANY (p_bets) AND NOT c.is_rollback AND NOT EXISTS (
    SELECT 1 FROM market_cancels k WHERE k.bet_id = c.bet_id AND k.is_rollback AND (k.said_at, k.id) >= (c.said_at, c.id))
$$;
-- file cash_out_bet.sql
-- Cashes p_stake of a bet out for p_amount, and tells the player. What remains may win p_win_amount; p_remainder is what is left of a
-- subunit, kept for the next part. Nothing happens, and the answer is false, when the bet is not waiting for results any more or has
-- another stake than p_open_stake: whoever settled it or cashed it out first has won. With p_auto_target the book does so by itself, as
-- the player has asked for: nothing happens when they ask for something else by now. p_justified is the most that p_basis, the prices and
-- probabilities it was computed from, gives for the part; p_asked_at is when the player asked for it or the value was first reached,
-- p_delay_ms what a cash-out in play had to wait from then on. All of these are kept for the audit.
DROP FUNCTION IF EXISTS cash_out_bet(TIMESTAMPTZ, BIGINT, BIGINT, BIGINT, BIGINT, BIGINT, TEXT);
DROP FUNCTION IF EXISTS cash_out_bet(TIMESTAMPTZ, BIGINT, BIGINT, BIGINT, BIGINT, BIGINT, TEXT, BIGINT);
DROP FUNCTION IF EXISTS cash_out_bet(TIMESTAMPTZ, BIGINT, BIGINT, BIGINT, BIGINT, BIGINT, TEXT, BIGINT, BIGINT, JSONB);
CREATE OR REPLACE FUNCTION cash_out_bet(
  p_at TIMESTAMPTZ, p_bet BIGINT, p_open_stake BIGINT, p_stake BIGINT, p_amount BIGINT, p_win_amount BIGINT, p_remainder TEXT,
  p_auto_target BIGINT DEFAULT NULL, p_justified BIGINT DEFAULT NULL, p_basis JSONB DEFAULT NULL,
  p_asked_at TIMESTAMPTZ DEFAULT NULL, p_delay_ms INTEGER DEFAULT NULL
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE b bets; next_part SMALLINT; told INTEGER; more JSONB := jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet));
BEGIN
  PERFORM set_config('touchline.at', p_at::text, true);
  UPDATE bets SET
    stake = stake - p_stake, cashed_stake = cashed_stake + p_stake, cashed_amount = cashed_amount + p_amount,
    cash_remainder = CASE WHEN stake = p_stake THEN '0' ELSE p_remainder END,
    win_amount = CASE WHEN stake = p_stake THEN 0 ELSE p_win_amount END,
    status = CASE WHEN stake = p_stake THEN 'cashed_out' ELSE status END,
    result = CASE WHEN stake = p_stake THEN 'cashed_out' ELSE result END,
    settled_at = CASE WHEN stake = p_stake THEN p_at END
  WHERE id = p_bet AND status = 'waiting_results' AND stake = p_open_stake AND p_stake BETWEEN 1 AND stake
    AND (p_auto_target IS NULL OR (auto_cash_out = p_auto_target AND p_amount >= p_auto_target))
  RETURNING * INTO b;
  PERFORM set_config('touchline.at', '', true);
  IF b.id IS NULL THEN RETURN false; END IF;

  SELECT coalesce(max(part), 0) + 1 INTO next_part FROM bet_cashouts WHERE bet_id = p_bet;
  INSERT INTO bet_cashouts (bet_id, part, stake, amount, at, auto_target, justified, basis, asked_at, delay_ms)
  VALUES (p_bet, next_part, p_stake, p_amount, p_at, p_auto_target, p_justified, p_basis, p_asked_at, p_delay_ms);
  PERFORM wallet_post(ARRAY[
    ('stake_cashed_out', wallet_system('stakes_pending', b.currency), wallet_system('house_equity', b.currency), b.currency, p_stake, p_bet, next_part, p_at)::wallet_posting,
    ('cash_out', wallet_system('house_equity', b.currency), b.account_id, b.currency, p_amount, p_bet, next_part, p_at)::wallet_posting]);
  IF b.status = 'cashed_out' THEN PERFORM bonus_follow(ARRAY[p_bet], p_at); END IF;
  IF p_auto_target IS NOT NULL THEN
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    VALUES (b.player_id, 'bet', 'auto_cash_out',
            jsonb_build_object('result', b.result, 'stake', p_stake, 'payout', p_amount, 'currency', b.currency, 'type', b.type), 'bet', p_bet, p_at)
    RETURNING id INTO told;
    more := more || jsonb_build_array(
      jsonb_build_object('type', 'notification', 'notification_id', told), jsonb_build_object('type', 'unread_counters_changed'));
  END IF;
  PERFORM outbox_append_balances(ARRAY[b.account_id], more);
  RETURN true;
END $$;
-- file close_player.sql
-- Closes a player's account: nobody signs in any more, every session ends. Answers closed; account_not_empty (money is there, or on
-- its way in or out) or bets_open (bets are still to be settled), and nothing has changed then.
CREATE OR REPLACE FUNCTION close_player(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS TEXT LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM players WHERE id = p_player FOR UPDATE;
  -- Whoever bets or is paid holds these: what is found now stays so until the account is closed.
  PERFORM 1 FROM wallet_accounts WHERE player_id = p_player ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM bets WHERE player_id = p_player
             AND status IN ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress')) THEN
    RETURN 'bets_open';
  END IF;
  IF EXISTS (SELECT 1 FROM wallet_accounts WHERE player_id = p_player AND balance > 0)
     OR EXISTS (SELECT 1 FROM withdrawal_requests WHERE player_id = p_player AND state = 'requested')
     OR EXISTS (SELECT 1 FROM host_payments p JOIN wallet_accounts a ON a.id = p.account_id
                WHERE a.player_id = p_player AND p.ended_at IS NULL)
     OR EXISTS (SELECT 1 FROM deposit_intents WHERE player_id = p_player AND state = 'pending') THEN
    RETURN 'account_not_empty';
  END IF;
  UPDATE players SET closed_at = p_at WHERE id = p_player AND closed_at IS NULL;
  DELETE FROM sessions WHERE player_id = p_player;
  -- Who comes back through another account waits for the operator.
  PERFORM hold_same_persons(p_player, p_at);
  RETURN 'closed';
END $$;
-- file closed_legs.sql
-- Of some legs, those that take no bet at p_at, and why, as the name of an error. p_legs: [{place, bet_id, position, match_id,
-- market_id, specifier, outcome_id, provider, priced_at, placed_at, fresh_for_ms}]. A leg is closed when its provider is down, its
-- match is over, the event of another provider is offered in its place, or its start has come and no feed says that it has begun, its market decided or cancelled; and while its price is older than the last word about the market, as a result
-- that was taken back opens it by a fresh price only. Its price is stale where fresh_for_ms, counted from when the statement came,
-- were over before its locks were had. The caller holds the matches (hold_for_bets).
CREATE OR REPLACE FUNCTION closed_legs(p_legs JSONB, p_at TIMESTAMPTZ)
RETURNS TABLE (place INTEGER, bet_id BIGINT, "position" SMALLINT, why TEXT) LANGUAGE sql STABLE AS $$
  SELECT l.place, l.bet_id, l.position,
    CASE WHEN p.is_down THEN 'provider_down' WHEN t.is_closed THEN 'event_not_bettable' ELSE 'price_stale' END
  FROM jsonb_to_recordset(p_legs) AS l (
    place INTEGER, bet_id BIGINT, position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT,
    provider TEXT, priced_at TIMESTAMPTZ, placed_at TIMESTAMPTZ, fresh_for_ms DOUBLE PRECISION)
  CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT 1 FROM provider_states s WHERE s.provider = l.provider AND s.status = 'down') AS is_down) p
  CROSS JOIN LATERAL (SELECT
    is_held(l.match_id)
    OR EXISTS (
      SELECT 1 FROM matches m
      WHERE m.id = l.match_id AND (m.status >= 3 OR (m.origin = 'feed' AND m.status = 0 AND m.starts_at <= p_at)))
    OR EXISTS (
      SELECT 1 FROM market_results r
      WHERE r.match_id = l.match_id AND r.market_id = l.market_id AND r.specifier = l.specifier
        AND (r.decided_at IS NOT NULL OR r.outcomes ->> l.outcome_id IS NOT NULL OR r.recorded_at > coalesce(l.priced_at, p_at)))
    OR EXISTS (
      SELECT 1 FROM market_cancels c
      WHERE c.match_id = l.match_id AND NOT c.is_rollback
        AND (c.market_id IS NULL OR (c.market_id = l.market_id AND c.specifier = l.specifier))
        AND (c.outcome_id IS NULL OR c.outcome_id = l.outcome_id)
        AND (c.starts_at IS NULL OR c.starts_at <= p_at) AND (c.ends_at IS NULL OR c.ends_at >= coalesce(l.placed_at, p_at))
        AND NOT EXISTS (
          SELECT 1 FROM market_cancels k
          WHERE k.match_id = l.match_id AND k.is_rollback AND k.said_at >= c.said_at AND NOT (c.keeps_results AND k.market_id IS NOT NULL)
            AND k.received_at <= coalesce(l.priced_at, p_at)
            AND (k.market_id IS NULL OR (k.market_id = l.market_id AND k.specifier = l.specifier))
            AND (k.outcome_id IS NULL OR k.outcome_id = l.outcome_id)
            AND (k.starts_at IS NULL OR k.starts_at <= c.starts_at) AND (k.ends_at IS NULL OR k.ends_at >= c.ends_at)))
    AS is_closed) t
  WHERE p.is_down OR t.is_closed
    OR l.fresh_for_ms < floor(1000 * extract(epoch FROM clock_timestamp() - statement_timestamp()))
$$;
-- file comp_points.sql
-- Loyalty points of a player: one for each 10 EUR of stake that was settled, other currencies by the rates of the day, and what
-- the operator gave or took. A settlement that is taken back takes its points along. Never below 0.
CREATE OR REPLACE FUNCTION comp_points(p_player INTEGER) RETURNS INTEGER LANGUAGE sql STABLE AS $$
  SELECT greatest(0, (
    coalesce((SELECT sum(floor(money_in(s.stake, s.currency, 'EUR') / 1000.0)) FROM (
      SELECT currency, sum(stake)::bigint AS stake FROM bets WHERE player_id = p_player AND status IN ('done', 'cashed_out')
      GROUP BY currency) s), 0)
    + coalesce((SELECT sum(points) FROM comp_point_changes WHERE player_id = p_player), 0)))::integer
$$;
-- file current_rate.sql
-- Units of a currency for one EUR, as they hold at a moment: of several in its millisecond, the last.
CREATE OR REPLACE FUNCTION current_rate(p_currency TEXT, p_at TIMESTAMPTZ) RETURNS NUMERIC LANGUAGE sql STABLE AS $$
  SELECT units_per_euro FROM currency_rates WHERE currency = p_currency AND at < p_at + interval '1 ms' ORDER BY at DESC LIMIT 1
$$;
-- file decide_bets.sql
-- Decides submitted bets: accepts them at the prices given, or rejects them and returns the stakes. One of which a leg takes no
-- bet any more is rejected for that; one of which a price got too old meanwhile is left for the next look. A bet that is no longer submitted is left alone. Answers the ids that were decided here.
CREATE OR REPLACE FUNCTION decide_bets(p_at TIMESTAMPTZ, p_decisions JSONB) RETURNS TABLE (id BIGINT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE decided BIGINT[]; accounts BIGINT[]; asked JSONB; told_of INTEGER;
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

  WITH told AS (
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    SELECT b.player_id, 'vip_bet', CASE b.status WHEN 'rejected' THEN 'vip_rejected' ELSE 'vip_approved' END,
           jsonb_build_object('result', b.result, 'stake', b.stake, 'payout', b.win_amount, 'currency', b.currency, 'type', b.type),
           'bet', b.id, p_at
    FROM bets b WHERE b.id = ANY (decided) AND b.is_vip AND b.vip_verdict IS DISTINCT FROM 'declined' ORDER BY b.id
    RETURNING id, player_id)
  SELECT count(outbox_append(o.player_id, o.events)) INTO told_of FROM (
   SELECT e.player_id, jsonb_agg(e.event ORDER BY e.place) AS events FROM (
    SELECT 1 AS place, player_id, event FROM outbox_balances(accounts)
    UNION ALL
    SELECT 2, b.player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', b.id) FROM bets b WHERE b.id = ANY (decided)
    UNION ALL
    SELECT 3, t.player_id, jsonb_build_object('type', 'notification', 'notification_id', t.id) FROM told t
    UNION ALL
    SELECT DISTINCT 4, t.player_id, jsonb_build_object('type', 'unread_counters_changed') FROM told t) e
   GROUP BY e.player_id) o;
  RETURN QUERY SELECT unnest(decided);
END $$;
-- file decide_jackpot_hit.sql
-- Approves a waiting hit, or declines it for a reason: its amount goes back into the pool that is open now, or to the house where
-- the jackpot is over. The player is told of what is declined; what is approved is told when it is paid. Answers false where no such hit waits.
CREATE OR REPLACE FUNCTION decide_jackpot_hit(p_hit INTEGER, p_reason TEXT, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE h jackpot_hits; code TEXT; open_round INTEGER;
BEGIN
  UPDATE jackpot_hits SET status = CASE WHEN p_reason IS NULL THEN 'approved' ELSE 'declined' END, decided_at = p_at, reason = p_reason
  WHERE id = p_hit AND status = 'waiting' RETURNING * INTO h;
  IF h.id IS NULL THEN RETURN false; END IF;
  IF p_reason IS NULL THEN RETURN true; END IF;

  SELECT currency INTO code FROM jackpots WHERE id = h.jackpot_id;
  UPDATE jackpot_rounds SET pool = pool + h.amount * 1000000, began_with = began_with + h.amount * 1000000
  WHERE jackpot_id = h.jackpot_id AND level = h.level AND ended_at IS NULL RETURNING id INTO open_round;
  PERFORM wallet_post(ARRAY[
    ('jackpot_declined', wallet_system('jackpot_prizes', code), wallet_system('jackpot_pools', code), code, h.amount, h.bet_id,
     (h.level + 1)::smallint, p_at)::wallet_posting]);
  IF open_round IS NULL THEN
    PERFORM wallet_post(ARRAY[
      ('jackpot_closed', wallet_system('jackpot_pools', code), wallet_system('house_equity', code), code, h.amount, h.bet_id,
       (h.level + 1)::smallint, p_at)::wallet_posting]);
  END IF;
  PERFORM outbox_append(h.player_id, notify_of_jackpot(h, 'jackpot_declined', p_at));
  RETURN true;
END $$;
-- file decline_offer.sql
-- A player lets go what the desk offered instead of their bet: it is rejected next, and the stake comes back whole. False, and nothing
-- happens, when no offer waits for their word.
CREATE OR REPLACE FUNCTION decline_offer(p_bet BIGINT, p_player INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bets SET vip_verdict = 'declined', decide_at = p_at
  WHERE id = p_bet AND player_id = p_player AND status = 'submitted' AND vip_verdict = 'offered';
  RETURN FOUND;
END $$;
-- file enter_jackpots.sql
-- Notes the jackpots that bets take part in, [{id, stake, jackpot_key, jackpots: [id, ...], place}], in the transaction that stores
-- them; with p_places only those of these requests. Bets without jackpots cost nothing, and no row is shared by two placements.
CREATE OR REPLACE FUNCTION enter_jackpots(p_bets JSONB, p_places INTEGER[] DEFAULT NULL) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF NOT jsonb_path_exists(p_bets, '$[*].jackpots') THEN RETURN; END IF;
  INSERT INTO jackpot_entries (bet_id, jackpot_id, stake, client_key)
  SELECT b.id, j.value::integer, b.stake, b.jackpot_key
  FROM jsonb_to_recordset(p_bets) AS b (id BIGINT, place INTEGER, stake BIGINT, jackpot_key TEXT, jackpots JSONB),
       jsonb_array_elements_text(coalesce(b.jackpots, '[]')) AS j
  WHERE p_places IS NULL OR b.place = ANY (p_places);
END $$;
-- file export_bet_steps.sql
-- Exports how bets go on: accepted, rejected, settled (again, where a result was corrected), cancelled, opened again. Cash-outs have
-- events of their own.
CREATE OR REPLACE FUNCTION export_bet_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  INSERT INTO exported_events (player_id, type, at, data)
  SELECT b.player_id, s.type, s.at, jsonb_build_object(
    'bet_id', b.id, 'status', s.to_status, 'result', s.to_result, 'currency', b.currency, 'amount', s.to_amount,
    'previous_status', s.from_status, 'previous_amount', s.from_amount, 'reason', s.reason)
  FROM (SELECT n.*, CASE
      WHEN n.from_status = 'submitted' AND n.to_status = 'waiting_results' THEN 'bet_accepted'
      WHEN n.to_status = 'rejected' THEN 'bet_rejected'
      WHEN n.to_status = 'done' THEN 'bet_settled'
      WHEN n.to_status = 'cancelled' THEN 'bet_cancelled'
      WHEN n.from_status IN ('done', 'cancelled') AND n.to_status = 'waiting_results' THEN 'bet_reopened' END AS type
    FROM new_steps n) s
  JOIN bets b ON b.id = s.bet_id
  WHERE s.type IS NOT NULL ORDER BY s.id;
  RETURN NULL;
END $$;
-- file export_cash_outs.sql
-- Exports each part of a bet that is cashed out.
CREATE OR REPLACE FUNCTION export_cash_outs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  INSERT INTO exported_events (player_id, type, at, data)
  SELECT b.player_id, 'bet_cashed_out', p.at, jsonb_build_object(
    'bet_id', b.id, 'part', p.part, 'currency', b.currency, 'stake', p.stake, 'amount', p.amount)
  FROM new_parts p JOIN bets b ON b.id = p.bet_id ORDER BY p.bet_id, p.part;
  RETURN NULL;
END $$;
-- file export_limit.sql
-- Exports a limit or exclusion of a player as it is from now on.
CREATE OR REPLACE FUNCTION export_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF exports_events() THEN
    INSERT INTO exported_events (player_id, type, at, data) VALUES (NEW.player_id, 'limit_changed',
      CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END, jsonb_build_object(
        'limit_id', NEW.id, 'limit_type', NEW.type, 'period', NEW.period, 'currency', NEW.currency, 'amount', NEW.amount,
        'next_amount', NEW.next_amount, 'ends_at', coalesce(NEW.ended_at, NEW.disable_at), 'is_imposed', NEW.is_imposed));
  END IF;
  RETURN NULL;
END $$;
-- file export_payments.sql
-- Exports money that comes from outside or leaves, at each of its steps.
CREATE OR REPLACE FUNCTION export_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  INSERT INTO exported_events (player_id, type, at, data)
  SELECT a.player_id, 'payment', t.at, jsonb_build_object(
    'transfer_id', t.id, 'kind', t.kind, 'currency', t.currency, 'amount', t.amount,
    'direction', CASE WHEN a.id = t.to_account THEN 'in' ELSE 'out' END)
  FROM new_transfers t JOIN wallet_accounts a ON a.id IN (t.from_account, t.to_account) AND a.player_id IS NOT NULL
  WHERE t.kind IN ('deposit', 'withdrawal', 'play_money', 'payment', 'chargeback', 'withdrawal_reserved', 'withdrawal_returned',
                   'withdrawal_unpaid')
  ORDER BY t.id;
  RETURN NULL;
END $$;
-- file export_placed_bets.sql
-- Exports bets as they are placed; what was selected is added when they are numbered, for it is stored after them.
CREATE OR REPLACE FUNCTION export_placed_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  INSERT INTO exported_events (player_id, type, at, data)
  SELECT player_id, 'bet_placed', created_at, jsonb_build_object(
    'bet_id', id, 'bet_type', type, 'status', status, 'currency', currency, 'stake', stake, 'odds', odds, 'possible_win', win_amount)
  FROM new_bets ORDER BY id;
  RETURN NULL;
END $$;
-- file export_session.sql
-- Exports the beginning and the end of a session.
CREATE OR REPLACE FUNCTION export_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO exported_events (player_id, type, at, data)
    VALUES (NEW.player_id, 'session_started', NEW.created_at, jsonb_build_object('session_id', NEW.id, 'host_origin', NEW.host_origin));
  ELSE
    INSERT INTO exported_events (player_id, type, at, data)
    VALUES (OLD.player_id, 'session_ended', now(), jsonb_build_object('session_id', OLD.id, 'host_origin', OLD.host_origin));
  END IF;
  RETURN NULL;
END $$;
-- file exports_events.sql
-- Whether anything is to be exported: without a receiver nothing is written.
CREATE OR REPLACE FUNCTION exports_events() RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM event_receivers WHERE removed_at IS NULL)
$$;
-- file fold_jackpot_entries.sql
-- Folds the entries of bets that were drawn before p_before into their draws, which keep the key and so stay proven by themselves, and
-- drops those of bets that were placed before and left out; p_limit at most, the oldest first. Answers how many.
CREATE OR REPLACE FUNCTION fold_jackpot_entries(p_before TIMESTAMPTZ, p_limit INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE folded INTEGER;
BEGIN
  WITH old AS (
    SELECT e.bet_id, e.jackpot_id, e.state, e.client_key FROM jackpot_entries e JOIN bets b ON b.id = e.bet_id
    WHERE e.state <> 'waiting' AND b.created_at < p_before
      AND NOT EXISTS (SELECT 1 FROM jackpot_draws d WHERE d.bet_id = e.bet_id AND d.at >= p_before)
    ORDER BY e.bet_id LIMIT p_limit FOR UPDATE OF e SKIP LOCKED),
  kept AS (
    UPDATE jackpot_draws d SET client_key = o.client_key
    FROM old o, jackpot_rounds r WHERE o.state = 'drawn' AND d.bet_id = o.bet_id AND r.id = d.round_id AND r.jackpot_id = o.jackpot_id
    RETURNING 1),
  gone AS (
    DELETE FROM jackpot_entries e USING old o WHERE e.bet_id = o.bet_id AND e.jackpot_id = o.jackpot_id RETURNING 1)
  SELECT count(*)::int INTO folded FROM gone;
  RETURN folded;
END $$;
-- file has_other_account.sql
-- Whether another account is the same person's, for what is given once per person. What they paid with alone does not say so: a card
-- may be a household's.
CREATE OR REPLACE FUNCTION has_other_account(p_player INTEGER) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM same_persons(p_player) s WHERE s.kinds <> '{method}')
$$;
-- file held_deposits.sql
-- What of an account was deposited through a provider after p_since and is not played yet, in subunits. A deposit is played by the stakes of
-- bets that were placed after it and are decided: one that is void, sold or still open plays nothing.
CREATE OR REPLACE FUNCTION held_deposits(p_account BIGINT, p_since TIMESTAMPTZ) RETURNS BIGINT LANGUAGE sql STABLE AS $$
  WITH account AS (SELECT id, player_id FROM wallet_accounts WHERE id = p_account),
  paid AS (
    SELECT d.changed_at AS at, sum(d.amount) OVER (ORDER BY d.changed_at DESC, d.id DESC) AS since
    FROM deposit_intents d JOIN account a ON a.player_id = d.player_id AND a.id = d.account_id
    WHERE d.state = 'succeeded' AND d.changed_at > p_since)
  SELECT coalesce(max(greatest(p.since - coalesce((
    SELECT sum(b.stake) FROM bets b JOIN account a ON a.player_id = b.player_id AND a.id = b.account_id
    WHERE b.created_at >= p.at AND b.status = 'done' AND b.result <> 'refund_entire'
      AND NOT EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.bet_id = b.id AND x.is_house)), 0), 0)), 0)::bigint
  FROM paid p
$$;
-- file history_refuse_change.sql
CREATE OR REPLACE FUNCTION history_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
-- file hold_for_bets.sql
-- Shares the matches of bets, and the providers, until the end of the transaction.
CREATE OR REPLACE FUNCTION hold_for_bets(p_matches BIGINT[]) RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared(7001, 0);
  SELECT pg_advisory_xact_lock_shared(7002, m) FROM (SELECT DISTINCT (unnest(p_matches) % 2147483647)::int AS m ORDER BY 1) o;
$$;
-- file hold_for_providers.sql
-- Has the providers for what is said of them: no bet is being stored that does not know it.
CREATE OR REPLACE FUNCTION hold_for_providers() RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7001, 0);
$$;
-- file hold_for_results.sql
-- Has the matches for what is said of them, until the end of the transaction.
CREATE OR REPLACE FUNCTION hold_for_results(p_matches BIGINT[]) RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7002, m) FROM (SELECT DISTINCT (unnest(p_matches) % 2147483647)::int AS m ORDER BY 1) o;
$$;
-- file hold_refusal.sql
-- Why an account takes part in no play: under_age (its player says so), account_held (the same person is shut out; an operator looks);
-- null where it does. What is in it can be withdrawn.
CREATE OR REPLACE FUNCTION hold_refusal(p_player INTEGER) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(h.reason = 'under_age') THEN 'under_age' WHEN count(*) > 0 THEN 'account_held' END
  FROM player_holds h WHERE h.player_id = p_player AND h.released_at IS NULL
$$;
-- file hold_same_persons.sql
-- Holds every account of a person of whom one is shut out, this one too, once per pair of accounts: what an operator has released stays
-- so. Answers how many are held by it. Of two that become known at the same time the second waits and sees the first.
CREATE OR REPLACE FUNCTION hold_same_persons(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE held INTEGER; mine INTEGER;
BEGIN
  PERFORM lock_person(p_player);
  INSERT INTO player_holds (player_id, reason, matched_id, kinds, created_at)
  SELECT p_player, 'same_person', s.other_id, s.kinds, p_at FROM same_persons(p_player) s WHERE is_shut_out(s.other_id, p_at)
    -- Both are held by what holds the other: one reason is enough.
    AND NOT EXISTS (SELECT 1 FROM player_holds h WHERE h.player_id = s.other_id AND h.matched_id = p_player)
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS mine = ROW_COUNT;
  IF NOT is_shut_out(p_player, p_at) THEN RETURN mine; END IF;
  INSERT INTO player_holds (player_id, reason, matched_id, kinds, created_at)
  SELECT s.other_id, 'same_person', p_player, s.kinds, p_at FROM same_persons(p_player) s
  WHERE NOT is_shut_out(s.other_id, p_at)
    AND NOT EXISTS (SELECT 1 FROM player_holds h WHERE h.player_id = p_player AND h.matched_id = s.other_id)
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS held = ROW_COUNT;
  RETURN held + mine;
END $$;
-- file host_ask_for_debt.sql
-- Creates a debit for the debt of an account whose money a host keeps, each time the debt grows. If the host refuses, the debt remains and
-- the player's next winnings pay it first.
CREATE OR REPLACE FUNCTION host_ask_for_debt(p_account BIGINT, p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO host_payments (account_id, kind, purpose, amount, made_at, until, try_at)
  SELECT h.account_id, 'debit', 'debt', d.amount - coalesce(p.amount, 0), p_at, p_at + interval '1 hour', p_at
  FROM host_accounts h JOIN player_debts d ON d.account_id = h.account_id
  LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM host_payments WHERE purpose = 'debt' AND kind = 'debit' AND state = 'asked'
             GROUP BY 1) p ON p.account_id = h.account_id
  WHERE h.account_id = p_account AND d.amount > coalesce(p.amount, 0)
$$;
-- file host_ask_for_stakes.sql
-- Creates the debits for the stakes of bets with asks_host, one per account, and links each bet to its debit. Returns the transfers that
-- claim the money, which the caller books with the stakes. Reads no table when no bet has asks_host.
CREATE OR REPLACE FUNCTION host_ask_for_stakes(p_player INTEGER, p_at TIMESTAMPTZ, p_bets JSONB) RETURNS wallet_posting[] LANGUAGE plpgsql AS $$
DECLARE claims wallet_posting[];
BEGIN
  IF NOT p_bets @> '[{"asks_host": true}]' THEN RETURN '{}'; END IF;
  WITH wanted AS (
    SELECT a.id AS account_id, a.currency, sum(b.stake)::bigint AS amount, array_agg(b.id) AS bets
    FROM jsonb_to_recordset(p_bets) AS b (id BIGINT, currency TEXT, stake BIGINT, bonus JSONB, asks_host BOOLEAN)
    JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = b.currency JOIN host_accounts h ON h.account_id = a.id
    WHERE b.asks_host AND (b.bonus ->> 'is_house')::boolean IS NOT TRUE GROUP BY 1, 2
  ), made AS (
    INSERT INTO host_payments (account_id, kind, purpose, amount, made_at, until, try_at)
    SELECT account_id, 'debit', 'stake', amount, p_at, p_at + interval '10 s', p_at FROM wanted
    RETURNING id, account_id
  ), named AS (
    UPDATE bets SET host_debit = m.id FROM made m JOIN wanted w USING (account_id) WHERE bets.id = ANY (w.bets) RETURNING 1
  )
  SELECT array_agg(('host_debit', wallet_system('host_claims', currency), account_id, currency, amount, NULL, 1, p_at)::wallet_posting)
  INTO claims FROM wanted;
  RETURN coalesce(claims, '{}');
END $$;
-- file host_credit.sql
-- Creates credits for hosts: one per bet, and one for money of no bet. A credit is the money that accounts of the host received by these
-- transfers, less what paid their debts. The accounts are empty afterwards. Called by wallet_post only.
CREATE OR REPLACE FUNCTION host_credit(p_transfers wallet_posting[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE t RECORD; rest BIGINT; sent BIGINT;
BEGIN
  FOR t IN
    SELECT h.account_id, p.bet_id, min(p.kind) FILTER (WHERE p.to_account = h.account_id) AS purpose, max(p.at) AS at,
           sum(CASE WHEN p.to_account = h.account_id THEN p.amount ELSE -p.amount END)::bigint AS received
    FROM unnest(p_transfers) p JOIN host_accounts h ON h.account_id IN (p.from_account, p.to_account)
    GROUP BY 1, 2 HAVING sum(CASE WHEN p.to_account = h.account_id THEN p.amount ELSE -p.amount END) > 0 ORDER BY 1, 2
  LOOP
    SELECT balance INTO rest FROM wallet_accounts WHERE id = t.account_id;
    sent := least(t.received, rest);
    CONTINUE WHEN sent = 0;
    INSERT INTO host_payments (account_id, kind, purpose, bet_id, amount, made_at, try_at)
    VALUES (t.account_id, 'credit', t.purpose, t.bet_id, sent, t.at, t.at);
    PERFORM wallet_post(ARRAY[('host_credit', t.account_id, wallet_system('host_payable', a.currency), a.currency, sent, NULL, 1, t.at)::wallet_posting])
    FROM wallet_accounts a WHERE a.id = t.account_id;
  END LOOP;
END $$;
-- file host_payment_ends.sql
-- Ends a payment: p_state is done or refused (the host answered), rolling_back (the deadline passed) or rolled_back. Books the transfers,
-- and lets the bets of a failed debit fall due. Answers false, and does nothing, where the payment has another state by now: of an answer
-- and the deadline the first counts.
CREATE OR REPLACE FUNCTION host_payment_ends(p_id BIGINT, p_state TEXT, p_reason TEXT, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE p host_payments; money TEXT; wallets BIGINT; claims BIGINT;
BEGIN
  UPDATE host_payments SET state = p_state, reason = coalesce(p_reason, reason), tries = CASE WHEN p_state = 'rolling_back' THEN 0 ELSE tries END,
    try_at = CASE WHEN p_state = 'rolling_back' THEN p_at END, ended_at = CASE WHEN p_state = 'rolling_back' THEN NULL ELSE p_at END
  WHERE id = p_id AND state = CASE WHEN p_state = 'rolled_back' THEN 'rolling_back' ELSE 'asked' END
  RETURNING * INTO p;
  IF p.id IS NULL THEN RETURN false; END IF;
  SELECT currency INTO money FROM wallet_accounts WHERE id = p.account_id;
  wallets := wallet_system('host_wallets', money);
  claims := wallet_system('host_claims', money);
  IF p.kind = 'credit' THEN
    PERFORM wallet_post(ARRAY[('host_credit_done', wallet_system('host_payable', money), wallets, money, p.amount, NULL, 1, p_at)::wallet_posting]);
  ELSIF p_state = 'done' AND p.purpose = 'debt' THEN
    -- It reaches the player, and so their debt; what is not owed any more goes back to the host.
    PERFORM wallet_post(ARRAY[
      ('host_debit_done', wallets, claims, money, p.amount, NULL, 1, p_at)::wallet_posting,
      ('host_debit', claims, p.account_id, money, p.amount, NULL, 1, p_at)::wallet_posting]);
  ELSIF p_state = 'done' THEN
    PERFORM wallet_post(ARRAY[('host_debit_done', wallets, claims, money, p.amount, NULL, 1, p_at)::wallet_posting]);
  ELSIF p_state IN ('refused', 'rolling_back') THEN
    UPDATE bets SET decide_at = p_at WHERE host_debit = p.id AND status = 'submitted';
  END IF;
  RETURN true;
END $$;
-- file host_void_stakes.sql
-- Returns the transfers that cancel the claims on hosts for rejected bets whose debit failed. The caller books them with the returned
-- stakes.
CREATE OR REPLACE FUNCTION host_void_stakes(p_bets BIGINT[], p_at TIMESTAMPTZ) RETURNS wallet_posting[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT ('host_debit_void', b.account_id, wallet_system('host_claims', b.currency), b.currency, b.stake, b.id, 1, p_at)::wallet_posting
    FROM bets b JOIN host_payments p ON p.id = b.host_debit
    WHERE b.id = ANY (p_bets) AND b.status = 'rejected' AND p.state <> 'done' ORDER BY b.id)
$$;
-- file is_barred.sql
-- Whether a player is offered nothing: is held (see hold_refusal), takes a break, is excluded, or has used up a limit of money of their own.
CREATE OR REPLACE FUNCTION is_barred(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN hold_refusal(p_player) IS NOT NULL OR EXISTS (
    SELECT 1 FROM player_limits l
    WHERE l.player_id = p_player AND (l.ended_at IS NULL OR l.ended_at > p_at)
      AND (l.type IN ('coolingoff', 'selfexclusion')
           OR (l.type IN ('wager', 'loss') AND l.amount IS NOT NULL AND own_limit_used(l.id, p_at) >= l.amount)));
END $$;
-- file is_decided.sql
-- More is known of a market than that some outcomes do not take part.
CREATE OR REPLACE FUNCTION is_decided(p_outcomes JSONB, p_others TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT p_others IS NOT NULL OR p_outcomes @? '$.* ? (@ != null && @ != "void" && @ != "push")'
$$;
-- file is_held.sql
-- Whether another provider's event is offered in the place of p_match.
CREATE OR REPLACE FUNCTION is_held(p_match BIGINT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM event_mappings e JOIN event_groups g ON g.id = e.group_id
    WHERE e.match_id = p_match AND g.offered_id <> e.match_id)
$$;
-- file is_playing.sql
-- Whether play that was last seen then is still going on.
CREATE OR REPLACE FUNCTION is_playing(p_seen TIMESTAMPTZ, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT p_seen > p_at - INTERVAL '15 minutes'
$$;
-- file is_shut_out.sql
-- Whether a person takes part in no play through this account: excluded or taking a break, closed, or held and not released.
CREATE OR REPLACE FUNCTION is_shut_out(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM player_limits l WHERE l.player_id = p_player AND l.type IN ('coolingoff', 'selfexclusion')
                 AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at))
    OR EXISTS (SELECT 1 FROM players p WHERE p.id = p_player AND p.closed_at IS NOT NULL)
    OR hold_refusal(p_player) IS NOT NULL
$$;
-- file large_bets.sql
-- Which of the bets that a player places (as place_bets takes them) leave them with more than p_above, in cents of a EUR, on an outcome,
-- and through which legs: [{bet_id, position}], null for none. What is on an outcome: their open bets and all of these. A bet counts
-- there with what it would put on that outcome alone: its stake, in a combo times the odds of the legs that have won. Bets that are
-- marked for approval count and are not named. The player's accounts are to be locked. p_exposure, what the bets may pay, spares the
-- look at bets where a whole market pays the player no more than that. Events of several providers that are mapped to each other are one.
CREATE OR REPLACE FUNCTION large_bets(p_player INTEGER, p_bets JSONB, p_exposure JSONB, p_above BIGINT) RETURNS JSONB LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM 1 FROM jsonb_to_recordset(p_exposure) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.used), 0) AS used FROM same_events(w.match_id) s JOIN exposures e ON e.match_id = s.match_id
    WHERE e.market_id = w.market_id AND e.specifier = w.specifier AND e.outcome_id = w.outcome_id AND e.holder = w.holder) e
  WHERE w.holder > 0 AND w.amount + e.used > p_above;
  IF NOT FOUND THEN RETURN NULL; END IF;

  RETURN (
    WITH asked AS (
      SELECT b.id, coalesce(b.is_vip, false) AS is_vip, b.exposure::numeric * b.stake / nullif(b.win_amount, 0) AS cents,
        (SELECT min(s.match_id) FROM same_events(l.match_id) s) AS event_id, l.*
      FROM jsonb_to_recordset(p_bets) AS b (id BIGINT, is_vip BOOLEAN, exposure BIGINT, stake BIGINT, win_amount BIGINT, legs JSONB),
        jsonb_to_recordset(b.legs) AS l (position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT)),
    bearing AS (
      SELECT event_id, market_id, specifier, outcome_id, cents FROM asked
      UNION ALL
      SELECT (SELECT min(s.match_id) FROM same_events(l.match_id) s), l.market_id, l.specifier, l.outcome_id, b.exposure::numeric * b.stake / nullif(b.win_amount, 0)
        * CASE WHEN b.type <> 'combo' THEN 1 ELSE coalesce(
            (SELECT exp(sum(ln(w.odds / 10000.0))) FROM bet_legs w WHERE w.bet_id = b.id AND w.status = 'win'), 1) END
      FROM bets b JOIN bet_legs l ON l.bet_id = b.id
      WHERE b.player_id = p_player AND b.status IN ('submitted', 'waiting_results', 'cashout_in_progress')),
    full_outcomes AS (
      SELECT event_id, market_id, specifier, outcome_id FROM bearing
      GROUP BY 1, 2, 3, 4 HAVING floor(sum(cents)) > p_above)
    SELECT jsonb_agg(jsonb_build_object('bet_id', a.id, 'position', a.position) ORDER BY a.id, a.position)
    FROM asked a JOIN full_outcomes USING (event_id, market_id, specifier, outcome_id) WHERE NOT a.is_vip);
END $$;
-- file leg_facts.sql
-- What is true of every leg now, beside what is stored of it. Several deductions together take 90 percent at most, and a bet that was placed after its market was said to be decided is void: a result that comes late, by the clock
-- of who said it, takes back what was taken in the meantime. What was said of one outcome is true of bets on that outcome alone. A rollback that names a market does not take back that the match is called off, or not played in time.
-- A leg at a price from before the start is void where its bet was placed after the kick-off that was stated last; a match of the book's own
-- programme begins with its next look at the clock.
CREATE OR REPLACE VIEW leg_facts AS
  SELECT l.bet_id, l.position, l.match_id, l.status, l.dead_heat_factor, l.final_text, l.cancelled, l.void_reason,
         CASE WHEN c.message_id IS NOT NULL OR s.is_late THEN 'void' ELSE coalesce(r.decision, 'open') END AS true_status,
         CASE WHEN c.message_id IS NULL AND NOT s.is_late AND r.decision IN ('win', 'half_win') THEN r.dead_heat_factor END AS true_dead_heat_factor,
         CASE WHEN c.message_id IS NULL AND (s.is_late OR r.decision IS NOT NULL) THEN r.final_text END AS true_final_text,
         c.message_id IS NOT NULL AS true_cancelled,
         CASE WHEN c.message_id IS NOT NULL THEN c.void_reason
              WHEN s.is_late THEN 'placed_late'
              WHEN r.decision IN ('void', 'half_win', 'half_lose') THEN r.void_reason END AS true_void_reason,
         l.deduction,
         CASE WHEN c.message_id IS NULL AND NOT s.is_late AND coalesce(r.decision, 'win') IN ('win', 'half_win')
              THEN d.percent END AS true_deduction
  FROM bet_legs l
  JOIN bets b ON b.id = l.bet_id
  LEFT JOIN matches e ON e.id = l.match_id
  LEFT JOIN LATERAL (
    SELECT CASE WHEN o.fact IS NULL THEN m.said_at ELSE to_timestamp((o.fact ->> 'said')::double precision / 1000) END AS said_at,
           coalesce(b.created_at > CASE WHEN o.fact IS NULL THEN m.decided_at ELSE to_timestamp((o.fact ->> 'decided')::double precision / 1000) END, false) AS is_late,
           m.final_text, CASE WHEN o.fact IS NULL THEN m.void_reason ELSE o.fact ->> 'reason' END AS void_reason,
           m.dead_heat_factors ->> l.outcome_id AS dead_heat_factor,
           CASE WHEN m.outcomes ->> l.outcome_id = 'push' THEN 'void'
                WHEN m.outcomes ? l.outcome_id THEN m.outcomes ->> l.outcome_id ELSE m.others END AS decision
    FROM market_results m CROSS JOIN LATERAL (SELECT m.outcome_facts -> l.outcome_id AS fact) o
    WHERE m.match_id = l.match_id AND m.market_id = l.market_id AND m.specifier = l.specifier) r ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(r.is_late, false) OR coalesce(NOT l.price_is_live AND coalesce(b.decided_at, b.created_at) >=
      e.stated_start + CASE e.origin WHEN 'feed' THEN interval '0' ELSE interval '10 seconds' END, false) AS is_late) s
  LEFT JOIN LATERAL (
    SELECT c.message_id, c.void_reason
    FROM market_cancels c
    WHERE c.match_id = l.match_id AND NOT c.is_rollback
      AND (c.market_id IS NULL OR (c.market_id = l.market_id AND c.specifier = l.specifier))
      AND (c.outcome_id IS NULL OR c.outcome_id = l.outcome_id)
      AND (c.starts_at IS NULL OR b.created_at >= c.starts_at) AND (c.ends_at IS NULL OR b.created_at <= c.ends_at)
      AND NOT (c.keeps_results AND r.decision IS NOT NULL AND r.said_at <= c.said_at)
      AND NOT EXISTS (
        SELECT 1 FROM market_cancels k
        WHERE k.match_id = l.match_id AND k.is_rollback AND k.said_at >= c.said_at AND NOT (c.keeps_results AND k.market_id IS NOT NULL)
          AND (k.market_id IS NULL OR (k.market_id = l.market_id AND k.specifier = l.specifier))
          AND (k.outcome_id IS NULL OR k.outcome_id = l.outcome_id)
          AND (k.starts_at IS NULL OR k.starts_at <= c.starts_at) AND (k.ends_at IS NULL OR k.ends_at >= c.ends_at))
    ORDER BY c.keeps_results, c.said_at, c.void_reason, c.id LIMIT 1) c ON true
  LEFT JOIN LATERAL (
    SELECT nullif(least(coalesce(sum(d.percent), 0), 90), 0)::smallint AS percent
    FROM market_deductions d
    WHERE d.match_id = l.match_id AND d.market_id = l.market_id AND d.specifier = l.specifier
      -- A bet that was accepted late got the price of then.
      AND d.outcome_id <> l.outcome_id AND coalesce(b.decided_at, b.created_at) <= d.priced_to) d ON true
  WHERE l.status <> 'held' AND b.status IN ('waiting_results', 'done', 'cancelled', 'cashed_out');
-- file limit_period_start.sql
-- When the period of a limit began: its day, week (from Monday) or month by the calendar of a time zone, or so much back from now.
CREATE OR REPLACE FUNCTION limit_period_start(p_period TEXT, p_strategy TEXT, p_zone TEXT, p_at TIMESTAMPTZ) RETURNS TIMESTAMPTZ
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_strategy = 'rolling'
    THEN p_at - CASE p_period WHEN 'day' THEN INTERVAL '24 hours' WHEN 'week' THEN INTERVAL '168 hours' ELSE INTERVAL '720 hours' END
    ELSE date_trunc(p_period, p_at AT TIME ZONE p_zone) AT TIME ZONE p_zone END
$$;
-- file lock_person.sql
-- Makes all others who do something for the same person (by any of their keys) wait until this transaction is over.
CREATE OR REPLACE FUNCTION lock_person(p_player INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE key BIGINT;
BEGIN
  FOR key IN SELECT DISTINCT hashtextextended(k.hash, 0) FROM person_keys k WHERE k.player_id = p_player AND k.kind <> 'home' ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(key);
  END LOOP;
END $$;
-- file market_results_note_decision.sql
-- Notes when a market was said to be decided. What follows from words (by_words) says that by itself.
CREATE OR REPLACE FUNCTION market_results_note_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.by_words THEN RETURN NEW; END IF;
  NEW.decided_at := CASE
    WHEN NOT is_decided(NEW.outcomes, NEW.others) THEN NULL
    WHEN TG_OP = 'UPDATE' THEN coalesce(OLD.decided_at, NEW.said_at)
    ELSE NEW.said_at END;
  RETURN NEW;
END $$;
-- file matches_note_change.sql
-- Notes when the status or the kick-off of an event changed, by the database's clock, whoever changed it.
CREATE OR REPLACE FUNCTION matches_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
-- file method_rooms.sql
-- What may still be withdrawn to each method of a player, in EUR at the rates of p_at: what was deposited by it, and what bets, jackpots, the
-- operator's hand and exchange brought, as far as withdrawals to other methods have not taken that. Deposits that were taken back count with p_with_taken_back.
CREATE OR REPLACE FUNCTION method_rooms(p_player INTEGER, p_at TIMESTAMPTZ, p_with_taken_back BOOLEAN)
RETURNS TABLE (method_id INTEGER, deposited NUMERIC, withdrawn NUMERIC, room NUMERIC) LANGUAGE sql STABLE AS $$
  WITH worth AS (SELECT code, subunits * current_rate(code, p_at) AS per_euro FROM currencies),
  methods AS (
    SELECT m.id,
      coalesce((SELECT sum(d.amount / w.per_euro) FROM deposit_intents d JOIN worth w ON w.code = d.currency
                WHERE d.player_id = p_player AND d.method_id = m.id AND (d.state = 'succeeded' OR p_with_taken_back AND d.state = 'charged_back')), 0) AS came,
      coalesce((SELECT sum(r.amount / w.per_euro) FROM withdrawal_requests r JOIN worth w ON w.code = r.currency
                WHERE r.player_id = p_player AND r.method_id = m.id AND r.state IN ('requested', 'approved')), 0) AS went
    FROM payment_methods m WHERE m.player_id = p_player),
  brought AS (
    SELECT greatest(coalesce(sum(CASE WHEN t.kind = 'exchange_out' THEN -t.amount ELSE t.amount END / w.per_euro), 0), 0) AS total
    FROM wallet_accounts a JOIN worth w ON w.code = a.currency
    JOIN wallet_transfers t ON t.to_account = a.id AND t.kind NOT IN ('payment', 'withdrawal_returned', 'withdrawal_unpaid', 'stake_returned')
      OR t.from_account = a.id AND t.kind = 'exchange_out'
    WHERE a.player_id = p_player)
  SELECT m.id, m.came, m.went, m.came - m.went + b.total - coalesce((
    SELECT sum(greatest(o.went - o.came, 0)) FROM methods o WHERE o.id <> m.id), 0)
  FROM methods m CROSS JOIN brought b
$$;
-- file money_in.sql
-- An amount in subunits of one currency as subunits of another, by the rates of now; itself where they are the same.
CREATE OR REPLACE FUNCTION money_in(p_amount NUMERIC, p_from TEXT, p_to TEXT) RETURNS NUMERIC LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_from = p_to THEN p_amount ELSE p_amount
    * (SELECT c.subunits * r.units_per_euro FROM currencies c JOIN currency_rates r ON r.currency = c.code
       WHERE c.code = p_to ORDER BY r.at DESC LIMIT 1)
    / (SELECT c.subunits * r.units_per_euro FROM currencies c JOIN currency_rates r ON r.currency = c.code
       WHERE c.code = p_from ORDER BY r.at DESC LIMIT 1) END
$$;
-- file ms_after.sql
-- So many ms after a moment.
CREATE OR REPLACE FUNCTION ms_after(p_at TIMESTAMPTZ, p_ms NUMERIC) RETURNS TIMESTAMPTZ LANGUAGE sql IMMUTABLE AS $$
  SELECT p_at + p_ms * INTERVAL '1 millisecond'
$$;
-- file net_points.sql
-- What p_points of the bets on an outcome come to by all that their player has on its market, [{outcome, stake, odds}] in one currency:
-- what each outcome wins at odds of p_cap at most, less the stakes on the others, is its net win; points are of the outcome whose net
-- win is the largest, in the part that is left of its win, rounded down. Others have none, and nobody has any who wins nothing whatever
-- happens.
CREATE OR REPLACE FUNCTION net_points(p_points NUMERIC, p_outcome TEXT, p_bets JSONB, p_cap INTEGER) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  WITH sides AS (
    SELECT b.outcome, sum(b.stake) AS stake, sum(b.stake * (greatest(least(b.odds, p_cap), 10000) - 10000)) / 10000 AS win
    FROM jsonb_to_recordset(p_bets) AS b (outcome TEXT, stake NUMERIC, odds BIGINT) GROUP BY 1),
  best AS (
    SELECT outcome, win, win + stake - sum(stake) OVER () AS net FROM sides ORDER BY 3 DESC, 1 LIMIT 1)
  SELECT coalesce((SELECT div(p_points * net, win)::bigint FROM best WHERE outcome = p_outcome AND net > 0), 0)
$$;
-- file note_ended_session.sql
-- A trigger and not the callers: whoever ends a session one day cannot forget it.
CREATE OR REPLACE FUNCTION note_ended_session() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_sessions (player_id, session_id) VALUES (OLD.player_id, OLD.id);
  RETURN NULL;
END $$;
-- file notify_of_bonus.sql
-- Leaves a notification about what a player has of a bonus. Answers the events that tell of it. p_more: what fills the text beside the
-- name of the bonus.
CREATE OR REPLACE FUNCTION notify_of_bonus(p_issue INTEGER, p_template TEXT, p_more JSONB, p_at TIMESTAMPTZ) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE told INTEGER;
BEGIN
  INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
  SELECT i.player_id, 'bonus', p_template,
         jsonb_build_object('name', d.definition -> 'name', 'amount', i.amount * i.boost_multiplier / 10000, 'currency', i.currency) || p_more,
         'bonus', CASE WHEN i.amount IS NULL THEN d.id ELSE i.id END, p_at
  FROM player_bonuses i JOIN bonuses d ON d.id = i.bonus_id WHERE i.id = p_issue
  RETURNING id INTO told;
  RETURN jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', told), jsonb_build_object('type', 'unread_counters_changed'));
END $$;
-- file notify_of_jackpot.sql
-- Leaves a notification about a hit. Answers the events that tell of it.
CREATE OR REPLACE FUNCTION notify_of_jackpot(p_hit jackpot_hits, p_template TEXT, p_at TIMESTAMPTZ) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE told INTEGER;
BEGIN
  INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
  SELECT p_hit.player_id, 'jackpot', p_template,
         jsonb_build_object('result', b.result, 'stake', b.stake, 'type', b.type, 'payout', p_hit.amount, 'currency', j.currency, 'jackpot', j.definition -> 'name',
                            'level', j.definition -> 'levels' -> p_hit.level::integer -> 'name'),
         'jackpot', j.id, p_at
  FROM jackpots j, bets b WHERE j.id = p_hit.jackpot_id AND b.id = p_hit.bet_id
  RETURNING id INTO told;
  RETURN jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', told), jsonb_build_object('type', 'unread_counters_changed'));
END $$;
-- file notify_of_maintenance.sql
-- Creates a notification about maintenance for every open account, and appends it to the outbox. Times are ISO 8601.
CREATE OR REPLACE FUNCTION notify_of_maintenance(p_template TEXT, p_begins TEXT, p_ends TEXT, p_at TIMESTAMPTZ)
RETURNS INTEGER LANGUAGE sql AS $$
  WITH created AS (
    INSERT INTO notifications (player_id, type, template, data, created_at)
    SELECT id, 'maintenance', p_template, jsonb_build_object('begins_at', p_begins, 'ends_at', p_ends), p_at
    FROM players WHERE closed_at IS NULL ORDER BY id
    RETURNING id, player_id
  )
  SELECT count(outbox_append(player_id, jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', id), jsonb_build_object('type', 'unread_counters_changed'))))::integer
  FROM created
$$;
-- file notify_of_payment.sql
-- Leaves a notification about a deposit or a withdrawal, and has its player told. Amounts in subunits.
CREATE OR REPLACE FUNCTION notify_of_payment(
  p_player INTEGER, p_template TEXT, p_amount BIGINT, p_currency TEXT, p_object TEXT, p_id INTEGER, p_at TIMESTAMPTZ
) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE told INTEGER;
BEGIN
  INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
  VALUES (p_player, 'payment', p_template, jsonb_build_object('amount', p_amount, 'currency', p_currency), p_object, p_id, p_at)
  RETURNING id INTO told;
  PERFORM outbox_append(p_player, jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', told), jsonb_build_object('type', 'unread_counters_changed')));
END $$;
-- file number_exported_events.sql
-- Gives events that are committed their place in the order in which receivers get them, and answers how many. An event of a player
-- that was written after another one is behind it. One caller at a time: a reader that has seen a position has seen all below it.
CREATE OR REPLACE FUNCTION number_exported_events(p_most INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE numbered INTEGER;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('exported events'));
  WITH waiting AS (SELECT id FROM exported_events WHERE position IS NULL ORDER BY id LIMIT p_most),
       placed AS (SELECT id, nextval('exported_event_positions') AS position FROM waiting)
  UPDATE exported_events e SET position = p.position,
    data = CASE WHEN e.type <> 'bet_placed' THEN e.data ELSE e.data || jsonb_build_object('selections', (
      SELECT jsonb_agg(jsonb_build_object('match_id', l.match_id, 'market_id', l.market_id, 'specifier', l.specifier,
                                          'outcome_id', l.outcome_id, 'odds', l.odds) ORDER BY l.position)
      FROM bet_legs l WHERE l.bet_id = (e.data ->> 'bet_id')::bigint)) END
  FROM placed p WHERE e.id = p.id;
  GET DIAGNOSTICS numbered = ROW_COUNT;
  RETURN numbered;
END $$;
-- file offer_bet.sql
-- The desk answers a large stake that waits with another bet, until p_until: a stake, and a price where it promises one, scaled. Its player
-- is told. Nothing happens, and the answer is false, when nobody waits for a word about the bet any more, its stake is not p_asked, or the host of its
-- player has not given the stake yet.
CREATE OR REPLACE FUNCTION offer_bet(
  p_bet BIGINT, p_asked BIGINT, p_stake BIGINT, p_odds BIGINT, p_win BIGINT, p_at TIMESTAMPTZ, p_until TIMESTAMPTZ
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE b bets; told INTEGER;
BEGIN
  UPDATE bets SET vip_verdict = 'offered', asked_stake = stake, offer_stake = p_stake, offer_odds = p_odds, offer_win = p_win,
    offer_until = p_until, decide_at = p_until
  WHERE id = p_bet AND status = 'submitted' AND is_vip AND vip_verdict IS NULL AND stake = p_asked AND p_stake <= stake
    AND (host_debit IS NULL OR EXISTS (SELECT 1 FROM host_payments p WHERE p.id = host_debit AND p.state = 'done'))
  RETURNING * INTO b;
  IF b.id IS NULL THEN RETURN false; END IF;
  INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
  VALUES (b.player_id, 'vip_bet', 'vip_offered',
          jsonb_build_object('result', b.result, 'stake', p_stake, 'payout', p_win, 'before', b.stake, 'currency', b.currency, 'type', b.type),
          'bet', p_bet, p_at)
  RETURNING id INTO told;
  PERFORM outbox_append(b.player_id, jsonb_build_array(
    jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet),
    jsonb_build_object('type', 'notification', 'notification_id', told), jsonb_build_object('type', 'unread_counters_changed')));
  RETURN true;
END $$;
-- file open_exposure.sql
CREATE OR REPLACE FUNCTION open_exposure(p_status TEXT, p_exposure BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_status IN ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress') THEN p_exposure ELSE 0 END
$$;
-- file open_jackpot_rounds.sql
-- Opens rounds of a jackpot's levels: [{level, round, seed, commitment, began_with, seed_amount}]. Their seed amounts come from the house.
CREATE OR REPLACE FUNCTION open_jackpot_rounds(p_jackpot INTEGER, p_rounds JSONB, p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jackpot_rounds (jackpot_id, level, round, seed, commitment, began_with, pool, begun_at)
  SELECT p_jackpot, r.level, r.round, r.seed, r.commitment, r.began_with, r.began_with, p_at
  FROM jsonb_to_recordset(p_rounds) AS r (level SMALLINT, round INTEGER, seed TEXT, commitment TEXT, began_with BIGINT);
  PERFORM wallet_post(ARRAY(
    SELECT ('jackpot_seed', wallet_system('house_equity', j.currency), wallet_system('jackpot_pools', j.currency), j.currency,
            r.seed_amount, NULL, 1, p_at)::wallet_posting
    FROM jackpots j, jsonb_to_recordset(p_rounds) AS r (seed_amount BIGINT) WHERE j.id = p_jackpot));
END $$;
-- file operator_log_refuse_change.sql
-- Keeps the log of operators as it was written. Raises whenever a row would be changed or removed.
CREATE OR REPLACE FUNCTION operator_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of operators only grows' USING ERRCODE = 'restrict_violation';
END $$;
-- file outbox_append.sql
-- Has something told to a player once the transaction is committed: nothing else inserts into the outbox. p_events: [{type, ...}].
-- Answers the row's id.
CREATE OR REPLACE FUNCTION outbox_append(p_player INTEGER, p_events JSONB) RETURNS BIGINT LANGUAGE sql AS $$
  INSERT INTO outbox (player_id, events) VALUES (p_player, p_events) RETURNING id
$$;
-- file outbox_append_all.sql
-- As outbox_append, for many players at once: the second array has the events of each of the first. Answers how many rows were added.
CREATE OR REPLACE FUNCTION outbox_append_all(p_players INTEGER[], p_events JSONB[]) RETURNS INTEGER LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO outbox (player_id, events)
    SELECT player_id, events FROM unnest(p_players, p_events) WITH ORDINALITY AS t (player_id, events, place) ORDER BY place
    RETURNING 1)
  SELECT count(*)::integer FROM added
$$;
-- file outbox_append_balances.sql
-- Has the owners of some accounts told their balances as they are now, and then the further events given.
CREATE OR REPLACE FUNCTION outbox_append_balances(p_accounts BIGINT[], p_more JSONB DEFAULT '[]') RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM outbox_append(e.player_id, jsonb_agg(e.event) || p_more) FROM outbox_balances(p_accounts) e GROUP BY e.player_id;
END $$;
-- file outbox_balances.sql
-- Tells a player the balances of some accounts as they are now; of an account whose money a host keeps, what the host said last.
CREATE OR REPLACE FUNCTION outbox_balances(p_accounts BIGINT[]) RETURNS TABLE (player_id INTEGER, event JSONB) LANGUAGE sql AS $$
  SELECT a.player_id, jsonb_build_object('type', 'balance_changed', 'currency', a.currency,
    'balance', CASE WHEN h.account_id IS NULL THEN a.balance ELSE coalesce(h.balance, 0) END,
    'version', CASE WHEN h.account_id IS NULL THEN a.version ELSE h.version END)
  FROM wallet_accounts a LEFT JOIN host_accounts h ON h.account_id = a.id WHERE a.id = ANY (p_accounts) AND a.player_id IS NOT NULL
$$;
-- file own_deposit_refusal.sql
-- Why a player's own limits do not take a deposit: under_age and account_held (see hold_refusal), excluded (a break or an exclusion holds), deposit_limit_reached (with what
-- came in this period, and what may still come, it is above a limit); null where it may be made. Whoever asks holds the player.
CREATE OR REPLACE FUNCTION own_deposit_refusal(p_player INTEGER, p_at TIMESTAMPTZ, p_amount NUMERIC, p_currency TEXT) RETURNS TEXT
LANGUAGE sql STABLE AS $$
  WITH held AS (
    SELECT * FROM player_limits l
    WHERE l.player_id = p_player AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at))
  SELECT CASE
    WHEN hold_refusal(p_player) IS NOT NULL THEN hold_refusal(p_player)
    WHEN EXISTS (SELECT 1 FROM held WHERE type IN ('coolingoff', 'selfexclusion')) THEN 'excluded'
    WHEN EXISTS (
      SELECT 1 FROM held WHERE type = 'deposit'
        AND amount < money_in(p_amount, p_currency, held.currency) + own_limit_used(held.id, p_at)) THEN 'deposit_limit_reached' END
$$;
-- file own_limit_refusal.sql
-- Why a player's own limits take none of these bets, [{currency, stake}]: under_age and account_held (see hold_refusal), excluded (a break
-- or an exclusion holds), play_time_over and reality_check_due (see play_refusal),
-- own_limit_reached (one stake, or all of them with what is used, is above a limit); null where they may be placed. Whoever has
-- limits is looked at one request after the other, whatever the accounts.
CREATE OR REPLACE FUNCTION own_limit_refusal(p_player INTEGER, p_at TIMESTAMPTZ, p_bets JSONB) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE held INTEGER; hold TEXT := hold_refusal(p_player);
BEGIN
  IF hold IS NOT NULL THEN RETURN hold; END IF;
  -- A limit that is being changed ends while it is waited for, and another takes its place: those that hold then are held too.
  LOOP
    PERFORM 1 FROM player_limits l WHERE l.player_id = p_player AND (l.ended_at IS NULL OR l.ended_at > p_at)
      ORDER BY l.id FOR UPDATE;
    GET DIAGNOSTICS held = ROW_COUNT;
    EXIT WHEN held = (
      SELECT count(*) FROM player_limits l WHERE l.player_id = p_player AND (l.ended_at IS NULL OR l.ended_at > p_at));
  END LOOP;
  IF held = 0 THEN RETURN play_refusal(p_player, p_at); END IF;

  PERFORM 1 FROM player_limits l WHERE l.player_id = p_player AND l.amount IS NULL AND l.created_at <= p_at
    AND (l.ended_at IS NULL OR l.ended_at > p_at);
  IF FOUND THEN RETURN 'excluded'; END IF;

  PERFORM 1 FROM player_limits l
  CROSS JOIN LATERAL (
    SELECT max(money_in(b.stake, b.currency, l.currency)) AS largest, sum(money_in(b.stake, b.currency, l.currency)) AS total
    FROM jsonb_to_recordset(p_bets) AS b (currency TEXT, stake BIGINT)) wanted
  WHERE l.player_id = p_player AND (l.ended_at IS NULL OR l.ended_at > p_at) AND l.created_at <= p_at
    AND l.type IN ('bet', 'wager', 'loss')
    AND l.amount < CASE WHEN l.type = 'bet' THEN wanted.largest ELSE wanted.total + own_limit_used(l.id, p_at) END;
  IF FOUND THEN RETURN 'own_limit_reached'; END IF;

  -- Who bets plays, whatever their client says of it.
  PERFORM 1 FROM player_limits l WHERE l.player_id = p_player AND l.type IN ('time', 'activity', 'sportsbook_session',
    'reality_check')
    AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at);
  IF FOUND AND play_refusal(p_player, p_at) IS NULL THEN PERFORM begin_play(p_player, p_at, NULL, 3600000); END IF;
  RETURN play_refusal(p_player, p_at);
END $$;
-- file own_limit_used.sql
-- What a player has used of a limit since its period began. Of stakes (wager), losses (loss) and deposits in subunits of the
-- limit's currency, all accounts together: what came back lowers stakes and losses, winnings make losses negative, a deposit counts
-- from its beginning. Of time in ms: minutes in which they were there, once however many devices they had.
CREATE OR REPLACE FUNCTION own_limit_used(p_limit INTEGER, p_at TIMESTAMPTZ) RETURNS NUMERIC LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT l.player_id, l.type, l.currency, limit_period_start(l.period, l.strategy, l.time_zone, p_at) AS since
    FROM player_limits l WHERE l.id = p_limit),
  accounts AS (SELECT a.id, a.currency FROM wallet_accounts a JOIN own ON own.player_id = a.player_id),
  moved AS (
    SELECT a.currency, t.kind, t.amount, t.at FROM accounts a
    JOIN wallet_transfers t ON t.from_account = a.id AND t.from_account >= 1000
    UNION ALL
    SELECT a.currency, t.kind, -t.amount, t.at FROM accounts a
    JOIN wallet_transfers t ON t.to_account = a.id AND t.to_account >= 1000),
  counted AS (
    SELECT m.currency, m.amount * CASE WHEN own.type = 'deposit' THEN -1 ELSE 1 END AS amount FROM own
    JOIN moved m ON m.at >= own.since AND CASE own.type
      WHEN 'deposit' THEN m.kind IN ('deposit', 'payment')
      WHEN 'loss' THEN m.kind IN ('stake', 'stake_returned', 'payout', 'cash_out', 'correction')
      ELSE m.kind IN ('stake', 'stake_returned') END
    UNION ALL
    SELECT p.currency, p.amount FROM own CROSS JOIN LATERAL pending_deposits(own.player_id) p WHERE own.type = 'deposit'),
  used AS (SELECT coalesce(sum(money_in(c.amount, c.currency, own.currency)), 0) AS amount FROM own LEFT JOIN counted c ON true)
  SELECT CASE
    WHEN own.type IN ('time', 'activity') THEN (
      SELECT count(*) * 60000 FROM player_minutes m
      WHERE m.player_id = own.player_id AND m.kind = CASE own.type WHEN 'time' THEN 'play' ELSE 'active' END
        AND m.minute >= own.since)
    WHEN own.type = 'wager' THEN greatest(used.amount, 0) ELSE used.amount END FROM own, used
$$;
-- file past_addresses_refuse_change.sql
-- Refuses every change of past addresses (restrict_violation): they only become more.
CREATE OR REPLACE FUNCTION past_addresses_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'past addresses are kept as they are' USING ERRCODE = 'restrict_violation';
END $$;
-- file pay_jackpot_hit.sql
-- Pays an approved hit into the account of its bet and tells the player. Answers false where it is not approved, or paid already.
CREATE OR REPLACE FUNCTION pay_jackpot_hit(p_hit INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE h jackpot_hits; b bets; place SMALLINT;
BEGIN
  UPDATE jackpot_hits SET status = 'paid', paid_at = p_at WHERE id = p_hit AND status = 'approved' RETURNING * INTO h;
  IF h.id IS NULL THEN RETURN false; END IF;
  SELECT * INTO b FROM bets WHERE id = h.bet_id;
  place := (h.level + 1)::smallint;
  PERFORM wallet_post(ARRAY[
    ('jackpot', wallet_system('jackpot_prizes', b.currency), b.account_id, b.currency, h.amount, b.id, place, p_at)::wallet_posting]);
  PERFORM outbox_append_balances(ARRAY[b.account_id], notify_of_jackpot(h, 'jackpot_paid', p_at));
  RETURN true;
END $$;
-- file pending_deposits.sql
-- Deposits of a player that have begun and may still come, by currency in subunits: they count towards limits on deposits until
-- they are booked or have failed.
CREATE OR REPLACE FUNCTION pending_deposits(p_player INTEGER) RETURNS TABLE (currency TEXT, amount NUMERIC) LANGUAGE sql STABLE AS $$
  SELECT d.currency, d.amount::numeric FROM deposit_intents d WHERE d.player_id = p_player AND d.state IN ('created', 'pending')
$$;
-- file place_bets.sql
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
-- file place_together.sql
DROP FUNCTION IF EXISTS place_together(JSONB, TEXT[], JSONB, JSONB, JSONB, TIMESTAMPTZ);
-- Places requests of several players in one transaction: one commit, one wait for the disk. Each is placed whole, as place_bets
-- does it, or left alone. Answers the places of those that are placed. The others are for place_bets, which knows why not: their
-- key is known, a leg takes no bet, money or an account is missing, the player has limits of their own or is held, what they may be paid on a market is above p_above (cents of a EUR), so that approval
-- may be needed, or one of their accounts is busy, which nobody else is to wait for.
-- Raises what adding their exposure raises, and a unique violation when a key becomes known in the meantime; then none is placed.
-- p_requests: [{place, player_id, key, body_hash, at, status}], a player's key once; their answers in the same order; the bets of
-- all of them with the place of their request, their legs with the id of their bet; what they add to the exposures; the time now.
CREATE OR REPLACE FUNCTION place_together(
  p_requests JSONB, p_answers TEXT[], p_bets JSONB, p_legs JSONB, p_exposure JSONB, p_at TIMESTAMPTZ, p_above BIGINT DEFAULT NULL
) RETURNS INTEGER[] LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE accounts BIGINT[]; placed INTEGER[]; stakes wallet_posting[];
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
  -- A statement of account lists the bets of a request in their order.
  SELECT array_agg(('stake', s.account_id, y.id, s.currency, s.stake, s.id, 1, s.created_at)::wallet_posting ORDER BY s.id) INTO stakes
  FROM stored s JOIN wallet_accounts y ON y.system_code = 'stakes_pending' AND y.currency = s.currency;
  PERFORM wallet_post(stakes);

  INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status,
                        price_odds, price_provider, price_producer, price_said_at, price_is_live, planned_at)
  SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.odds, l.status,
         l.price_odds, l.provider, l.producer, l.said_at, l.is_live, l.planned_at
  FROM jsonb_to_recordset(p_legs) AS l (
    place INTEGER, bet_id BIGINT, position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT,
    odds INTEGER, status TEXT, price_odds INTEGER, provider TEXT, producer TEXT, said_at TIMESTAMPTZ, is_live BOOLEAN,
    planned_at TIMESTAMPTZ)
  WHERE l.place = ANY (placed);

  PERFORM enter_jackpots(p_bets, placed);
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
-- file play_history.sql
-- What each of a player's last thirty days brought, by the calendar of a time zone, in subunits of their main currency: paid in, less
-- what was charged back, paid out, staked less what was returned, won, and ms of play.
CREATE OR REPLACE FUNCTION play_history(p_player INTEGER, p_zone TEXT, p_at TIMESTAMPTZ)
RETURNS TABLE (day TEXT, deposited BIGINT, withdrawn BIGINT, staked BIGINT, won BIGINT, played_ms BIGINT) LANGUAGE sql STABLE AS $$
  WITH days AS (SELECT ((p_at AT TIME ZONE p_zone)::date - ago) AS day FROM generate_series(0, 29) AS ago),
  start AS (SELECT min(day)::timestamp AT TIME ZONE p_zone AS at FROM days),
  own AS (SELECT a.id, a.currency, p.currency AS main FROM players p JOIN wallet_accounts a ON a.player_id = p.id WHERE p.id = p_player),
  moved AS (
    SELECT (t.at AT TIME ZONE p_zone)::date AS day, t.kind, -money_in(t.amount, own.currency, own.main) AS amount
    FROM own JOIN wallet_transfers t ON t.from_account = own.id AND t.from_account >= 1000, start WHERE t.at >= start.at
    UNION ALL
    SELECT (t.at AT TIME ZONE p_zone)::date, t.kind, money_in(t.amount, own.currency, own.main)
    FROM own JOIN wallet_transfers t ON t.to_account = own.id AND t.to_account >= 1000, start WHERE t.at >= start.at),
  sums AS (
    SELECT day,
      round(sum(amount) FILTER (WHERE kind IN ('deposit', 'payment', 'chargeback'))) AS deposited,
      round(-sum(amount) FILTER (WHERE kind LIKE 'withdrawal%')) AS withdrawn,
      round(-sum(amount) FILTER (WHERE kind IN ('stake', 'stake_returned'))) AS staked,
      round(sum(amount) FILTER (WHERE kind IN ('payout', 'cash_out', 'correction'))) AS won
    FROM moved GROUP BY day),
  minutes AS (
    SELECT (m.minute AT TIME ZONE p_zone)::date AS day, count(*) * 60000 AS played FROM player_minutes m, start
    WHERE m.player_id = p_player AND m.kind = 'play' AND m.minute >= start.at GROUP BY 1)
  SELECT days.day::text, coalesce(s.deposited, 0)::bigint, coalesce(s.withdrawn, 0)::bigint, coalesce(s.staked, 0)::bigint,
         coalesce(s.won, 0)::bigint, coalesce(minutes.played, 0)::bigint
  FROM days LEFT JOIN sums s USING (day) LEFT JOIN minutes USING (day) ORDER BY days.day
$$;
-- file play_limits.sql
-- What holds for the play of a player: ms between reality checks, of the player's own and those of where they live the lower; the
-- next check; when the first limit on time is reached if play goes on, in the past where it is; until when it holds play up where
-- that is a rest. Nulls: no such limit. Answers nothing where there is no play.
CREATE OR REPLACE FUNCTION play_limits(p_player INTEGER, p_at TIMESTAMPTZ)
RETURNS TABLE (check_ms NUMERIC, check_at TIMESTAMPTZ, limit_at TIMESTAMPTZ, rest_until TIMESTAMPTZ) LANGUAGE sql STABLE AS $$
  WITH held AS (
    SELECT l.id, l.type, l.amount FROM player_limits l
    WHERE l.player_id = p_player AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at)
      AND l.type IN ('time', 'activity', 'sportsbook_session', 'reality_check')),
  play AS (SELECT * FROM play_sessions s WHERE s.player_id = p_player),
  checks AS (
    SELECT least(play.check_ms, (SELECT min(amount) FROM held WHERE type = 'reality_check')) AS ms FROM play),
  whole AS (
    SELECT ms_after(play.started_at, held.amount) AS at, play.seen_at, play.rest_ms
    FROM play, held WHERE held.type = 'sportsbook_session' ORDER BY held.amount LIMIT 1),
  -- One that was left before it reached its limit has ended without it.
  reached AS (SELECT at, ms_after(at, rest_ms) AS until FROM whole WHERE is_playing(seen_at, least(at, p_at))),
  periods AS (
    SELECT min(ms_after(p_at, held.amount - own_limit_used(held.id, p_at))) AS at FROM held WHERE type IN ('time', 'activity'))
  SELECT checks.ms, ms_after(coalesce(play.continued_at, play.started_at), checks.ms),
         least(CASE WHEN reached.until > p_at THEN reached.at END, periods.at),
         CASE WHEN reached.at <= p_at AND reached.until > p_at THEN reached.until END
  FROM play CROSS JOIN checks CROSS JOIN periods LEFT JOIN reached ON true
$$;
-- file play_refusal.sql
-- Why a player's play is held up: play_time_over (a limit on time is reached), reality_check_due (the player has not said yet that
-- they go on); null where it is not.
CREATE OR REPLACE FUNCTION play_refusal(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN l.limit_at <= p_at THEN 'play_time_over'
              WHEN l.check_at <= p_at AND is_playing(s.seen_at, p_at) THEN 'reality_check_due' END
  FROM play_sessions s CROSS JOIN LATERAL play_limits(p_player, p_at) l WHERE s.player_id = p_player
$$;
-- file play_tally.sql
-- What a player has staked since then, less what was returned, and what was paid to them, in subunits of their main currency.
CREATE OR REPLACE FUNCTION play_tally(p_player INTEGER, p_since TIMESTAMPTZ) RETURNS TABLE (currency TEXT, staked NUMERIC, won NUMERIC)
LANGUAGE sql STABLE AS $$
  WITH moved AS (
    SELECT a.currency, t.kind, t.amount, t.at FROM wallet_accounts a
    JOIN wallet_transfers t ON t.from_account = a.id AND t.from_account >= 1000 WHERE a.player_id = p_player
    UNION ALL
    SELECT a.currency, t.kind, -t.amount, t.at FROM wallet_accounts a
    JOIN wallet_transfers t ON t.to_account = a.id AND t.to_account >= 1000 WHERE a.player_id = p_player)
  SELECT p.currency,
         round(coalesce(sum(money_in(m.amount, m.currency, p.currency)) FILTER (WHERE m.kind IN ('stake', 'stake_returned')), 0)),
         round(coalesce(-sum(money_in(m.amount, m.currency, p.currency))
           FILTER (WHERE m.kind IN ('payout', 'cash_out', 'correction')), 0))
  FROM players p LEFT JOIN moved m ON m.at >= p_since WHERE p.id = p_player GROUP BY p.currency
$$;
-- file player_country.sql
-- ISO 3166 code of the country a player lives in; null where they have not said.
CREATE OR REPLACE FUNCTION player_country(p_player INTEGER) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(p) ->> 'country' FROM players p WHERE p.id = p_player
$$;
-- file player_data.sql
-- One page of what the book knows of a player, for the player: rows of one section after a place in its order, without secrets
-- (hashes, keys, tokens of payment methods, the end of a personal number: an open browser is enough to ask). An unknown section is empty.
CREATE OR REPLACE FUNCTION player_data(p_player INTEGER, p_section TEXT, p_after BIGINT, p_limit INTEGER)
RETURNS TABLE (place BIGINT, data JSONB) LANGUAGE plpgsql STABLE AS $$
DECLARE source TEXT;
BEGIN
  source := CASE p_section
    WHEN 'player' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''password_hash'' || jsonb_build_object(''personal_number'',
      regexp_replace(personal_number, ''[0-9A-Z](?=([^0-9A-Z]*[0-9A-Z]){0,3}$)'', ''•'', ''g'')) AS data FROM players t WHERE id = $1'
    WHEN 'past_addresses' THEN 'SELECT id AS place, to_jsonb(t) AS data FROM past_addresses t WHERE player_id = $1'
    WHEN 'accounts' THEN 'SELECT id AS place, to_jsonb(t) AS data FROM wallet_accounts t WHERE player_id = $1'
    WHEN 'transfers' THEN 'SELECT t.id AS place, to_jsonb(t) AS data FROM wallet_transfers t WHERE EXISTS (SELECT 1 FROM wallet_accounts a
      WHERE a.player_id = $1 AND a.id IN (t.from_account, t.to_account))'
    WHEN 'bets' THEN 'SELECT id::bigint AS place, to_jsonb(t) || jsonb_build_object(''legs'', (SELECT jsonb_agg(to_jsonb(l) ORDER BY l.position)
      FROM bet_legs l WHERE l.bet_id = t.id)) AS data FROM bets t WHERE player_id = $1'
    WHEN 'limits' THEN 'SELECT id::bigint AS place, to_jsonb(t) AS data FROM player_limits t WHERE player_id = $1'
    WHEN 'deposits' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''token'' - ''url'' - ''body_hash'' - ''key'' AS data FROM deposit_intents t WHERE player_id = $1'
    WHEN 'withdrawals' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''body_hash'' - ''key'' AS data FROM withdrawal_requests t WHERE player_id = $1'
    WHEN 'exchanges' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''body_hash'' - ''key'' AS data FROM exchanges t WHERE player_id = $1'
    WHEN 'payment_methods' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''token'' AS data FROM payment_methods t WHERE player_id = $1'
    WHEN 'notifications' THEN 'SELECT id::bigint AS place, to_jsonb(t) AS data FROM notifications t WHERE player_id = $1'
    WHEN 'settings' THEN 'SELECT 1::bigint AS place, to_jsonb(t) AS data FROM player_settings t WHERE player_id = $1'
    WHEN 'groups' THEN 'SELECT row_number() OVER (ORDER BY group_id) AS place, to_jsonb(t) AS data FROM player_groups t WHERE player_id = $1'
    WHEN 'favourites' THEN 'SELECT row_number() OVER (ORDER BY type, object_id) AS place, to_jsonb(t) AS data FROM favourites t WHERE player_id = $1'
    WHEN 'votes' THEN 'SELECT row_number() OVER (ORDER BY match_id) AS place, to_jsonb(t) AS data FROM prediction_votes t WHERE player_id = $1'
    WHEN 'shared_bets' THEN 'SELECT row_number() OVER (ORDER BY created_at, code) AS place, to_jsonb(t) AS data FROM share_codes t WHERE player_id = $1'
    WHEN 'sessions' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''token_hash'' - ''previous_hash'' AS data FROM sessions t WHERE player_id = $1'
    WHEN 'hosts' THEN 'SELECT player_id::bigint AS place, to_jsonb(t) || jsonb_build_object(''host'', (SELECT h.origin FROM embed_hosts h
      WHERE h.id = t.host_id)) AS data FROM embed_players t WHERE player_id = $1'
    WHEN 'host_payments' THEN 'SELECT t.id AS place, to_jsonb(t) AS data FROM host_payments t JOIN wallet_accounts a ON a.id = t.account_id
      WHERE a.player_id = $1'
    WHEN 'pushes' THEN 'SELECT id AS place, to_jsonb(t) - ''endpoint'' - ''p256dh'' - ''auth'' AS data FROM push_subscriptions t WHERE player_id = $1'
    WHEN 'sign_ins' THEN 'SELECT id AS place, to_jsonb(t) AS data FROM sign_ins t WHERE player_id = $1'
    WHEN 'passkeys' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''public_key'' AS data FROM passkeys t WHERE player_id = $1'
    WHEN 'points' THEN 'SELECT id::bigint AS place, to_jsonb(t) AS data FROM comp_point_changes t WHERE player_id = $1'
  END;
  IF source IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT place, data FROM (%s) s WHERE place > $2 ORDER BY place LIMIT $3', source)
    USING p_player, p_after, p_limit;
END $$;
-- file provider_states.sql
-- How every provider is that something is known of: down while the operator says so or a producer is lost.
CREATE OR REPLACE VIEW provider_states AS
  SELECT provider, coalesce(s.status, 'up') AS operator_says, coalesce(h.is_lost, false) AS is_lost, h.heard_at,
         CASE WHEN s.status = 'down' OR h.is_lost THEN 'down' ELSE 'up' END AS status, coalesce(s.told, 'up') AS told
  FROM provider_statuses s
  FULL JOIN (SELECT provider, bool_or(is_lost) AS is_lost, max(heard_at) AS heard_at FROM provider_heartbeats GROUP BY 1) h USING (provider);
-- file push_awaits.sql
-- Whether something is still to become of a bet of a player.
CREATE OR REPLACE FUNCTION push_awaits(p_player INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM bets b WHERE b.player_id = p_player AND b.status IN ('submitted', 'waiting_results', 'ready_to_process'));
END $$;
-- file push_drop_kept.sql
-- Forgets the devices that a break has left without a session once their player's last bet is over and told.
CREATE OR REPLACE FUNCTION push_drop_kept() RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM push_subscriptions s
  WHERE s.session_id IS NULL AND NOT push_awaits(s.player_id)
    AND NOT EXISTS (SELECT 1 FROM push_messages m WHERE m.subscription_id = s.id)
$$;
-- file push_invites.sql
-- Whether a notification invites its player to bet: those who are barred are not sent it. What became of their bets they are always told.
CREATE OR REPLACE FUNCTION push_invites(p_template TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT p_template IN ('kick_off', 'vip_offered')
$$;
-- file push_keep_for_bets.sql
-- Before a break ends the sessions of a player: their devices are still told what becomes of the bets that are open, and of nothing else.
CREATE OR REPLACE FUNCTION push_keep_for_bets(p_player INTEGER) RETURNS VOID LANGUAGE sql AS $$
  UPDATE push_subscriptions s SET session_id = NULL, topics = ARRAY['bets']
  WHERE s.player_id = p_player AND 'bets' = ANY (s.topics) AND push_awaits(p_player)
$$;
-- file push_lasts.sql
-- How long a push message is worth sending: an invitation while what it invites to is young, word about a bet for a day.
CREATE OR REPLACE FUNCTION push_lasts(p_template TEXT) RETURNS INTERVAL LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN push_invites(p_template) THEN interval '15 minutes' ELSE interval '1 day' END
$$;
-- file push_topic.sql
-- What a notification is to devices: 'bets' for word about a player's own bets, 'kick_offs' for matches that they follow, null where it
-- is not pushed.
CREATE OR REPLACE FUNCTION push_topic(p_template TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_template = 'kick_off' THEN 'kick_offs'
    WHEN p_template IN ('bet_settled', 'bet_corrected', 'bet_reopened', 'bet_cancelled', 'auto_cash_out',
                        'vip_approved', 'vip_rejected', 'vip_offered') THEN 'bets' END
$$;
-- file queue_pushes.sql
-- Trigger of notifications: what is told is queued, in the same transaction, for the devices that are to be told of it.
CREATE OR REPLACE FUNCTION queue_pushes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (subscription_id, notification_id, next_at, until)
  SELECT s.id, t.id, t.created_at, t.created_at + push_lasts(t.template)
  FROM told t JOIN push_subscriptions s ON s.player_id = t.player_id AND push_topic(t.template) = ANY (s.topics)
  WHERE NOT (push_invites(t.template) AND is_barred(t.player_id, t.created_at))
  ORDER BY t.id, s.id;
  RETURN NULL;
END $$;
-- file refresh_legs.sql
-- Brings the stored legs of some bets in line with the facts; the caller holds the bets' row locks. Answers the bets it changed.
CREATE OR REPLACE FUNCTION refresh_legs(p_bets BIGINT[]) RETURNS TABLE (bet_id BIGINT) LANGUAGE sql AS $$
  UPDATE bet_legs l SET
    status = f.true_status, dead_heat_factor = f.true_dead_heat_factor, final_text = f.true_final_text,
    cancelled = f.true_cancelled, void_reason = f.true_void_reason, deduction = f.true_deduction,
    decided_before = CASE WHEN f.status NOT IN ('open', f.true_status) THEN f.status ELSE l.decided_before END
  FROM leg_facts f
  WHERE f.bet_id = ANY (p_bets) AND l.bet_id = f.bet_id AND l.position = f.position
    AND (f.status, f.dead_heat_factor, f.final_text, f.cancelled, f.void_reason, f.deduction) IS DISTINCT FROM
        (f.true_status, f.true_dead_heat_factor, f.true_final_text, f.true_cancelled, f.true_void_reason, f.true_deduction)
  RETURNING l.bet_id
$$;
-- file refuse_cash_out.sql
-- Ends a pending cash-out without a payment, and notifies the player. Returns false when the bet has none.
CREATE OR REPLACE FUNCTION refuse_cash_out(p_bet BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE owner INTEGER;
BEGIN
  UPDATE bets SET cash_out_wish = NULL, cash_out_asked_at = NULL, cash_out_due_at = NULL
  WHERE id = p_bet AND cash_out_due_at IS NOT NULL RETURNING player_id INTO owner;
  IF owner IS NULL THEN RETURN false; END IF;
  PERFORM outbox_append(owner, jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet)));
  RETURN true;
END $$;
-- file running_freebets.sql
-- Free bets of players that run: started, neither used up nor over, and waiting for no other.
CREATE OR REPLACE FUNCTION running_freebets(p_players INTEGER[], p_at TIMESTAMPTZ) RETURNS SETOF player_bonuses LANGUAGE sql STABLE AS $$
  SELECT i.* FROM player_bonuses i
  WHERE i.player_id = ANY (p_players) AND i.amount IS NOT NULL AND i.activated_at IS NOT NULL AND NOT i.overridden AND i.expired_at IS NULL
    AND (i.expires_at IS NULL OR i.expires_at > p_at) AND i.times_used < i.uses_count
$$;
-- file same_events.sql
-- The event p_match, and the events of other providers that a person has mapped to it.
CREATE OR REPLACE FUNCTION same_events(p_match BIGINT) RETURNS TABLE (match_id BIGINT) LANGUAGE sql STABLE AS $$
  SELECT p_match
  UNION ALL
  SELECT o.match_id::bigint FROM event_mappings m JOIN event_mappings o ON o.group_id = m.group_id
  WHERE m.match_id = p_match AND o.match_id <> p_match;
$$;
-- file same_persons.sql
-- Other accounts of the same person as far as their keys tell, with the kinds of keys they share. A name with its day of birth counts
-- unless both have said where they live and never lived at the same place.
CREATE OR REPLACE FUNCTION same_persons(p_player INTEGER) RETURNS TABLE (other_id INTEGER, kinds TEXT[]) LANGUAGE sql STABLE AS $$
  SELECT o.player_id, array_agg(DISTINCT o.kind ORDER BY o.kind)
  FROM person_keys k JOIN person_keys o ON o.hash = k.hash AND o.kind = k.kind AND o.player_id <> k.player_id
  WHERE k.player_id = p_player AND k.kind <> 'home'
    AND (k.kind <> 'name'
      OR NOT EXISTS (SELECT 1 FROM person_keys h WHERE h.player_id = p_player AND h.kind = 'home')
      OR NOT EXISTS (SELECT 1 FROM person_keys h WHERE h.player_id = o.player_id AND h.kind = 'home')
      OR EXISTS (SELECT 1 FROM person_keys h JOIN person_keys g ON g.hash = h.hash AND g.kind = 'home'
                 WHERE h.player_id = p_player AND h.kind = 'home' AND g.player_id = o.player_id))
  GROUP BY o.player_id
$$;
-- file session_end.sql
-- When a session that begins now ends: after as long as one may last, or as the player's own limit on being signed in says.
CREATE OR REPLACE FUNCTION session_end(p_player INTEGER, p_at TIMESTAMPTZ, p_latest TIMESTAMPTZ) RETURNS TIMESTAMPTZ
LANGUAGE sql STABLE AS $$
  SELECT least(p_latest, (
    SELECT ms_after(p_at, min(l.amount)) FROM player_limits l
    WHERE l.player_id = p_player AND l.type = 'session' AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at)))
$$;
-- file set_auto_cash_out.sql
-- Has the book cash a bet out by itself at p_target subunits or more; null takes that back. The player is told. Nothing happens, and the
-- answer is false, when the bet does not wait for results.
CREATE OR REPLACE FUNCTION set_auto_cash_out(p_bet BIGINT, p_player INTEGER, p_target BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bets SET auto_cash_out = p_target WHERE id = p_bet AND player_id = p_player AND status = 'waiting_results';
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM outbox_append(p_player, jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet)));
  RETURN true;
END $$;
-- file settle_bets.sql
-- Moves bets from the state they are in to another one: open (waiting_results), done or cancelled. Books what is different:
-- the stake leaves or returns to the pending stakes, the player gets or gives the difference of what the bet pays. Where they
-- have less than they must give, the rest is their debt, which all their accounts pay at once (wallet_owe). Notes a notification and tells the
-- player. A bet that is not in the state named any more is left alone, so that nothing is booked twice. The caller holds the
-- bets' row locks. Answers the ids changed here. Each player has one row in the outbox for all of it.
-- p_bets: [{id, from, status, result, amount}], amount being what the bet pays, or may pay while it is open.
-- p_shown: further bets of which only legs changed; their players are told.
DROP FUNCTION IF EXISTS settle_bets(TIMESTAMPTZ, TEXT, JSONB);
CREATE OR REPLACE FUNCTION settle_bets(p_at TIMESTAMPTZ, p_reason TEXT, p_bets JSONB, p_shown BIGINT[] DEFAULT '{}') RETURNS TABLE (id BIGINT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE changed BIGINT[]; old_statuses TEXT[]; old_amounts BIGINT[]; accounts BIGINT[]; postings wallet_posting[]; told_of INTEGER;
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

  WITH told AS (
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
  SELECT outbox_append_all(array_agg(o.player_id ORDER BY o.player_id), array_agg(o.events ORDER BY o.player_id)) INTO told_of FROM (
   SELECT e.player_id, jsonb_agg(e.event ORDER BY e.place) AS events FROM (
    SELECT 1 AS place, player_id, event FROM outbox_balances(accounts)
    UNION ALL
    SELECT 2, b.player_id, jsonb_build_object('type', 'bet_changed', 'bet_id', b.id) FROM bets b WHERE b.id = ANY (changed || p_shown)
    UNION ALL
    SELECT 3, t.player_id, jsonb_build_object('type', 'notification', 'notification_id', t.id) FROM told t
    UNION ALL
    SELECT DISTINCT 4, t.player_id, jsonb_build_object('type', 'unread_counters_changed') FROM told t) e
   GROUP BY e.player_id) o;
  RETURN QUERY SELECT unnest(changed);
END $$;
-- file store_jackpot_draws.sql
-- Stores what was drawn for bets of one jackpot, in order: p_draws [{bet_id, round_id, contribution, win_weight, miss_weight, was_due,
-- is_hit}], p_pools [{round_id, pool}] as they are afterwards, p_hits [{round_id, level, bet_id, amount, is_approved}] whose rounds end.
-- p_fed: whole subunits that the pools grew by. The caller holds the rounds and the entries.
CREATE OR REPLACE FUNCTION store_jackpot_draws(
  p_jackpot INTEGER, p_fed BIGINT, p_draws JSONB, p_pools JSONB, p_hits JSONB, p_at TIMESTAMPTZ
) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE code TEXT; hit jackpot_hits; told BIGINT;
BEGIN
  SELECT currency INTO code FROM jackpots WHERE id = p_jackpot;
  UPDATE jackpot_entries e SET state = 'drawn'
  WHERE e.jackpot_id = p_jackpot AND e.bet_id IN (SELECT (value ->> 'bet_id')::bigint FROM jsonb_array_elements(p_draws));
  INSERT INTO jackpot_draws (bet_id, round_id, contribution, win_weight, miss_weight, was_due, is_hit, at)
  SELECT d.bet_id, d.round_id, d.contribution, d.win_weight, d.miss_weight, d.was_due, d.is_hit, p_at
  FROM jsonb_to_recordset(p_draws) AS d (
    bet_id BIGINT, round_id INTEGER, contribution BIGINT, win_weight BIGINT, miss_weight BIGINT, was_due BOOLEAN, is_hit BOOLEAN);
  UPDATE jackpot_rounds r SET pool = p.pool FROM jsonb_to_recordset(p_pools) AS p (round_id INTEGER, pool BIGINT) WHERE r.id = p.round_id;
  IF p_fed > 0 THEN
    PERFORM wallet_post(ARRAY[('jackpot_fed', wallet_system('house_equity', code), wallet_system('jackpot_pools', code), code, p_fed,
      NULL, 1, p_at)::wallet_posting]);
  END IF;

  FOR hit IN
    INSERT INTO jackpot_hits (jackpot_id, round_id, level, bet_id, player_id, amount, amount_eur, status, created_at, decided_at)
    SELECT p_jackpot, h.round_id, h.level, h.bet_id, b.player_id, h.amount, round(money_in(h.amount, code, 'EUR')),
           CASE WHEN h.is_approved THEN 'approved' ELSE 'waiting' END, p_at, CASE WHEN h.is_approved THEN p_at END
    FROM jsonb_to_recordset(p_hits) AS h (round_id INTEGER, level SMALLINT, bet_id BIGINT, amount BIGINT, is_approved BOOLEAN)
    JOIN bets b ON b.id = h.bet_id
    RETURNING *
  LOOP
    UPDATE jackpot_rounds SET ended_at = p_at WHERE id = hit.round_id;
    PERFORM wallet_post(ARRAY[('jackpot_hit', wallet_system('jackpot_pools', code), wallet_system('jackpot_prizes', code), code,
      hit.amount, hit.bet_id, (hit.level + 1)::smallint, p_at)::wallet_posting]);
    IF hit.status = 'waiting' THEN
      told := outbox_append(hit.player_id, notify_of_jackpot(hit, 'jackpot_waiting', p_at));
    END IF;
  END LOOP;
END $$;
-- file take_offer.sql
-- A player takes what the desk offered instead of their bet: the rest of the stake comes back at once, and the bet is decided next. The offer
-- is named by its stake and price, so that nobody takes one they have not seen. Answers taken; excluded (a break holds since), under_age and account_held (see hold_refusal); over (it was
-- answered, ran out, or is another one), and then nothing happened.
CREATE OR REPLACE FUNCTION take_offer(p_bet BIGINT, p_player INTEGER, p_stake BIGINT, p_odds BIGINT, p_at TIMESTAMPTZ)
RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE b bets; refusal TEXT;
BEGIN
  SELECT * INTO b FROM bets WHERE id = p_bet AND player_id = p_player FOR UPDATE;
  IF b.id IS NULL OR b.status <> 'submitted' OR b.vip_verdict IS DISTINCT FROM 'offered' OR b.offer_stake <> p_stake
     OR b.offer_odds IS DISTINCT FROM p_odds OR b.offer_until <= p_at THEN
    RETURN 'over';
  END IF;
  PERFORM wallet_hold(ARRAY[b.account_id]);
  refusal := own_limit_refusal(p_player, p_at, '[]');
  IF refusal IN ('excluded', 'under_age', 'account_held') THEN RETURN refusal; END IF;

  PERFORM set_config('touchline.at', p_at::text, true);
  PERFORM set_config('touchline.reason', 'the offer was taken', true);
  UPDATE bets SET vip_verdict = 'approved', decide_at = p_at, stake = offer_stake, win_amount = offer_win,
    odds = coalesce(offer_odds, odds), exposure = ceil(exposure * offer_win::numeric / win_amount)
  WHERE id = p_bet;
  PERFORM set_config('touchline.at', '', true);
  PERFORM set_config('touchline.reason', '', true);
  IF p_odds IS NOT NULL AND b.type = 'single' THEN
    UPDATE bet_legs SET odds = p_odds WHERE bet_id = p_bet;
  END IF;
  -- Points and jackpots are of the stake that is taken, as if it had been asked for.
  UPDATE bet_bonuses SET points = div(points::numeric * p_stake, b.stake)::bigint, farmable = div(farmable::numeric * p_stake, b.stake)::bigint
  WHERE bet_id = p_bet;
  UPDATE jackpot_entries e SET stake = p_stake,
    state = CASE WHEN p_stake < (j.definition ->> 'min_stake')::bigint THEN 'left_out' ELSE e.state END
  FROM jackpots j WHERE j.id = e.jackpot_id AND e.bet_id = p_bet AND e.state = 'waiting';
  IF b.stake > b.offer_stake THEN
    -- The second round: the first is that of a bet that comes back whole.
    PERFORM wallet_post(ARRAY[('stake_returned', wallet_system('stakes_pending', b.currency), b.account_id, b.currency,
      b.stake - b.offer_stake, p_bet, 2, p_at)::wallet_posting]);
  END IF;
  PERFORM outbox_append_balances(ARRAY[b.account_id], jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet)));
  RETURN 'taken';
END $$;
-- file tell_kick_offs.sql
-- Tells those who follow a match, or one of its sides, that it has begun: once for each match, and none that began longer ago than
-- p_lately. Answers how many were told.
CREATE OR REPLACE FUNCTION tell_kick_offs(p_at TIMESTAMPTZ, p_lately INTERVAL) RETURNS INTEGER LANGUAGE sql AS $$
  WITH begun AS (
    INSERT INTO kick_offs_told (match_id, at)
    SELECT m.id, p_at FROM matches m
    WHERE m.type = 'match' AND m.status = 1 AND m.starts_at > p_at - p_lately
      AND NOT EXISTS (SELECT 1 FROM kick_offs_told t WHERE t.match_id = m.id)
    ORDER BY m.id
    ON CONFLICT DO NOTHING
    RETURNING match_id),
  followers AS (
    SELECT DISTINCT f.player_id, m.id AS match_id, h.name AS home, a.name AS away
    FROM begun JOIN matches m ON m.id = begun.match_id
    JOIN competitors h ON h.id = m.home_id JOIN competitors a ON a.id = m.away_id
    JOIN favourites f ON (f.type = 'events' AND f.object_id = m.id)
                      OR (f.type = 'competitors' AND f.object_id IN (m.home_id, m.away_id))
    -- Who takes a break is not called back to a match.
    WHERE NOT is_barred(f.player_id, p_at)),
  told AS (
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    SELECT player_id, 'bet', 'kick_off', jsonb_build_object('home', home, 'away', away), 'match', match_id, p_at
    FROM followers ORDER BY player_id, match_id
    RETURNING id, player_id)
  SELECT count(outbox_append(player_id, jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', id), jsonb_build_object('type', 'unread_counters_changed'))))::int
  FROM told
$$;
-- file wallet_apply_transfers.sql
-- Moves the balances in the transaction of the transfers. Both accounts must exist in the currency of the transfer.
CREATE OR REPLACE FUNCTION wallet_apply_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE unknown_sides BIGINT;
BEGIN
  WITH sides AS (
    SELECT from_account AS account_id, currency, -amount AS amount FROM new_transfers
    UNION ALL
    SELECT to_account, currency, amount FROM new_transfers
  ), moved AS (
    SELECT account_id, currency, sum(amount) AS amount, count(*) AS times FROM sides GROUP BY 1, 2
  ), changed AS (
    UPDATE wallet_accounts a SET balance = a.balance + moved.amount, version = a.version + moved.times
    FROM moved WHERE a.id = moved.account_id AND a.currency = moved.currency AND a.player_id IS NOT NULL
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM moved) - (SELECT count(*) FROM changed)
    - (SELECT count(*) FROM moved JOIN wallet_accounts a ON a.id = moved.account_id AND a.currency = moved.currency
       WHERE a.system_code IS NOT NULL)
  INTO unknown_sides;
  IF unknown_sides <> 0 THEN
    RAISE EXCEPTION 'a transfer names an account that does not exist in its currency' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
-- file wallet_collect_debts.sql
-- Pays what a player owes out of all their accounts: the account of the debt first, then the others in the order they were opened, at the
-- rates of p_at. Of another currency it takes the least that is worth what it repays, and nothing where all there is is worth less than a
-- subunit of the debt. Tells the player the balances it changed. Afterwards nothing is owed, or nothing is left that could pay it. Whoever calls holds the
-- player's accounts (wallet_hold).
CREATE OR REPLACE FUNCTION wallet_collect_debts(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  owed RECORD; a RECORD; rest BIGINT; repaid BIGINT; taken BIGINT; taken_by BIGINT; repaid_by BIGINT; touched BIGINT[] := '{}';
  debt_rate NUMERIC; debt_worth NUMERIC; from_rate NUMERIC; from_worth NUMERIC;
BEGIN
  FOR owed IN SELECT * FROM wallet_debt_of(p_player) LOOP
    rest := owed.amount;
    debt_rate := current_rate(owed.currency, p_at);
    FOR a IN SELECT w.id, w.currency, w.balance, c.subunits FROM wallet_accounts w JOIN currencies c ON c.code = w.currency
             WHERE w.player_id = p_player AND w.balance > 0 ORDER BY w.id <> owed.account_id, w.id LOOP
      EXIT WHEN rest = 0;
      IF a.id = owed.account_id THEN
        repaid := least(rest, a.balance);
        PERFORM wallet_post_one('debt_repaid', a.id, wallet_system('player_debts', owed.currency), repaid, p_at);
      ELSE
        from_rate := current_rate(a.currency, p_at);
        -- Whole numbers: a rate has twelve decimals at most.
        debt_worth := trunc(owed.subunits * debt_rate * 1e12);
        from_worth := trunc(a.subunits * from_rate * 1e12);
        repaid := least(rest, div(a.balance * debt_worth, from_worth));
        CONTINUE WHEN repaid = 0;
        taken := div(repaid * from_worth + debt_worth - 1, debt_worth);
        taken_by := wallet_post_one('debt_repaid', a.id, wallet_system('exchange', a.currency), taken, p_at);
        repaid_by := wallet_post_one(
          'debt_repaid_elsewhere', wallet_system('exchange', owed.currency), wallet_system('player_debts', owed.currency), repaid, p_at);
        INSERT INTO debt_collections (debt_account, from_account, amount, repaid, from_rate, debt_rate, out_transfer, in_transfer, at)
        VALUES (owed.account_id, a.id, taken, repaid, from_rate, debt_rate, taken_by, repaid_by, p_at);
      END IF;
      rest := rest - repaid;
      touched := touched || a.id;
    END LOOP;
    UPDATE player_debts SET amount = rest WHERE account_id = owed.account_id AND amount <> rest;
  END LOOP;
  PERFORM outbox_append_balances(touched);
END $$;
-- file wallet_debt_of.sql
-- What a player owes, by currency in subunits, in the order in which it is collected; no row where they owe nothing.
CREATE OR REPLACE FUNCTION wallet_debt_of(p_player INTEGER) RETURNS TABLE (account_id BIGINT, currency TEXT, subunits INTEGER, amount BIGINT)
LANGUAGE sql STABLE AS $$
  SELECT d.account_id, a.currency, c.subunits, d.amount
  FROM wallet_accounts a JOIN player_debts d ON d.account_id = a.id JOIN currencies c ON c.code = a.currency
  WHERE a.player_id = p_player AND d.amount > 0 ORDER BY d.account_id
$$;
-- file wallet_debtors.sql
-- Players who owe and have something that pays a part of it: money worth a subunit of the debt at least, at the rates of p_at, or a withdrawal that waits.
CREATE OR REPLACE FUNCTION wallet_debtors(p_at TIMESTAMPTZ) RETURNS TABLE (player_id INTEGER) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT o.player_id
  FROM player_debts d JOIN wallet_accounts o ON o.id = d.account_id JOIN currencies c ON c.code = o.currency
  WHERE d.amount > 0 AND (
    EXISTS (
      SELECT 1 FROM wallet_accounts a JOIN currencies f ON f.code = a.currency
      WHERE a.player_id = o.player_id AND a.balance > 0
        AND a.balance * c.subunits * current_rate(o.currency, p_at) >= f.subunits * current_rate(a.currency, p_at))
    OR EXISTS (SELECT 1 FROM withdrawal_requests w WHERE w.player_id = o.player_id AND w.state = 'requested'))
  ORDER BY 1
$$;
-- file wallet_entries.sql
CREATE OR REPLACE VIEW wallet_entries AS
  SELECT id AS transfer_id, from_account AS account_id, currency, -amount AS amount, kind, bet_id, at FROM wallet_transfers
  UNION ALL
  SELECT id, to_account, currency, amount, kind, bet_id, at FROM wallet_transfers;
-- file wallet_hold.sql
-- Locks all accounts of the players whose accounts these are, in one order: who pays money in holds them all, because what one of them
-- gets may pay a debt of another.
CREATE OR REPLACE FUNCTION wallet_hold(p_accounts BIGINT[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM wallet_accounts
  WHERE player_id IN (SELECT player_id FROM wallet_accounts WHERE id = ANY (p_accounts)) ORDER BY id FOR UPDATE;
END $$;
-- file wallet_hold_for_debt.sql
-- Locks what pays a debt of these players: withdrawals of theirs that wait, and then all their accounts, in the order everybody locks them.
CREATE OR REPLACE FUNCTION wallet_hold_for_debt(p_players INTEGER[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM withdrawal_requests WHERE player_id = ANY (p_players) AND state = 'requested' ORDER BY id FOR UPDATE;
  PERFORM 1 FROM wallet_accounts WHERE player_id = ANY (p_players) ORDER BY id FOR UPDATE;
END $$;
-- file wallet_owe.sql
-- Notes what an account owes on top of what it owed, and collects it at once; a host is asked for what its player owes. The caller books why, and holds the player (wallet_hold_for_debt).
DROP FUNCTION IF EXISTS wallet_owe(BIGINT, BIGINT);
CREATE OR REPLACE FUNCTION wallet_owe(p_account BIGINT, p_amount BIGINT, p_at TIMESTAMPTZ DEFAULT now()) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO player_debts (account_id, amount) VALUES (p_account, p_amount)
  ON CONFLICT (account_id) DO UPDATE SET amount = player_debts.amount + p_amount;
  PERFORM wallet_press_debts(player_id, p_at) FROM wallet_accounts WHERE id = p_account;
  PERFORM host_ask_for_debt(p_account, p_at);
END $$;
-- file wallet_post.sql
-- Books transfers in the order given, and answers the id of the last of them; nothing else inserts into the ledger. Balances follow by
-- trigger. What reaches a player who owes goes to their debts at once, and what reaches one whose money a host keeps goes on to the host:
-- no way in leaves that out. Raises where a kind is not in
-- transfer_kinds, an account does not exist in the currency, or a balance would fall below zero. Nothing is booked for null. Who has
-- locked accounts before has locked all of those players whom it pays (wallet_hold).
DROP FUNCTION IF EXISTS wallet_post(wallet_posting[]);
CREATE OR REPLACE FUNCTION wallet_post(p_transfers wallet_posting[]) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE paid BIGINT[]; last_id BIGINT;
BEGIN
  IF coalesce(cardinality(p_transfers), 0) = 0 THEN RETURN NULL; END IF;
  IF EXISTS (SELECT 1 FROM unnest(p_transfers) t WHERE NOT EXISTS (SELECT 1 FROM transfer_kinds k WHERE k.kind = t.kind)) THEN
    RAISE EXCEPTION 'a transfer is of a kind that does not exist' USING ERRCODE = 'foreign_key_violation';
  END IF;
  -- The system's accounts have ids below 1000.
  SELECT array_agg(DISTINCT t.to_account) INTO paid FROM unnest(p_transfers) t WHERE t.to_account >= 1000;
  IF paid IS NOT NULL THEN PERFORM wallet_hold(paid); END IF;
  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at)
  SELECT t.kind, t.from_account, t.to_account, t.currency, t.amount, t.bet_id, coalesce(t.round, 1), t.at
  FROM unnest(p_transfers) WITH ORDINALITY AS t (kind, from_account, to_account, currency, amount, bet_id, round, at, place)
  ORDER BY t.place;
  last_id := currval(pg_get_serial_sequence('wallet_transfers', 'id'));
  IF paid IS NOT NULL AND EXISTS (SELECT 1 FROM player_debts WHERE amount > 0) THEN
    PERFORM wallet_collect_debts(o.player_id, (SELECT max(t.at) FROM unnest(p_transfers) t)) FROM (
      SELECT DISTINCT a.player_id FROM wallet_accounts a
      WHERE a.id = ANY (paid) AND EXISTS (SELECT 1 FROM wallet_debt_of(a.player_id)) ORDER BY 1) o;
  END IF;
  IF paid IS NOT NULL AND EXISTS (SELECT 1 FROM host_accounts WHERE account_id = ANY (paid)) THEN PERFORM host_credit(p_transfers); END IF;
  RETURN last_id;
END $$;
-- file wallet_post_one.sql
-- Books one transfer and answers its id. p_from and p_to: accounts. Raises what wallet_post raises.
CREATE OR REPLACE FUNCTION wallet_post_one(p_kind TEXT, p_from BIGINT, p_to BIGINT, p_amount BIGINT, p_at TIMESTAMPTZ)
RETURNS BIGINT LANGUAGE sql AS $$
  SELECT wallet_post(ARRAY(
    SELECT (p_kind, p_from, p_to, a.currency, p_amount, NULL::bigint, 1, p_at)::wallet_posting FROM wallet_accounts a WHERE a.id = p_from))
$$;
-- file wallet_press_debts.sql
-- Collects what a player owes from their accounts, and where that does not do, from withdrawals of theirs that wait: they are rejected, the
-- latest first, and told. Whoever calls holds both (wallet_hold_for_debt); a withdrawal that came in between and is being decided is left to who decides it.
CREATE OR REPLACE FUNCTION wallet_press_debts(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE w withdrawal_requests; returned BIGINT;
BEGIN
  PERFORM wallet_collect_debts(p_player, p_at);
  WHILE EXISTS (SELECT 1 FROM wallet_debt_of(p_player)) LOOP
    SELECT * INTO w FROM withdrawal_requests WHERE player_id = p_player AND state = 'requested' ORDER BY id DESC LIMIT 1 FOR UPDATE SKIP LOCKED;
    EXIT WHEN w.id IS NULL;
    -- What comes back goes to the debt at once (wallet_post).
    returned := wallet_post_one('withdrawal_returned', wallet_system('withdrawals_pending', w.currency), w.account_id, w.amount, p_at);
    UPDATE withdrawal_requests SET state = 'rejected', decided_transfer = returned, decided_at = p_at WHERE id = w.id;
    PERFORM outbox_append_balances(ARRAY[w.account_id]);
    PERFORM notify_of_payment(p_player, 'withdrawal_for_debt', w.amount, w.currency, 'withdrawal', w.id, p_at);
  END LOOP;
END $$;
-- file wallet_refuse_change.sql
CREATE OR REPLACE FUNCTION wallet_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger only grows: book a transfer that corrects it' USING ERRCODE = 'restrict_violation';
END $$;
-- file wallet_system.sql
-- Id of a system account.
CREATE OR REPLACE FUNCTION wallet_system(p_code TEXT, p_currency TEXT) RETURNS BIGINT LANGUAGE sql STABLE AS
  'SELECT id FROM wallet_accounts WHERE system_code = p_code AND currency = p_currency';
