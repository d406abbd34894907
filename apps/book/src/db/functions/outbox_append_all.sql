-- As outbox_append, for many players at once: the second array has the events of each of the first. Returns how many
-- rows were added.
CREATE OR REPLACE FUNCTION outbox_append_all(p_players INTEGER[], p_events JSONB[]) RETURNS INTEGER LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO outbox (player_id, events)
    SELECT player_id, events FROM unnest(p_players, p_events) WITH ORDINALITY AS t (player_id, events, place) ORDER BY place
    RETURNING 1)
  SELECT count(*)::integer FROM added
$$;
