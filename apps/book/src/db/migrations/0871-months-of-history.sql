-- The history of bets in months, so that old ones can be detached. What was written before is one part, up to the month after.
CREATE TABLE detached_months (
  name        text PRIMARY KEY,
  -- Steps before this are not in bet_history any more.
  ends_at     timestamptz NOT NULL,
  detached_at timestamptz NOT NULL
);

DROP TRIGGER bet_history_exported ON bet_history;
ALTER TABLE bet_history RENAME TO bet_history_before;
ALTER INDEX bet_history_pkey RENAME TO bet_history_before_pkey;
ALTER INDEX bet_history_of_bet RENAME TO bet_history_before_of_bet;
ALTER TABLE bet_history_before ALTER COLUMN id DROP IDENTITY;
-- An identity on a partitioned table needs PostgreSQL 17.
CREATE SEQUENCE bet_history_ids;
SELECT setval('bet_history_ids', coalesce(max(id), 1), max(id) IS NOT NULL) FROM bet_history_before;
ALTER TABLE bet_history_before ALTER COLUMN id SET DEFAULT nextval('bet_history_ids'),
  DROP CONSTRAINT bet_history_before_pkey, ADD PRIMARY KEY (id, at);

CREATE TABLE bet_history (LIKE bet_history_before INCLUDING DEFAULTS, PRIMARY KEY (id, at)) PARTITION BY RANGE (at);
CREATE INDEX bet_history_of_bet ON bet_history (bet_id, id);
CREATE TRIGGER bet_history_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON bet_history FOR EACH STATEMENT
  EXECUTE FUNCTION history_refuse_change();
CREATE TRIGGER bet_history_exported AFTER INSERT ON bet_history REFERENCING NEW TABLE AS new_steps FOR EACH STATEMENT
  EXECUTE FUNCTION export_bet_steps();
-- Steps of months that were not made in time.
CREATE TABLE bet_history_other PARTITION OF bet_history DEFAULT;
CREATE TRIGGER bet_history_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON bet_history_other FOR EACH STATEMENT
  EXECUTE FUNCTION history_refuse_change();

DO $$
DECLARE newest TIMESTAMPTZ := (SELECT max(at) FROM bet_history_before); ends TIMESTAMPTZ;
BEGIN
  IF newest IS NULL THEN
    DROP TABLE bet_history_before;
    RETURN;
  END IF;
  ends := (date_trunc('month', greatest(newest, now()) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC';
  EXECUTE format('ALTER TABLE bet_history ATTACH PARTITION bet_history_before FOR VALUES FROM (MINVALUE) TO (%L)', ends);
END $$;

-- The month of now and the two after it; history_months makes the next ones.
DO $$
DECLARE covered TIMESTAMPTZ; starts TIMESTAMPTZ; name TEXT;
BEGIN
  covered := (SELECT (substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)'))::timestamptz
              FROM pg_class c WHERE c.relname = 'bet_history_before' AND c.relnamespace = 'public'::regnamespace);
  FOR i IN 0..2 LOOP
    starts := (date_trunc('month', now() AT TIME ZONE 'UTC') + i * interval '1 month') AT TIME ZONE 'UTC';
    CONTINUE WHEN starts < covered;
    name := 'bet_history_' || to_char(starts AT TIME ZONE 'UTC', 'YYYY_MM');
    EXECUTE format('CREATE TABLE %I PARTITION OF bet_history FOR VALUES FROM (%L) TO (%L)', name, starts,
                   (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC');
    EXECUTE format('CREATE TRIGGER bet_history_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON %I FOR EACH STATEMENT
                    EXECUTE FUNCTION history_refuse_change()', name);
  END LOOP;
END $$;
