-- The same by the limits themselves, independent of the quotas, which are then computed again. Events that are mapped
-- to each other count together, where their providers give a market and an outcome the same numbers. Raises TL002 when
-- a limit does not suffice.
CREATE OR REPLACE FUNCTION add_exposure_carefully(p_wanted JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  -- Bets on the events of a group come one after another: the shares of the others are read, and may not be there yet.
  PERFORM 1 FROM event_groups g WHERE g.id IN (
    SELECT m.group_id FROM jsonb_to_recordset(p_wanted) AS w (match_id BIGINT) JOIN event_mappings m ON m.match_id = w.match_id)
  ORDER BY g.id FOR UPDATE;
  -- Every share exists and is locked: from here on no other transaction adds to these outcomes.
  INSERT INTO exposures (match_id, market_id, specifier, outcome_id, holder, used, quota, cut_from)
  SELECT w.match_id, w.market_id, w.specifier, w.outcome_id, h.holder, 0, CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END, w.cap
  FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT), LATERAL (
    SELECT w.holder WHERE w.holder > 0 UNION ALL SELECT generate_series(-16, -1) WHERE w.holder < 0) AS h (holder)
  ORDER BY 1, 2, 3, 4, 5 ON CONFLICT DO NOTHING;
  PERFORM 1 FROM exposures e JOIN jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER)
    ON (w.match_id, w.market_id, w.specifier, w.outcome_id) = (e.match_id, e.market_id, e.specifier, e.outcome_id)
   AND (w.holder = e.holder OR (w.holder < 0 AND e.holder < 0))
  ORDER BY e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder FOR UPDATE OF e;

  PERFORM 1 FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
  WHERE w.cap < (
      SELECT sum(o.amount) FROM jsonb_to_recordset(p_wanted) AS o (
        match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT)
      WHERE o.match_id IN (SELECT s.match_id FROM same_events(w.match_id) s)
        AND (o.market_id, o.specifier, o.outcome_id, o.holder) = (w.market_id, w.specifier, w.outcome_id, w.holder))
    + (
      SELECT sum(e.used) FROM same_events(w.match_id) s JOIN exposures e ON e.match_id = s.match_id
      WHERE (e.market_id, e.specifier, e.outcome_id) = (w.market_id, w.specifier, w.outcome_id)
        AND (e.holder = w.holder OR (e.holder < 0 AND w.holder < 0)));
  IF FOUND THEN RAISE EXCEPTION 'a limit is reached' USING ERRCODE = 'TL002'; END IF;

  -- What is left of a limit goes to its shares in equal parts; the next ones find room without looking around again.
  UPDATE exposures e SET
    used = e.used + n.added, cut_from = n.cap,
    quota = CASE WHEN e.holder > 0 THEN n.cap ELSE e.used + n.added + (n.cap - n.total) / 16 END
  FROM (
    SELECT x.match_id, x.market_id, x.specifier, x.outcome_id, x.holder, w.cap,
           CASE WHEN x.holder = w.holder THEN w.amount ELSE 0 END AS added,
           w.amount + sum(x.used) OVER (PARTITION BY x.match_id, x.market_id, x.specifier, x.outcome_id, x.holder > 0) + coalesce((
             SELECT sum(o.used) FROM same_events(w.match_id) s JOIN exposures o ON o.match_id = s.match_id AND s.match_id <> w.match_id
             WHERE (o.market_id, o.specifier, o.outcome_id) = (w.market_id, w.specifier, w.outcome_id)
               AND (o.holder = w.holder OR (o.holder < 0 AND w.holder < 0))), 0) AS total
    FROM exposures x JOIN jsonb_to_recordset(p_wanted) AS w (
      match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
      ON (w.match_id, w.market_id, w.specifier, w.outcome_id) = (x.match_id, x.market_id, x.specifier, x.outcome_id)
     AND (w.holder = x.holder OR (w.holder < 0 AND x.holder < 0))) n
  WHERE (e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder) = (n.match_id, n.market_id, n.specifier, n.outcome_id, n.holder);
END $$;
