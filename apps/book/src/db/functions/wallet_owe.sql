-- Notes what an account owes on top of what it owed. The caller books why, and holds the account's row lock.
CREATE OR REPLACE FUNCTION wallet_owe(p_account BIGINT, p_amount BIGINT) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO player_debts (account_id, amount) VALUES (p_account, p_amount)
  ON CONFLICT (account_id) DO UPDATE SET amount = player_debts.amount + p_amount
$$;
