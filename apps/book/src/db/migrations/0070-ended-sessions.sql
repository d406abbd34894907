-- Sessions that ended, however they did: what they opened elsewhere (realtime connections) is closed from here.
CREATE TABLE ended_sessions (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL,
  session_id INTEGER NOT NULL,
  ended_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);

-- A trigger and not the callers: whoever ends a session one day cannot forget it.
CREATE FUNCTION note_ended_session() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_sessions (player_id, session_id) VALUES (OLD.player_id, OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION note_ended_session();
