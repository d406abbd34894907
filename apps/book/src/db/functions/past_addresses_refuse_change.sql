-- Refuses every change of past addresses (restrict_violation): they only become more.
CREATE OR REPLACE FUNCTION past_addresses_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'past addresses are kept as they are' USING ERRCODE = 'restrict_violation';
END $$;
