-- Exports the beginning and the end of a session.
CREATE OR REPLACE FUNCTION export_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO exported_events (player_id, type, at, data)
    VALUES (NEW.player_id, 'session_started', NEW.created_at, jsonb_build_object('session_id', NEW.id, 'host_origin', NEW.host_origin));
  ELSE
    INSERT INTO exported_events (player_id, type, at, data)
    VALUES (OLD.player_id, 'session_ended', now(), jsonb_build_object('session_id', OLD.id, 'host_origin', OLD.host_origin));
  END IF;
  RETURN NULL;
END $$;
