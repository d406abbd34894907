-- Adds an amount to the debt of an account and collects it at once. A host receives a request for its player's debt.
-- The caller books why, and holds the player (wallet_hold_for_debt).
DROP FUNCTION IF EXISTS wallet_owe(BIGINT, BIGINT);
CREATE OR REPLACE FUNCTION wallet_owe(p_account BIGINT, p_amount BIGINT, p_at TIMESTAMPTZ DEFAULT now()) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO player_debts (account_id, amount) VALUES (p_account, p_amount)
  ON CONFLICT (account_id) DO UPDATE SET amount = player_debts.amount + p_amount;
  PERFORM wallet_press_debts(player_id, p_at) FROM wallet_accounts WHERE id = p_account;
  PERFORM host_ask_for_debt(p_account, p_at);
END $$;
