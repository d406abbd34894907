-- Keeps the log of operators as it was written. Raises whenever a row would be changed or removed.
CREATE OR REPLACE FUNCTION operator_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of operators only grows' USING ERRCODE = 'restrict_violation';
END $$;
