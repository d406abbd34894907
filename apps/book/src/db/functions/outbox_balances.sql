-- Tells a player the balances of some accounts as they are now.
CREATE OR REPLACE FUNCTION outbox_balances(p_accounts BIGINT[]) RETURNS TABLE (player_id INTEGER, event JSONB) LANGUAGE sql AS $$
  SELECT player_id, jsonb_build_object('type', 'balance_changed', 'currency', currency, 'balance', balance, 'version', version)
  FROM wallet_accounts WHERE id = ANY (p_accounts) AND player_id IS NOT NULL
$$;
