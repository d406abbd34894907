-- Pays debts of an account out of p_amount that a bet just brought it. The caller holds the account's row lock.
CREATE OR REPLACE FUNCTION wallet_repay_debt(p_account BIGINT, p_amount BIGINT, p_bet BIGINT, p_round SMALLINT, p_at TIMESTAMPTZ)
RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE repaid BIGINT;
BEGIN
  SELECT least(amount, p_amount) INTO repaid FROM player_debts WHERE account_id = p_account;
  IF coalesce(repaid, 0) = 0 THEN RETURN; END IF;
  UPDATE player_debts SET amount = amount - repaid WHERE account_id = p_account;
  PERFORM wallet_post(ARRAY(
    SELECT ('debt_repaid', p_account, wallet_system('player_debts', a.currency), a.currency, repaid, p_bet, p_round, p_at)::wallet_posting
    FROM wallet_accounts a WHERE a.id = p_account));
END $$;
