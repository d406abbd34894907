-- The events with the current balances of some accounts; of an account whose money a host keeps, the last balance it
-- stated.
CREATE OR REPLACE FUNCTION outbox_balances(p_accounts BIGINT[]) RETURNS TABLE (player_id INTEGER, event JSONB) LANGUAGE sql AS $$
  SELECT a.player_id, jsonb_build_object('type', 'balance_changed', 'currency', a.currency,
    'balance', CASE WHEN h.account_id IS NULL THEN a.balance ELSE coalesce(h.balance, 0) END,
    'version', CASE WHEN h.account_id IS NULL THEN a.version ELSE h.version END)
  FROM wallet_accounts a LEFT JOIN host_accounts h ON h.account_id = a.id WHERE a.id = ANY (p_accounts) AND a.player_id IS NOT NULL
$$;
