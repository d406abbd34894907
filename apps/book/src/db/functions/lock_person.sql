-- Makes all others who do something for the same person (by any of their keys) wait until this transaction is over.
CREATE OR REPLACE FUNCTION lock_person(p_player INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE key BIGINT;
BEGIN
  FOR key IN SELECT DISTINCT hashtextextended(k.hash, 0) FROM person_keys k WHERE k.player_id = p_player AND k.kind <> 'home' ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(key);
  END LOOP;
END $$;
