-- Whether anything is to be exported: without a receiver nothing is written.
CREATE OR REPLACE FUNCTION exports_events() RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM event_receivers WHERE removed_at IS NULL)
$$;
