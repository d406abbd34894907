-- Exports a limit or exclusion of a player as it is from now on.
CREATE OR REPLACE FUNCTION export_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF exports_events() THEN
    INSERT INTO exported_events (player_id, type, at, data) VALUES (NEW.player_id, 'limit_changed',
      CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END, jsonb_build_object(
        'limit_id', NEW.id, 'limit_type', NEW.type, 'period', NEW.period, 'currency', NEW.currency, 'amount', NEW.amount,
        'next_amount', NEW.next_amount, 'ends_at', coalesce(NEW.ended_at, NEW.disable_at), 'is_imposed', NEW.is_imposed));
  END IF;
  RETURN NULL;
END $$;
