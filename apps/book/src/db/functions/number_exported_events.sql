-- Gives events that are committed their place in the order in which receivers get them, and returns how many. An event
-- of a player that was written after another one is behind it. One caller at a time: a reader that has seen a position
-- has seen all below it.
CREATE OR REPLACE FUNCTION number_exported_events(p_most INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE numbered INTEGER;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('exported events'));
  WITH waiting AS (SELECT id FROM exported_events WHERE position IS NULL ORDER BY id LIMIT p_most),
       placed AS (SELECT id, nextval('exported_event_positions') AS position FROM waiting)
  UPDATE exported_events e SET position = p.position,
    data = CASE WHEN e.type <> 'bet_placed' THEN e.data ELSE e.data || jsonb_build_object('selections', (
      SELECT jsonb_agg(jsonb_build_object('match_id', l.match_id, 'market_id', l.market_id, 'specifier', l.specifier,
                                          'outcome_id', l.outcome_id, 'odds', l.odds) ORDER BY l.position)
      FROM bet_legs l WHERE l.bet_id = (e.data ->> 'bet_id')::bigint)) END
  FROM placed p WHERE e.id = p.id;
  GET DIAGNOSTICS numbered = ROW_COUNT;
  RETURN numbered;
END $$;
