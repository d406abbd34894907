-- Shares the matches of bets, and the providers, until the end of the transaction.
CREATE OR REPLACE FUNCTION hold_for_bets(p_matches BIGINT[]) RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared(7001, 0);
  SELECT pg_advisory_xact_lock_shared(7002, m) FROM (SELECT DISTINCT (unnest(p_matches) % 2147483647)::int AS m ORDER BY 1) o;
$$;
