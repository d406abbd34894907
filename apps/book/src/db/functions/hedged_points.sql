-- What p_points of the bets on an outcome come to by all that their player has beside it, [{outcome, market, legs,
-- stake, odds}] in one currency: what an outcome wins at odds of p_cap at most, less the stakes on those that hedge it,
-- is its net win. Points are of an outcome whose net win no hedge of it exceeds, in the part that is left of its win,
-- rounded down. Others have none; nor has a player who wins nothing in any case. Outcomes of one market hedge each
-- other, and so do those of p_hedges, [{a, b, never_both_win, never_both_lose}], which names each pair of legs both
-- ways: two that never win together, or, as singles, never lose together. {cover} names three or more outcomes: at
-- every result one of them does not lose. Singles on all of them hedge each other.
-- A system, {outcome, legs, stake, wins, void_legs, has_line}, is combos of so many of its legs, each with an equal
-- share of the stake: those that have one of the hedging legs hedge, except where all of their legs are void. They are
-- counted, never listed. {lines}: the stake is that of so many lines, and this is one of them; has_line says of its
-- system that it is given by itself.
-- The function dropped here knew one market.
DROP FUNCTION IF EXISTS net_points(NUMERIC, TEXT, JSONB, INTEGER);
CREATE OR REPLACE FUNCTION hedged_points(p_points NUMERIC, p_outcome TEXT, p_bets JSONB, p_cap INTEGER, p_hedges JSONB)
RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  WITH bets AS (
    -- All numbers of lines of up to 40 legs divide lcm(1, ..., 41): in such parts of a subunit the share of a line is
    -- whole.
    SELECT b.outcome, coalesce(b.market, '') AS market, b.legs, coalesce(b.is_beside, FALSE) AS is_beside,
      b.wins, b.void_legs, coalesce(b.has_line, FALSE) AS has_line, greatest(least(b.odds, p_cap), 10000) - 10000 AS gain,
      b.stake * 219060189739591200 / CASE
        WHEN b.wins IS NULL THEN coalesce(b.lines, 1) ELSE system_lines(cardinality(b.legs), b.wins, cardinality(b.legs)) END AS stake
    FROM jsonb_to_recordset(p_bets) AS b (outcome TEXT, market TEXT, legs TEXT[], stake NUMERIC, odds BIGINT, is_beside BOOLEAN,
      wins INTEGER, void_legs TEXT[], has_line BOOLEAN, lines NUMERIC)),
  sides AS MATERIALIZED (
    SELECT b.outcome, b.market, b.legs, b.is_beside, b.wins, b.void_legs, b.has_line, sum(b.stake) AS stake,
      sum(b.stake * b.gain) AS win
    FROM bets b GROUP BY 1, 2, 3, 4, 5, 6, 7),
  named AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_hedges) AS h (a TEXT, b TEXT, never_both_win BOOLEAN, never_both_lose BOOLEAN, cover TEXT[])),
  covers AS MATERIALIZED (
    SELECT n.cover FROM named n
    WHERE n.cover <@ ARRAY(SELECT s.outcome FROM sides s WHERE cardinality(s.legs) = 1)),
  opposed AS MATERIALIZED (
    -- How many legs of one hedge another one.
    SELECT s.outcome, o.outcome AS other, count(DISTINCT n.b) AS legs, count(DISTINCT n.b) FILTER (WHERE n.b = ANY (o.void_legs)) AS void_legs
    FROM sides s CROSS JOIN LATERAL unnest(s.legs) AS a (leg) JOIN named n ON n.a = a.leg
    JOIN (SELECT x.*, b.leg FROM sides x CROSS JOIN LATERAL unnest(x.legs) AS b (leg)) o ON o.leg = n.b
    WHERE NOT s.is_beside AND (n.never_both_win OR n.never_both_lose AND cardinality(s.legs) = 1 AND cardinality(o.legs) = 1)
    GROUP BY 1, 2),
  hedges AS MATERIALIZED (
    SELECT s.outcome, o.outcome AS other, o.stake * CASE WHEN o.wins IS NULL THEN 1
      ELSE system_lines(cardinality(o.legs), o.wins, p.legs::int)
        - system_lines(cardinality(o.void_legs), o.wins, p.void_legs::int) - o.has_line::int END AS stake
    FROM sides s JOIN sides o ON o.outcome <> s.outcome LEFT JOIN opposed p ON p.outcome = s.outcome AND p.other = o.outcome
    WHERE NOT s.is_beside AND (p.legs > 0 OR o.wins IS NULL AND (o.market = s.market
      OR EXISTS (SELECT 1 FROM covers c WHERE s.outcome = ANY (c.cover) AND o.outcome = ANY (c.cover))))),
  nets AS (
    SELECT s.outcome, s.win, s.win - 10000 * coalesce((SELECT sum(h.stake) FROM hedges h WHERE h.outcome = s.outcome), 0) AS net FROM sides s
    WHERE NOT s.is_beside)
  SELECT coalesce((
    SELECT div(p_points * n.net, n.win)::bigint FROM nets n WHERE n.outcome = p_outcome AND n.net > 0 AND NOT EXISTS (
      SELECT 1 FROM hedges h JOIN nets m ON m.outcome = h.other
      WHERE h.outcome = n.outcome AND (m.net > n.net OR m.net = n.net AND m.outcome < n.outcome))), 0)
$$;
