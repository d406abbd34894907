-- A trigger and not the callers, so that no future caller that ends a session can forget it.
CREATE OR REPLACE FUNCTION note_ended_session() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_sessions (player_id, session_id) VALUES (OLD.player_id, OLD.id);
  RETURN NULL;
END $$;
