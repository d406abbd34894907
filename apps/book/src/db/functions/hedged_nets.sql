-- What outcomes win in net positions, [{position, player_id, cap, outcome, market, legs, stake, odds}] in one currency
-- each: what an outcome wins at odds of cap at most, less the stakes on those that hedge it, is its net win. Returns
-- the outcomes whose net win is above 0 and no hedge of theirs exceeds: their bets have points in the part that the net
-- win is of the win. Others have none; nor has a player who wins nothing in any case. Outcomes of one market hedge each
-- other, and so do those of p_hedges, [{player_id, a, b, never_both_win, never_both_lose}], which names each pair of
-- legs of a player both ways: two that never win together, or, as singles, never lose together. {player_id, cover}
-- names three or more outcomes: at every result one of them does not lose. Singles on all of them hedge each other.
-- A system, {outcome, legs, stake, wins, void_legs, has_line}, is combos of so many of its legs, each with an equal
-- share of the stake: those that have one of the hedging legs hedge, except where all of their legs are void. They are
-- counted, never listed. {lines}: the stake is that of so many lines, and this is one of them; has_line says of its
-- system that it is given by itself.
-- The functions dropped here counted one outcome of one position.
DROP FUNCTION IF EXISTS net_points(NUMERIC, TEXT, JSONB, INTEGER);
DROP FUNCTION IF EXISTS hedged_points(NUMERIC, TEXT, JSONB, INTEGER, JSONB);
CREATE OR REPLACE FUNCTION hedged_nets(p_sides JSONB, p_hedges JSONB)
RETURNS TABLE ("position" INTEGER, outcome TEXT, net NUMERIC, win NUMERIC) LANGUAGE sql IMMUTABLE AS $$
  WITH bets AS (
    -- All numbers of lines of up to 40 legs divide lcm(1, ..., 41): in such parts of a subunit the share of a line is
    -- whole.
    SELECT b.position, b.player_id, b.outcome, coalesce(b.market, '') AS market, b.legs, coalesce(b.is_beside, FALSE) AS is_beside,
      b.wins, b.void_legs, coalesce(b.has_line, FALSE) AS has_line, greatest(least(b.odds, b.cap), 10000) - 10000 AS gain,
      b.stake * 219060189739591200 / CASE
        WHEN b.wins IS NULL THEN coalesce(b.lines, 1) ELSE system_lines(cardinality(b.legs), b.wins, cardinality(b.legs)) END AS stake
    FROM jsonb_to_recordset(p_sides) AS b (position INTEGER, player_id INTEGER, cap INTEGER, outcome TEXT, market TEXT, legs TEXT[],
      stake NUMERIC, odds BIGINT, is_beside BOOLEAN, wins INTEGER, void_legs TEXT[], has_line BOOLEAN, lines NUMERIC)),
  sides AS MATERIALIZED (
    SELECT row_number() OVER () AS id, b.position, b.player_id, b.outcome, b.market, b.legs, b.is_beside, b.wins, b.void_legs, b.has_line,
      cardinality(b.legs) = 1 AS is_single, sum(b.stake) AS stake, sum(b.stake * b.gain) AS win
    FROM bets b GROUP BY 2, 3, 4, 5, 6, 7, 8, 9, 10),
  named AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_hedges) AS h (
      player_id INTEGER, a TEXT, b TEXT, never_both_win BOOLEAN, never_both_lose BOOLEAN, cover TEXT[])),
  legs AS MATERIALIZED (SELECT s.id, s.position, s.player_id, s.is_beside, s.is_single, s.void_legs, unnest(s.legs) AS leg FROM sides s),
  opposed AS (
    -- How many legs of one hedge another one.
    SELECT s.id, o.id AS other, count(DISTINCT n.b) AS legs, count(DISTINCT n.b) FILTER (WHERE n.b = ANY (o.void_legs)) AS void_legs
    FROM legs s JOIN named n ON n.player_id = s.player_id AND n.a = s.leg JOIN legs o ON o.position = s.position AND o.leg = n.b
    WHERE NOT s.is_beside AND (n.never_both_win OR n.never_both_lose AND s.is_single AND o.is_single)
    GROUP BY 1, 2),
  covers AS MATERIALIZED (
    SELECT p.position, n.cover FROM named n
    JOIN (SELECT s.position, s.player_id, array_agg(s.outcome) AS outcomes FROM sides s WHERE s.is_single GROUP BY 1, 2) p
      ON p.player_id = n.player_id AND n.cover <@ p.outcomes),
  covering AS MATERIALIZED (
    SELECT DISTINCT c.position, c.a, unnest(c.cover) AS b FROM (SELECT c.position, c.cover, unnest(c.cover) AS a FROM covers c) c),
  pairs AS (
    SELECT p.id, p.other, max(p.legs)::int AS legs, max(p.void_legs)::int AS void_legs FROM (
      SELECT * FROM opposed
      UNION ALL
      SELECT s.id, o.id, 0, 0 FROM sides s JOIN sides o ON o.position = s.position AND o.market = s.market
      WHERE NOT s.is_beside AND o.wins IS NULL
      UNION ALL
      SELECT s.id, o.id, 0, 0 FROM covering c JOIN sides s ON s.position = c.position AND s.outcome = c.a
      JOIN sides o ON o.position = c.position AND o.outcome = c.b WHERE NOT s.is_beside AND o.wins IS NULL) p
    GROUP BY 1, 2),
  hedges AS MATERIALIZED (
    SELECT s.id, o.id AS other, o.stake * CASE WHEN o.wins IS NULL THEN 1
      ELSE system_lines(cardinality(o.legs), o.wins, p.legs) - o.has_line::int - CASE
        WHEN p.void_legs > 0 THEN system_lines(cardinality(o.void_legs), o.wins, p.void_legs) ELSE 0 END END AS stake
    FROM pairs p JOIN sides s ON s.id = p.id JOIN sides o ON o.id = p.other WHERE o.outcome <> s.outcome),
  nets AS MATERIALIZED (
    SELECT s.id, s.position, s.outcome, s.win, s.win - 10000 * coalesce(h.stake, 0) AS net
    FROM sides s LEFT JOIN (SELECT h.id, sum(h.stake) AS stake FROM hedges h GROUP BY 1) h ON h.id = s.id WHERE NOT s.is_beside)
  SELECT n.position, n.outcome, n.net, n.win FROM nets n WHERE n.net > 0 AND NOT EXISTS (
    SELECT 1 FROM hedges h JOIN nets m ON m.id = h.other
    WHERE h.id = n.id AND (m.net > n.net OR m.net = n.net AND m.outcome < n.outcome))
$$;
