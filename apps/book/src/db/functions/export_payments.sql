-- Exports money that comes from outside or leaves, at each of its steps.
CREATE OR REPLACE FUNCTION export_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  INSERT INTO exported_events (player_id, type, at, data)
  SELECT a.player_id, 'payment', t.at, jsonb_build_object(
    'transfer_id', t.id, 'kind', t.kind, 'currency', t.currency, 'amount', t.amount,
    'direction', CASE WHEN a.id = t.to_account THEN 'in' ELSE 'out' END)
  FROM new_transfers t JOIN wallet_accounts a ON a.id IN (t.from_account, t.to_account) AND a.player_id IS NOT NULL
  WHERE t.kind IN ('deposit', 'withdrawal', 'play_money', 'payment', 'chargeback', 'withdrawal_reserved', 'withdrawal_returned',
                   'withdrawal_unpaid')
  ORDER BY t.id;
  RETURN NULL;
END $$;
