-- Has the providers for what is said of them: no bet is being stored that does not know it.
CREATE OR REPLACE FUNCTION hold_for_providers() RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7001, 0);
$$;
