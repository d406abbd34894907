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
    JOIN wallet_transfers t ON t.to_account = a.id AND t.to_account >= 1000
    UNION ALL
    -- A win that was taken back and is owed, or was paid by other accounts, is none.
    SELECT a.currency, t.kind, t.amount, t.at FROM accounts a JOIN player_debts d ON d.account_id = a.id
    JOIN bets b ON b.account_id = a.id JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'debt'),
  counted AS (
    SELECT m.currency, m.amount * CASE WHEN own.type = 'deposit' THEN -1 ELSE 1 END AS amount FROM own
    JOIN moved m ON m.at >= own.since AND CASE own.type
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
