-- Locks the matches for a statement about them, until the end of the transaction.
CREATE OR REPLACE FUNCTION hold_for_results(p_matches BIGINT[]) RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7002, m) FROM (SELECT DISTINCT (unnest(p_matches) % 2147483647)::int AS m ORDER BY 1) o;
$$;
