-- What a player owes, by currency in subunits, in the order in which it is collected; no row where they owe nothing.
CREATE OR REPLACE FUNCTION wallet_debt_of(p_player INTEGER) RETURNS TABLE (account_id BIGINT, currency TEXT, subunits INTEGER, amount BIGINT)
LANGUAGE sql STABLE AS $$
  SELECT d.account_id, a.currency, c.subunits, d.amount
  FROM wallet_accounts a JOIN player_debts d ON d.account_id = a.id JOIN currencies c ON c.code = a.currency
  WHERE a.player_id = p_player AND d.amount > 0 ORDER BY d.account_id
$$;
