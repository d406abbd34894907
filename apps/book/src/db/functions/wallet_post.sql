-- Books transfers in the order given: nothing else inserts into the ledger. Balances follow by trigger. Raises where a kind is not
-- in transfer_kinds, an account does not exist in the currency, or a balance would fall below zero. Nothing is booked for null.
CREATE OR REPLACE FUNCTION wallet_post(p_transfers wallet_posting[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(p_transfers), 0) = 0 THEN RETURN; END IF;
  IF EXISTS (SELECT 1 FROM unnest(p_transfers) t WHERE NOT EXISTS (SELECT 1 FROM transfer_kinds k WHERE k.kind = t.kind)) THEN
    RAISE EXCEPTION 'a transfer is of a kind that does not exist' USING ERRCODE = 'foreign_key_violation';
  END IF;
  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at)
  SELECT t.kind, t.from_account, t.to_account, t.currency, t.amount, t.bet_id, coalesce(t.round, 1), t.at
  FROM unnest(p_transfers) WITH ORDINALITY AS t (kind, from_account, to_account, currency, amount, bet_id, round, at, place)
  ORDER BY t.place;
END $$;
