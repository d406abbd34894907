-- Whoever takes a part of a stake away, with it goes its part of what the bet may have the book pay. A bet that is still waited for may
-- change its price with its stake: there the whole of what it may pay counts.
CREATE OR REPLACE FUNCTION bet_exposure_follows_stake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.exposure := CASE WHEN OLD.status = 'submitted' THEN ceil(OLD.exposure * NEW.win_amount::numeric / OLD.win_amount)
                       ELSE ceil(OLD.exposure * NEW.stake::numeric / OLD.stake) END;
  RETURN NEW;
END $$;
