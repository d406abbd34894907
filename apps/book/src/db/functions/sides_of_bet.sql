-- What a bet is in a position on p_events, as hedged_points reads it, without its stake. A single, a combo and a custom
-- bet are one side: beside the position where their events are others. Each line of a system is a combo: the one on
-- p_events, if there is one, is a side by itself, and all others are beside it, described together by how many legs
-- win. A line whose legs are all void is none.
CREATE OR REPLACE FUNCTION sides_of_bet(p_bet BIGINT, p_events BIGINT[]) RETURNS SETOF JSONB LANGUAGE sql STABLE AS $$
  WITH bet AS (
    SELECT b.type = 'system' AS is_system, b.odds AS total_odds, b.system_wins AS wins, p.*
    FROM bets b, position_of_bet(b.id) p WHERE b.id = p_bet),
  line AS (
    SELECT l.*, system_lines(cardinality(b.legs), b.wins, cardinality(b.legs)) AS lines
    FROM bet b, position_of_bet(p_bet, p_events) l
    WHERE b.is_system AND l.same_events = p_events AND cardinality(l.legs) = b.wins AND cardinality(l.void_legs) < b.wins)
  SELECT jsonb_build_object('outcome', b.outcome, 'market', b.market, 'legs', b.legs, 'odds', b.total_odds,
    'is_beside', b.same_events <> p_events)
  FROM bet b WHERE NOT b.is_system
  UNION ALL
  SELECT jsonb_build_object('outcome', concat_ws(' ', b.wins, 'of', b.outcome, 'void', array_to_string(b.void_legs, ' ')),
    'market', '', 'legs', b.legs, 'odds', 0, 'is_beside', true, 'wins', b.wins, 'void_legs', b.void_legs,
    'has_line', EXISTS (SELECT 1 FROM line))
  FROM bet b WHERE b.is_system
  UNION ALL
  SELECT jsonb_build_object('outcome', l.outcome, 'market', l.market, 'legs', l.legs, 'odds', combo_odds(l.odds),
    'is_beside', false, 'lines', l.lines)
  FROM line l
$$;
