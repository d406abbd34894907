-- Notes when a market was declared decided. Results that follow from statements (by_words) carry the time themselves.
CREATE OR REPLACE FUNCTION market_results_note_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.by_words THEN RETURN NEW; END IF;
  NEW.decided_at := CASE
    WHEN NOT is_decided(NEW.outcomes, NEW.others) THEN NULL
    WHEN TG_OP = 'UPDATE' THEN coalesce(OLD.decided_at, NEW.said_at)
    ELSE NEW.said_at END;
  RETURN NEW;
END $$;
