-- Queues the current balances of some accounts for their owners, and then the further events given.
CREATE OR REPLACE FUNCTION outbox_append_balances(p_accounts BIGINT[], p_more JSONB DEFAULT '[]') RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM outbox_append(e.player_id, jsonb_agg(e.event) || p_more) FROM outbox_balances(p_accounts) e GROUP BY e.player_id;
END $$;
