-- Whoever takes a part of a stake away, with it goes its part of what the bet may have the book pay.
CREATE OR REPLACE FUNCTION bet_exposure_follows_stake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.exposure := ceil(OLD.exposure * NEW.stake::numeric / OLD.stake);
  RETURN NEW;
END $$;
