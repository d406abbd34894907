-- Makes the months of bet_history that are missing, up to the second one after p_now, and detaches those that ended at
-- least p_months before the month of p_now began (null: none). A detached month is a table of its own, named in
-- detached_months. Bets do not wait long for it: a lock that is not free within a second fails the whole, and it is
-- tried again later. Returns the names of the months that it made or detached.
CREATE OR REPLACE FUNCTION history_months(p_now TIMESTAMPTZ, p_months INTEGER) RETURNS TEXT[] LANGUAGE plpgsql AS $$
DECLARE
  this_month TIMESTAMP := date_trunc('month', p_now AT TIME ZONE 'UTC');
  starts TIMESTAMPTZ; ends TIMESTAMPTZ; month TEXT; part RECORD; changed TEXT[] := '{}';
BEGIN
  PERFORM set_config('lock_timeout', '1s', true), pg_advisory_xact_lock(hashtext('touchline:history_months'));
  FOR i IN 0..2 LOOP
    starts := (this_month + i * interval '1 month') AT TIME ZONE 'UTC';
    ends := (this_month + (i + 1) * interval '1 month') AT TIME ZONE 'UTC';
    CONTINUE WHEN EXISTS (SELECT 1 FROM history_parts() p WHERE p.ends_at > starts);
    -- What came before its month was made stays where it is.
    CONTINUE WHEN EXISTS (SELECT 1 FROM bet_history_other o WHERE o.at >= starts AND o.at < ends);
    month := 'bet_history_' || to_char(this_month + i * interval '1 month', 'YYYY_MM');
    EXECUTE format('CREATE TABLE %I (LIKE bet_history INCLUDING DEFAULTS INCLUDING INDEXES)', month);
    EXECUTE format('CREATE TRIGGER bet_history_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON %I FOR EACH STATEMENT
                    EXECUTE FUNCTION history_refuse_change()', month);
    EXECUTE format('ALTER TABLE bet_history ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', month, starts, ends);
    changed := changed || month;
  END LOOP;
  FOR part IN SELECT p.name, p.ends_at FROM history_parts() p
              WHERE p.ends_at <= (this_month - p_months * interval '1 month') AT TIME ZONE 'UTC' ORDER BY p.ends_at LOOP
    EXECUTE format('ALTER TABLE bet_history DETACH PARTITION %I', part.name);
    INSERT INTO detached_months (name, ends_at, detached_at) VALUES (part.name, part.ends_at, p_now);
    changed := changed || part.name;
  END LOOP;
  RETURN changed;
END $$;
