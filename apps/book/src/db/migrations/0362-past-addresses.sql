-- Where players lived before they changed their address. Rows are never changed.
CREATE TABLE past_addresses (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  until TIMESTAMPTZ NOT NULL,
  street TEXT,
  postal_code TEXT,
  city TEXT
);
CREATE INDEX past_addresses_of_player ON past_addresses (player_id, id);
CREATE FUNCTION past_addresses_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'past addresses are kept as they are' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER past_addresses_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON past_addresses
  FOR EACH STATEMENT EXECUTE FUNCTION past_addresses_refuse_change();
