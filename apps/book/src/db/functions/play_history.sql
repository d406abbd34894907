-- A player's last thirty days, by the calendar of a time zone, in subunits of their main currency: paid in, less
-- what was charged back, paid out, staked less what was returned, won less what was taken back, and ms of play.
CREATE OR REPLACE FUNCTION play_history(p_player INTEGER, p_zone TEXT, p_at TIMESTAMPTZ)
RETURNS TABLE (day TEXT, deposited BIGINT, withdrawn BIGINT, staked BIGINT, won BIGINT, played_ms BIGINT) LANGUAGE sql STABLE AS $$
  WITH days AS (SELECT ((p_at AT TIME ZONE p_zone)::date - ago) AS day FROM generate_series(0, 29) AS ago),
  start AS (SELECT min(day)::timestamp AT TIME ZONE p_zone AS at FROM days),
  moved AS (
    SELECT (m.at AT TIME ZONE p_zone)::date AS day, m.kind, money_in(m.amount, m.currency, p.currency) AS amount
    FROM start CROSS JOIN players p CROSS JOIN LATERAL play_moves(p_player, start.at) m WHERE p.id = p_player),
  sums AS (
    SELECT day,
      round(sum(amount) FILTER (WHERE kind IN ('deposit', 'payment', 'chargeback', 'chargeback_owed'))) AS deposited,
      round(-sum(amount) FILTER (WHERE kind LIKE 'withdrawal%')) AS withdrawn,
      round(-sum(amount) FILTER (WHERE kind IN ('stake', 'stake_returned'))) AS staked,
      round(sum(amount) FILTER (WHERE kind IN ('payout', 'cash_out', 'correction', 'debt'))) AS won
    FROM moved GROUP BY day),
  minutes AS (
    SELECT (m.minute AT TIME ZONE p_zone)::date AS day, count(*) * 60000 AS played FROM player_minutes m, start
    WHERE m.player_id = p_player AND m.kind = 'play' AND m.minute >= start.at GROUP BY 1)
  SELECT days.day::text, coalesce(s.deposited, 0)::bigint, coalesce(s.withdrawn, 0)::bigint, coalesce(s.staked, 0)::bigint,
         coalesce(s.won, 0)::bigint, coalesce(minutes.played, 0)::bigint
  FROM days LEFT JOIN sums s USING (day) LEFT JOIN minutes USING (day) ORDER BY days.day
$$;
