-- A cash-out in play waits for the live delay, as a bet does: what its player asked for, when, and from when on it can be decided.
-- All three stand while it waits, and end with the bet or with another stake.
ALTER TABLE bets ADD COLUMN cash_out_wish JSONB, ADD COLUMN cash_out_asked_at TIMESTAMPTZ, ADD COLUMN cash_out_due_at TIMESTAMPTZ;
ALTER TABLE bets ADD CONSTRAINT bets_cash_out_asked
  CHECK ((cash_out_wish IS NULL) = (cash_out_due_at IS NULL) AND (cash_out_asked_at IS NULL) = (cash_out_due_at IS NULL));
CREATE INDEX bets_cash_out_due ON bets (cash_out_due_at) WHERE cash_out_due_at IS NOT NULL;

-- When the player asked for the part, or its value was first reached, and how long a cash-out in play had to wait then.
ALTER TABLE bet_cashouts ADD COLUMN asked_at TIMESTAMPTZ, ADD COLUMN delay_ms INTEGER CHECK (delay_ms >= 0);

CREATE FUNCTION bets_drop_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cash_out_wish := NULL;
  NEW.cash_out_asked_at := NULL;
  NEW.cash_out_due_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER bets_cash_out_ends BEFORE UPDATE ON bets FOR EACH ROW
  WHEN (OLD.cash_out_due_at IS NOT NULL AND (NEW.status <> 'waiting_results' OR NEW.stake <> OLD.stake))
  EXECUTE FUNCTION bets_drop_cash_out();
