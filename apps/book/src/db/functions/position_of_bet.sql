-- What a bet is on, for the net position of its player: its events (of those that are mapped to each other the first),
-- its markets and outcomes as one text each, and each of its legs as hedging_legs names it. p_events: only its legs at
-- these events; none there is no row. Its predecessor had no p_events.
DROP FUNCTION IF EXISTS position_of_bet(BIGINT);
CREATE OR REPLACE FUNCTION position_of_bet(p_bet BIGINT, p_events BIGINT[] DEFAULT NULL)
RETURNS TABLE (same_events BIGINT[], market TEXT, outcome TEXT, legs TEXT[], odds INTEGER[], void_legs TEXT[])
LANGUAGE sql STABLE AS $$
  SELECT array_agg(m.event_id ORDER BY m.event_id), string_agg(m.market, ' ' ORDER BY m.market),
    string_agg(m.leg, ' ' ORDER BY m.market, m.leg), array_agg(m.leg ORDER BY m.leg),
    array_agg(m.odds), coalesce(array_agg(m.leg ORDER BY m.leg) FILTER (WHERE m.is_void), '{}')
  FROM (
    SELECT e.event_id, e.event_id || '/' || l.market_id || '/' || l.specifier AS market,
      leg_name(e.event_id, l.market_id, l.specifier, l.outcome_id) AS leg, l.odds, l.status = 'void' AS is_void
    FROM bet_legs l, LATERAL (SELECT min(s.match_id) AS event_id FROM same_events(l.match_id) s) e
    WHERE l.bet_id = p_bet AND (p_events IS NULL OR e.event_id = ANY (p_events))) m
  HAVING count(*) > 0
$$;
