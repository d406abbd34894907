-- Adds what is wanted: [{match_id, market_id, specifier, outcome_id, holder, amount, cap}], cap being the limit it is
-- measured by; each share within its quota. Raises TL001 when one does not suffice, and for events that are mapped to
-- those of other providers, which count together: the transaction ends, nothing is stored, and the careful way is to be
-- tried.
CREATE OR REPLACE FUNCTION add_exposure(p_wanted JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE taken INTEGER;
BEGIN
  PERFORM 1 FROM jsonb_to_recordset(p_wanted) AS w (match_id BIGINT) JOIN event_mappings m ON m.match_id = w.match_id;
  IF FOUND THEN RAISE EXCEPTION 'the event is mapped' USING ERRCODE = 'TL001'; END IF;

  INSERT INTO exposures AS e (match_id, market_id, specifier, outcome_id, holder, used, quota, cut_from)
  SELECT w.match_id, w.market_id, w.specifier, w.outcome_id, w.holder, w.amount, CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END, w.cap
  FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
  WHERE w.amount <= CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (match_id, market_id, specifier, outcome_id, holder) DO UPDATE SET used = e.used + excluded.used
    WHERE e.used + excluded.used <= e.quota AND e.cut_from = excluded.cut_from;
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken < jsonb_array_length(p_wanted) THEN RAISE EXCEPTION 'a quota is used up' USING ERRCODE = 'TL001'; END IF;
END $$;
