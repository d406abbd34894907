-- Creates a debit for the debt of an account whose money a host keeps, each time the debt grows. If the host refuses,
-- the debt remains and the player's next winnings pay it first.
CREATE OR REPLACE FUNCTION host_ask_for_debt(p_account BIGINT, p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO host_payments (account_id, kind, purpose, amount, made_at, until, try_at)
  SELECT h.account_id, 'debit', 'debt', d.amount - coalesce(p.amount, 0), p_at, p_at + interval '1 hour', p_at
  FROM host_accounts h JOIN player_debts d ON d.account_id = h.account_id
  LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM host_payments WHERE purpose = 'debt' AND kind = 'debit' AND state = 'asked'
             GROUP BY 1) p ON p.account_id = h.account_id
  WHERE h.account_id = p_account AND d.amount > coalesce(p.amount, 0)
$$;
