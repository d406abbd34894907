-- What players are to be told, written by the transaction that made it true. A row that is here has not been published.
CREATE TABLE outbox (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL,
  -- [{type, ...}]; texts and bets are rendered when published, per language.
  events JSONB NOT NULL
);

-- Tells a player the balances of some accounts as they are now.
CREATE FUNCTION outbox_balances(p_accounts BIGINT[]) RETURNS TABLE (player_id INTEGER, event JSONB) LANGUAGE sql AS $$
  SELECT player_id, jsonb_build_object('type', 'balance_changed', 'currency', currency, 'balance', balance, 'version', version)
  FROM wallet_accounts WHERE id = ANY (p_accounts) AND player_id IS NOT NULL
$$;
