-- Creates credits for hosts: one per bet, and one for money of no bet. A credit is the money that accounts of the host
-- received by these transfers, less what paid their debts. The accounts are empty afterwards. Called by wallet_post
-- only.
CREATE OR REPLACE FUNCTION host_credit(p_transfers wallet_posting[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE t RECORD; rest BIGINT; sent BIGINT;
BEGIN
  FOR t IN
    SELECT h.account_id, p.bet_id, min(p.kind) FILTER (WHERE p.to_account = h.account_id) AS purpose, max(p.at) AS at,
           sum(CASE WHEN p.to_account = h.account_id THEN p.amount ELSE -p.amount END)::bigint AS received
    FROM unnest(p_transfers) p JOIN host_accounts h ON h.account_id IN (p.from_account, p.to_account)
    GROUP BY 1, 2 HAVING sum(CASE WHEN p.to_account = h.account_id THEN p.amount ELSE -p.amount END) > 0 ORDER BY 1, 2
  LOOP
    SELECT balance INTO rest FROM wallet_accounts WHERE id = t.account_id;
    sent := least(t.received, rest);
    CONTINUE WHEN sent = 0;
    INSERT INTO host_payments (account_id, kind, purpose, bet_id, amount, made_at, try_at)
    VALUES (t.account_id, 'credit', t.purpose, t.bet_id, sent, t.at, t.at);
    PERFORM wallet_post(ARRAY[('host_credit', t.account_id, wallet_system('host_payable', a.currency), a.currency, sent, NULL, 1, t.at)::wallet_posting])
    FROM wallet_accounts a WHERE a.id = t.account_id;
  END LOOP;
END $$;
