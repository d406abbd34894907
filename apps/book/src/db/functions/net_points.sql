-- What p_points of the bets on an outcome come to by all that their player has on its market, [{outcome, stake, odds}]
-- in one currency: what each outcome wins at odds of p_cap at most, less the stakes on the others, is its net win;
-- points are of the outcome whose net win is the largest, in the part that is left of its win, rounded down. Others
-- have none; nor has a player who wins nothing in any case.
CREATE OR REPLACE FUNCTION net_points(p_points NUMERIC, p_outcome TEXT, p_bets JSONB, p_cap INTEGER) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  WITH sides AS (
    SELECT b.outcome, sum(b.stake) AS stake, sum(b.stake * (greatest(least(b.odds, p_cap), 10000) - 10000)) / 10000 AS win
    FROM jsonb_to_recordset(p_bets) AS b (outcome TEXT, stake NUMERIC, odds BIGINT) GROUP BY 1),
  best AS (
    SELECT outcome, win, win + stake - sum(stake) OVER () AS net FROM sides ORDER BY 3 DESC, 1 LIMIT 1)
  SELECT coalesce((SELECT div(p_points * net, win)::bigint FROM best WHERE outcome = p_outcome AND net > 0), 0)
$$;
