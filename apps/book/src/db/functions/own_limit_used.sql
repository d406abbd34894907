-- What a player has used of a limit on stakes (wager) or on losses (loss) since its day, week or month began in the player's
-- time zone, in subunits of the limit's currency, all accounts together. What came back lowers it; winnings make losses negative.
CREATE OR REPLACE FUNCTION own_limit_used(p_limit INTEGER, p_at TIMESTAMPTZ) RETURNS NUMERIC LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT l.player_id, l.type, l.currency,
           date_trunc(l.period, p_at AT TIME ZONE l.time_zone) AT TIME ZONE l.time_zone AS since
    FROM player_limits l WHERE l.id = p_limit),
  accounts AS (SELECT a.id, a.currency FROM wallet_accounts a JOIN own ON own.player_id = a.player_id),
  moved AS (
    SELECT a.currency, t.kind, t.amount, t.at FROM accounts a
    JOIN wallet_transfers t ON t.from_account = a.id AND t.from_account >= 1000
    UNION ALL
    SELECT a.currency, t.kind, -t.amount, t.at FROM accounts a
    JOIN wallet_transfers t ON t.to_account = a.id AND t.to_account >= 1000),
  used AS (
    SELECT coalesce(sum(money_in(m.amount, m.currency, own.currency)), 0) AS amount
    FROM own LEFT JOIN moved m ON m.at >= own.since AND (m.kind IN ('stake', 'stake_returned')
      OR own.type = 'loss' AND m.kind IN ('payout', 'cash_out', 'correction')))
  SELECT CASE WHEN own.type = 'wager' THEN greatest(used.amount, 0) ELSE used.amount END FROM own, used
$$;
