-- Updates bonuses after bets changed. A free bet is returned when its bet returns it, and used again when that is
-- reversed and the free bet still can be; while another free bet runs, or when several are returned at once, it waits
-- until the player starts it or the other one ends. Decided bets earn points, as measure_points counts them, and lose
-- them when the decision is reversed; a void or sold bet earns none and frees its event. The caller has changed the
-- bets in this transaction and holds them.
CREATE OR REPLACE FUNCTION bonus_follow(p_bets BIGINT[], p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE changed BIGINT[]; players INTEGER[]; running INTEGER[]; returned INTEGER[]; postings wallet_posting[];
BEGIN
  SELECT array_agg(x.bet_id) INTO changed FROM bet_bonuses x WHERE x.bet_id = ANY (p_bets);
  IF changed IS NULL THEN RETURN; END IF;
  SELECT array_agg(DISTINCT b.player_id) INTO players FROM bets b WHERE b.id = ANY (changed);
  PERFORM 1 FROM player_bonuses i WHERE i.player_id = ANY (players) ORDER BY i.id FOR UPDATE;
  SELECT array_agg(r.id) INTO running FROM running_freebets(players, p_at) r;

  PERFORM measure_points(changed);

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
