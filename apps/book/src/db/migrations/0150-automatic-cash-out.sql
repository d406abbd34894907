-- Value at which the book cashes a bet out by itself, in subunits; null where the player asked for none. It stands while the bet
-- waits for results.
ALTER TABLE bets ADD COLUMN auto_cash_out BIGINT CHECK (auto_cash_out > 0);
CREATE INDEX bets_to_cash_out ON bets (id) WHERE auto_cash_out IS NOT NULL;

-- The value that the player had asked for, where the book cashed out by itself.
ALTER TABLE bet_cashouts ADD COLUMN auto_target BIGINT CHECK (auto_target > 0);

CREATE FUNCTION bets_drop_auto_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.auto_cash_out := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER bets_auto_cash_out_ends BEFORE UPDATE ON bets FOR EACH ROW
  WHEN (OLD.auto_cash_out IS NOT NULL AND (NEW.status <> 'waiting_results' OR NEW.stake <> OLD.stake))
  EXECUTE FUNCTION bets_drop_auto_cash_out();
