-- What a player has used of a limit since its period began. Of stakes (wager), losses (loss) and deposits in subunits
-- of the limit's currency, all accounts together: what came back lowers stakes and losses, winnings make losses
-- negative, a deposit counts from its beginning. Of time in ms: minutes in which they were there, once however many
-- devices they had.
CREATE OR REPLACE FUNCTION own_limit_used(p_limit INTEGER, p_at TIMESTAMPTZ) RETURNS NUMERIC LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT l.player_id, l.type, l.currency, limit_period_start(l.period, l.strategy, l.time_zone, p_at) AS since
    FROM player_limits l WHERE l.id = p_limit),
  counted AS (
    SELECT m.currency, CASE WHEN own.type = 'deposit' THEN m.amount ELSE -m.amount END AS amount
    FROM own CROSS JOIN LATERAL play_moves(own.player_id, own.since) m WHERE CASE own.type
      WHEN 'deposit' THEN m.kind IN ('deposit', 'payment')
      WHEN 'loss' THEN m.kind IN ('stake', 'stake_returned', 'payout', 'cash_out', 'correction', 'debt')
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
