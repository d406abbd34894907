-- A bet on an event that is over may be opened again by a correction, after what its outcomes had used was dropped. The
-- share it counts in is then made again, without a quota: the next bet on it looks around and cuts the quotas as they
-- are to be.
CREATE OR REPLACE FUNCTION apply_exposure_moves(p_limit INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE bet_ids BIGINT[]; amounts BIGINT[];
BEGIN
  WITH taken AS (
    DELETE FROM exposure_moves WHERE id IN (SELECT id FROM exposure_moves ORDER BY id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    RETURNING bet_id, amount)
  SELECT array_agg(t.bet_id), array_agg(t.amount) INTO bet_ids, amounts FROM taken t;
  IF bet_ids IS NULL THEN RETURN 0; END IF;

  INSERT INTO exposures (match_id, market_id, specifier, outcome_id, holder, used, quota, cut_from)
  SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder, 0, 0, 0
  FROM unnest(bet_ids, amounts) AS n (bet_id, amount) JOIN bet_exposures v ON v.bet_id = n.bet_id
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(n.amount) > 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT DO NOTHING;
  PERFORM 1 FROM exposures e WHERE (match_id, market_id, specifier, outcome_id, holder) IN (
    SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder FROM bet_exposures v WHERE v.bet_id = ANY (bet_ids))
  ORDER BY match_id, market_id, specifier, outcome_id, holder FOR UPDATE;
  UPDATE exposures e SET used = e.used + m.amount
  FROM (SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder, sum(n.amount) AS amount
        FROM unnest(bet_ids, amounts) AS n (bet_id, amount) JOIN bet_exposures v ON v.bet_id = n.bet_id GROUP BY 1, 2, 3, 4, 5) m
  WHERE (e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder) = (m.match_id, m.market_id, m.specifier, m.outcome_id, m.holder);
  RETURN cardinality(bet_ids);
END $$;
