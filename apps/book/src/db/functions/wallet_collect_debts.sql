-- Pays what a player owes out of all their accounts: the account of the debt first, then the others in the order they
-- were opened, at the rates of p_at. Of another currency it takes the least that is worth what it repays, and nothing
-- where all there is is worth less than a subunit of the debt. Queues the changed balances for the player. Afterwards
-- nothing is owed, or nothing is left that could pay it. The caller holds the player's accounts (wallet_hold).
CREATE OR REPLACE FUNCTION wallet_collect_debts(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  owed RECORD; a RECORD; rest BIGINT; repaid BIGINT; taken BIGINT; taken_by BIGINT; repaid_by BIGINT; touched BIGINT[] := '{}';
  debt_rate NUMERIC; debt_worth NUMERIC; from_rate NUMERIC; from_worth NUMERIC;
BEGIN
  FOR owed IN SELECT * FROM wallet_debt_of(p_player) LOOP
    rest := owed.amount;
    debt_rate := current_rate(owed.currency, p_at);
    FOR a IN SELECT w.id, w.currency, w.balance, c.subunits FROM wallet_accounts w JOIN currencies c ON c.code = w.currency
             WHERE w.player_id = p_player AND w.balance > 0 ORDER BY w.id <> owed.account_id, w.id LOOP
      EXIT WHEN rest = 0;
      IF a.id = owed.account_id THEN
        repaid := least(rest, a.balance);
        PERFORM wallet_post_one('debt_repaid', a.id, wallet_system('player_debts', owed.currency), repaid, p_at);
      ELSE
        from_rate := current_rate(a.currency, p_at);
        -- Whole numbers: a rate has twelve decimals at most.
        debt_worth := trunc(owed.subunits * debt_rate * 1e12);
        from_worth := trunc(a.subunits * from_rate * 1e12);
        repaid := least(rest, div(a.balance * debt_worth, from_worth));
        CONTINUE WHEN repaid = 0;
        taken := div(repaid * from_worth + debt_worth - 1, debt_worth);
        taken_by := wallet_post_one('debt_repaid', a.id, wallet_system('exchange', a.currency), taken, p_at);
        repaid_by := wallet_post_one(
          'debt_repaid_elsewhere', wallet_system('exchange', owed.currency), wallet_system('player_debts', owed.currency), repaid, p_at);
        INSERT INTO debt_collections (debt_account, from_account, amount, repaid, from_rate, debt_rate, out_transfer, in_transfer, at)
        VALUES (owed.account_id, a.id, taken, repaid, from_rate, debt_rate, taken_by, repaid_by, p_at);
      END IF;
      rest := rest - repaid;
      touched := touched || a.id;
    END LOOP;
    UPDATE player_debts SET amount = rest WHERE account_id = owed.account_id AND amount <> rest;
  END LOOP;
  PERFORM outbox_append_balances(touched);
END $$;
