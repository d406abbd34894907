-- What justified the price of a leg when its bet was taken: the price on the board (odds x 10,000), whose feed and which of its
-- producers made it, the time of its message by the producer's clock, whether the event was live, and the kick-off as it was known.
-- Null on rows from before: unknown.
ALTER TABLE bet_legs
  ADD COLUMN price_odds INTEGER,
  ADD COLUMN price_provider TEXT,
  ADD COLUMN price_producer TEXT,
  ADD COLUMN price_said_at TIMESTAMPTZ,
  ADD COLUMN price_is_live BOOLEAN,
  ADD COLUMN planned_at TIMESTAMPTZ;

-- What justified a cash-out: the most that its prices and probabilities gave for it, in subunits, and what that was computed from.
-- Null on rows from before: unknown.
ALTER TABLE bet_cashouts
  ADD COLUMN justified BIGINT,
  ADD COLUMN basis JSONB;

-- When the status or the kick-off of an event changed last; null: not since this column is there.
ALTER TABLE matches ADD COLUMN changed_at TIMESTAMPTZ;
CREATE FUNCTION matches_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER matches_changed BEFORE UPDATE OF status, starts_at ON matches FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.starts_at <> NEW.starts_at)
  EXECUTE FUNCTION matches_note_change();
