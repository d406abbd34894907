-- Ends a pending cash-out when its bet ends or its stake changes: the request was for the bet as it was.
CREATE OR REPLACE FUNCTION bets_drop_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cash_out_wish := NULL;
  NEW.cash_out_asked_at := NULL;
  NEW.cash_out_due_at := NULL;
  RETURN NEW;
END $$;
