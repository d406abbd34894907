-- Players who owe and have something that pays a part of it: money worth a subunit of the debt at least, at the rates
-- of p_at, or a withdrawal that waits.
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
