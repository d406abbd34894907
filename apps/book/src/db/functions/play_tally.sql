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
