-- Books transfers in the order given, and returns the id of the last of them; nothing else inserts into the ledger.
-- Balances follow by trigger. What reaches a player who owes goes to their debts at once, and what reaches one whose
-- money a host keeps is passed to the host: no caller can skip that. Raises where a kind is not in transfer_kinds, an
-- account does not exist in the currency, or a balance would fall below zero. Nothing is booked for null. Who has
-- locked accounts before has locked all of those players whom it pays (wallet_hold).
DROP FUNCTION IF EXISTS wallet_post(wallet_posting[]);
CREATE OR REPLACE FUNCTION wallet_post(p_transfers wallet_posting[]) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE paid BIGINT[]; last_id BIGINT;
BEGIN
  IF coalesce(cardinality(p_transfers), 0) = 0 THEN RETURN NULL; END IF;
  IF EXISTS (SELECT 1 FROM unnest(p_transfers) t WHERE NOT EXISTS (SELECT 1 FROM transfer_kinds k WHERE k.kind = t.kind)) THEN
    RAISE EXCEPTION 'a transfer is of a kind that does not exist' USING ERRCODE = 'foreign_key_violation';
  END IF;
  -- The system's accounts have ids below 1000.
  SELECT array_agg(DISTINCT t.to_account) INTO paid FROM unnest(p_transfers) t WHERE t.to_account >= 1000;
  IF paid IS NOT NULL THEN PERFORM wallet_hold(paid); END IF;
  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at)
  SELECT t.kind, t.from_account, t.to_account, t.currency, t.amount, t.bet_id, coalesce(t.round, 1), t.at
  FROM unnest(p_transfers) WITH ORDINALITY AS t (kind, from_account, to_account, currency, amount, bet_id, round, at, place)
  ORDER BY t.place;
  last_id := currval(pg_get_serial_sequence('wallet_transfers', 'id'));
  IF paid IS NOT NULL AND EXISTS (SELECT 1 FROM player_debts WHERE amount > 0) THEN
    PERFORM wallet_collect_debts(o.player_id, (SELECT max(t.at) FROM unnest(p_transfers) t)) FROM (
      SELECT DISTINCT a.player_id FROM wallet_accounts a
      WHERE a.id = ANY (paid) AND EXISTS (SELECT 1 FROM wallet_debt_of(a.player_id)) ORDER BY 1) o;
  END IF;
  IF paid IS NOT NULL AND EXISTS (SELECT 1 FROM host_accounts WHERE account_id = ANY (paid)) THEN PERFORM host_credit(p_transfers); END IF;
  RETURN last_id;
END $$;
