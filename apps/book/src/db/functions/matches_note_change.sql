-- Notes when the status or the kick-off of an event changed, by the database's clock, for every writer.
CREATE OR REPLACE FUNCTION matches_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
