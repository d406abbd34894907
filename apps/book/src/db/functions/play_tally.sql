-- What a player has staked since then, less what was returned, and what was paid to them, less what was taken back, in
-- subunits of their main currency.
CREATE OR REPLACE FUNCTION play_tally(p_player INTEGER, p_since TIMESTAMPTZ) RETURNS TABLE (currency TEXT, staked NUMERIC, won NUMERIC)
LANGUAGE sql STABLE AS $$
  SELECT p.currency,
         round(coalesce(-sum(money_in(m.amount, m.currency, p.currency)) FILTER (WHERE m.kind IN ('stake', 'stake_returned')), 0)),
         round(coalesce(sum(money_in(m.amount, m.currency, p.currency))
           FILTER (WHERE m.kind IN ('payout', 'cash_out', 'correction', 'debt')), 0))
  FROM players p LEFT JOIN LATERAL play_moves(p_player, p_since) m ON true WHERE p.id = p_player GROUP BY p.currency
$$;
