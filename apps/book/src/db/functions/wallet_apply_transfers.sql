-- Moves the balances in the transaction of the transfers. Both accounts must exist in the currency of the transfer.
CREATE OR REPLACE FUNCTION wallet_apply_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE unknown_sides BIGINT;
BEGIN
  WITH sides AS (
    SELECT from_account AS account_id, currency, -amount AS amount FROM new_transfers
    UNION ALL
    SELECT to_account, currency, amount FROM new_transfers
  ), moved AS (
    SELECT account_id, currency, sum(amount) AS amount, count(*) AS times FROM sides GROUP BY 1, 2
  ), changed AS (
    UPDATE wallet_accounts a SET balance = a.balance + moved.amount, version = a.version + moved.times
    FROM moved WHERE a.id = moved.account_id AND a.currency = moved.currency AND a.player_id IS NOT NULL
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM moved) - (SELECT count(*) FROM changed)
    - (SELECT count(*) FROM moved JOIN wallet_accounts a ON a.id = moved.account_id AND a.currency = moved.currency
       WHERE a.system_code IS NOT NULL)
  INTO unknown_sides;
  IF unknown_sides <> 0 THEN
    RAISE EXCEPTION 'a transfer names an account that does not exist in its currency' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
