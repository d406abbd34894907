-- What may still be withdrawn to each method of a player, in EUR at the rates of p_at: what was deposited by it, and
-- what bets, jackpots, the operator's hand and exchange paid in, as far as withdrawals to other methods have not taken
-- that. Deposits that were taken back count with p_with_taken_back.
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
  earned AS (
    SELECT greatest(coalesce(sum(CASE WHEN t.kind = 'exchange_out' THEN -t.amount ELSE t.amount END / w.per_euro), 0), 0) AS total
    FROM wallet_accounts a JOIN worth w ON w.code = a.currency
    JOIN wallet_transfers t ON t.to_account = a.id AND t.kind NOT IN ('payment', 'withdrawal_returned', 'withdrawal_unpaid', 'stake_returned')
      OR t.from_account = a.id AND t.kind = 'exchange_out'
    WHERE a.player_id = p_player)
  SELECT m.id, m.came, m.went, m.came - m.went + b.total - coalesce((
    SELECT sum(greatest(o.went - o.came, 0)) FROM methods o WHERE o.id <> m.id), 0)
  FROM methods m CROSS JOIN earned b
$$;
