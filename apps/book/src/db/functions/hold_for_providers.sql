-- Locks the providers for a change of their state: no bet that does not know of it is being stored.
CREATE OR REPLACE FUNCTION hold_for_providers() RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7001, 0);
$$;
