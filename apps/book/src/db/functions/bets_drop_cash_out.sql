-- A cash-out that waits for the live delay was asked for the bet as it stood: it ends with the bet, and when the stake changes.
CREATE OR REPLACE FUNCTION bets_drop_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cash_out_wish := NULL;
  NEW.cash_out_asked_at := NULL;
  NEW.cash_out_due_at := NULL;
  RETURN NEW;
END $$;
