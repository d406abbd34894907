-- Reduces a bet's exposure with its stake, in proportion. A submitted bet may still change its price with its stake, so
-- its whole possible return counts.
CREATE OR REPLACE FUNCTION bet_exposure_follows_stake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.exposure := CASE WHEN OLD.status = 'submitted' THEN ceil(OLD.exposure * NEW.win_amount::numeric / OLD.win_amount)
                       ELSE ceil(OLD.exposure * NEW.stake::numeric / OLD.stake) END;
  RETURN NEW;
END $$;
