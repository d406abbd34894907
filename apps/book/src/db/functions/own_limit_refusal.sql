-- Why a player's own limits take none of these bets, [{currency, stake}]: under_age and account_held (see
-- hold_refusal), excluded (a break or an exclusion holds), play_time_over and reality_check_due (see play_refusal),
-- own_limit_reached (one stake, or all of them with what is used, is above a limit); null where they may be placed.
-- Requests of a player with limits are checked one after the other, across all accounts.
CREATE OR REPLACE FUNCTION own_limit_refusal(p_player INTEGER, p_at TIMESTAMPTZ, p_bets JSONB) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE held INTEGER; hold TEXT := hold_refusal(p_player);
BEGIN
  IF hold IS NOT NULL THEN RETURN hold; END IF;
  -- A limit that is being changed ends while it is waited for, and another takes its place: those that hold then are
  -- held too.
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

  -- A bet counts as play, even if the client reports none.
  PERFORM 1 FROM player_limits l WHERE l.player_id = p_player AND l.type IN ('time', 'activity', 'sportsbook_session',
    'reality_check')
    AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at);
  IF FOUND AND play_refusal(p_player, p_at) IS NULL THEN PERFORM begin_play(p_player, p_at, NULL, 3600000); END IF;
  RETURN play_refusal(p_player, p_at);
END $$;
