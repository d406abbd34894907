-- Legs of some bets as the net positions of their players name them: the event (of those that are mapped to each other
-- the first), its market and its outcome, with one name each. hedging_legs gives the same names; a function for them,
-- as the one dropped here, is slow, being called for each leg.
DROP FUNCTION IF EXISTS leg_name(BIGINT, INTEGER, TEXT, TEXT);
CREATE OR REPLACE FUNCTION legs_of_bets(p_bets BIGINT[])
RETURNS TABLE (bet_id BIGINT, event_id BIGINT, market TEXT, leg TEXT, odds INTEGER, is_void BOOLEAN) LANGUAGE sql STABLE AS $$
  WITH own AS MATERIALIZED (SELECT l.* FROM bet_legs l WHERE l.bet_id = ANY (p_bets)),
  events AS MATERIALIZED (
    SELECT m.match_id, (SELECT min(s.match_id) FROM same_events(m.match_id) s) AS event_id
    FROM (SELECT DISTINCT l.match_id FROM own l) m)
  SELECT m.bet_id, m.event_id, m.market, m.market || '#' || m.outcome_id, m.odds, m.status = 'void'
  FROM (SELECT l.*, e.event_id, e.event_id || '/' || l.market_id || '/' || l.specifier AS market FROM own l JOIN events e ON e.match_id = l.match_id) m
$$;
