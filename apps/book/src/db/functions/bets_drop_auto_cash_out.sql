-- An order to cash out by itself was for the bet as it stood: it ends with the bet, and when a part of the stake is
-- taken out.
CREATE OR REPLACE FUNCTION bets_drop_auto_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.auto_cash_out := NULL;
  RETURN NEW;
END $$;
