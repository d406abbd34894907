-- Queues events that a player receives once the transaction is committed; the only insert into the outbox. p_events:
-- [{type, ...}].
-- Returns the row's id.
CREATE OR REPLACE FUNCTION outbox_append(p_player INTEGER, p_events JSONB) RETURNS BIGINT LANGUAGE sql AS $$
  INSERT INTO outbox (player_id, events) VALUES (p_player, p_events) RETURNING id
$$;
