-- Has something told to a player once the transaction is committed: nothing else inserts into the outbox. p_events: [{type, ...}].
-- Answers the row's id.
CREATE OR REPLACE FUNCTION outbox_append(p_player INTEGER, p_events JSONB) RETURNS BIGINT LANGUAGE sql AS $$
  INSERT INTO outbox (player_id, events) VALUES (p_player, p_events) RETURNING id
$$;
