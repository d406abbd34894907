CREATE OR REPLACE VIEW wallet_entries AS
  SELECT id AS transfer_id, from_account AS account_id, currency, -amount AS amount, kind, bet_id, at FROM wallet_transfers
  UNION ALL
  SELECT id, to_account, currency, amount, kind, bet_id, at FROM wallet_transfers;
