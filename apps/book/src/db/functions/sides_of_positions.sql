-- All that players have in net positions, [{position, player_id, events, currency, cap}], as hedged_nets reads it:
-- their bets on these events, with a bonus or without, except those that are void or sold. A single, a combo and a
-- custom bet are one side: beside the position where their events are others. Each line of a system is a combo: the one
-- on the events of the position, if there is one, is a side by itself, and all others are beside it, described together
-- by how many legs win. A line whose legs are all void is none.
DROP FUNCTION IF EXISTS sides_of_bet(BIGINT, BIGINT[]);
CREATE OR REPLACE FUNCTION sides_of_positions(p_positions JSONB) RETURNS JSONB LANGUAGE sql STABLE AS $$
  WITH positions AS MATERIALIZED (
    SELECT p.* FROM jsonb_to_recordset(p_positions) AS p (
      position INTEGER, player_id INTEGER, events BIGINT[], currency TEXT, cap INTEGER)),
  own_events AS MATERIALIZED (
    SELECT DISTINCT p.position, p.player_id, e.id AS event_id FROM positions p CROSS JOIN LATERAL unnest(p.events) AS e (id)),
  found AS MATERIALIZED (
    -- Each player and each event by itself: together, the planner reads all bets of the book.
    SELECT DISTINCT e.player_id, e.event_id, b.*
    FROM (SELECT DISTINCT o.player_id, o.event_id FROM own_events o) e CROSS JOIN LATERAL same_events(e.event_id) s
    CROSS JOIN LATERAL (
      SELECT c.id, c.type = 'system' AS is_system, c.odds, c.system_wins AS wins, c.stake, c.currency
      FROM bet_legs l JOIN bets c ON c.id = l.bet_id
      WHERE l.match_id = s.match_id AND c.player_id = e.player_id AND c.status IN ('waiting_results', 'cashout_in_progress', 'done')
        AND c.result <> 'refund_entire' AND c.stake > 0 OFFSET 0) b),
  legs AS MATERIALIZED (SELECT l.* FROM legs_of_bets(ARRAY(SELECT DISTINCT f.id FROM found f)) l),
  bets AS MATERIALIZED (
    SELECT l.bet_id, array_agg(l.event_id ORDER BY l.event_id) AS events, string_agg(l.market, ' ' ORDER BY l.market) AS market,
      string_agg(l.leg, ' ' ORDER BY l.market, l.leg) AS outcome, array_agg(l.leg ORDER BY l.leg) AS legs,
      coalesce(array_agg(l.leg ORDER BY l.leg) FILTER (WHERE l.is_void), '{}') AS void_legs
    FROM legs l GROUP BY 1),
  placed AS MATERIALIZED (
    SELECT p.position, p.player_id, p.cap, p.events AS own, f.id, f.is_system, f.odds, f.wins, b.events, b.market, b.outcome, b.legs,
      b.void_legs, CASE WHEN f.currency = p.currency THEN f.stake ELSE money_in(f.stake, f.currency, p.currency) END AS stake
    FROM (
      SELECT DISTINCT o.position, f.id, f.is_system, f.odds, f.wins, f.stake, f.currency
      FROM own_events o JOIN found f ON f.player_id = o.player_id AND f.event_id = o.event_id) f
    JOIN positions p ON p.position = f.position JOIN bets b ON b.bet_id = f.id),
  lines AS MATERIALIZED (
    SELECT p.position, p.id, array_agg(l.event_id ORDER BY l.event_id) AS events, string_agg(l.market, ' ' ORDER BY l.market) AS market,
      string_agg(l.leg, ' ' ORDER BY l.market, l.leg) AS outcome, array_agg(l.leg ORDER BY l.leg) AS legs, array_agg(l.odds) AS odds
    FROM placed p JOIN legs l ON l.bet_id = p.id AND l.event_id = ANY (p.own)
    WHERE p.is_system GROUP BY p.position, p.id, p.wins, p.own
    HAVING array_agg(l.event_id ORDER BY l.event_id) = p.own AND count(*) = p.wins AND count(*) FILTER (WHERE l.is_void) < p.wins),
  sides AS (
    SELECT p.position, p.player_id, p.cap, p.stake, p.outcome, p.market, p.legs, p.odds, p.events <> p.own AS is_beside,
      NULL::smallint AS wins, NULL::text[] AS void_legs, FALSE AS has_line, 1::numeric AS lines
    FROM placed p WHERE NOT p.is_system
    UNION ALL
    SELECT p.position, p.player_id, p.cap, p.stake, concat_ws(' ', p.wins, 'of', p.outcome, 'void', array_to_string(p.void_legs, ' ')),
      '', p.legs, 0, TRUE, p.wins, p.void_legs, l.id IS NOT NULL, NULL
    FROM placed p LEFT JOIN lines l ON l.position = p.position AND l.id = p.id WHERE p.is_system
    UNION ALL
    SELECT p.position, p.player_id, p.cap, p.stake, l.outcome, l.market, l.legs, combo_odds(l.odds), FALSE, NULL, NULL, FALSE,
      system_lines(cardinality(p.legs), p.wins, cardinality(p.legs))
    FROM placed p JOIN lines l ON l.position = p.position AND l.id = p.id)
  SELECT jsonb_agg(to_jsonb(s)) FROM sides s
$$;
