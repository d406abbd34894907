-- Whoever takes a part of a stake away, with it goes its part of what the bet may have the book pay.
CREATE FUNCTION bet_exposure_follows_stake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.exposure := ceil(OLD.exposure * NEW.stake::numeric / OLD.stake);
  RETURN NEW;
END $$;
CREATE TRIGGER bets_exposure_follows_stake BEFORE UPDATE OF stake ON bets
  FOR EACH ROW WHEN (NEW.stake < OLD.stake AND NEW.stake > 0) EXECUTE FUNCTION bet_exposure_follows_stake();
