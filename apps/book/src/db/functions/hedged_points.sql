-- What p_points of the bets on an outcome come to by all that their player has beside it, [{outcome, market, legs,
-- stake, odds}] in one currency: what an outcome wins at odds of p_cap at most, less the stakes on those that hedge it,
-- is its net win. Points are of an outcome whose net win no hedge of it exceeds, in the part that is left of its win,
-- rounded down. Others have none; nor has a player who wins nothing in any case. Outcomes of one market hedge each
-- other, and so do those of p_hedges, [{a, b, never_both_win, never_both_lose}], which names each pair of legs both
-- ways: two that never win together, or, as singles, never lose together. {cover} names three or more outcomes: at
-- every result one of them does not lose. Singles on all of them hedge each other.
-- The function dropped here knew one market.
DROP FUNCTION IF EXISTS net_points(NUMERIC, TEXT, JSONB, INTEGER);
CREATE OR REPLACE FUNCTION hedged_points(p_points NUMERIC, p_outcome TEXT, p_bets JSONB, p_cap INTEGER, p_hedges JSONB)
RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  WITH sides AS (
    SELECT b.outcome, coalesce(b.market, '') AS market, b.legs, sum(b.stake) AS stake,
      coalesce(b.is_beside, FALSE) AS is_beside,
      sum(b.stake * (greatest(least(b.odds, p_cap), 10000) - 10000)) / 10000 AS win
    FROM jsonb_to_recordset(p_bets) AS b (outcome TEXT, market TEXT, legs TEXT[], stake NUMERIC, odds BIGINT, is_beside BOOLEAN)
    GROUP BY 1, 2, 3, 5),
  covers AS (
    SELECT c.cover FROM jsonb_to_recordset(p_hedges) AS c (cover TEXT[])
    WHERE c.cover <@ ARRAY(SELECT s.outcome FROM sides s WHERE cardinality(s.legs) = 1)),
  hedges AS (
    SELECT s.outcome, o.outcome AS other, o.stake FROM sides s JOIN sides o ON o.outcome <> s.outcome AND (o.market = s.market OR EXISTS (
      SELECT 1 FROM jsonb_to_recordset(p_hedges) AS h (a TEXT, b TEXT, never_both_win BOOLEAN, never_both_lose BOOLEAN)
      WHERE h.a = ANY (s.legs) AND h.b = ANY (o.legs)
        AND (h.never_both_win OR h.never_both_lose AND cardinality(s.legs) = 1 AND cardinality(o.legs) = 1))
      OR EXISTS (SELECT 1 FROM covers c WHERE s.outcome = ANY (c.cover) AND o.outcome = ANY (c.cover)))
    WHERE NOT s.is_beside),
  nets AS (
    SELECT s.outcome, s.win, s.win - coalesce((SELECT sum(h.stake) FROM hedges h WHERE h.outcome = s.outcome), 0) AS net FROM sides s
    WHERE NOT s.is_beside)
  SELECT coalesce((
    SELECT div(p_points * n.net, n.win)::bigint FROM nets n WHERE n.outcome = p_outcome AND n.net > 0 AND NOT EXISTS (
      SELECT 1 FROM hedges h JOIN nets m ON m.outcome = h.other
      WHERE h.outcome = n.outcome AND (m.net > n.net OR m.net = n.net AND m.outcome < n.outcome))), 0)
$$;
