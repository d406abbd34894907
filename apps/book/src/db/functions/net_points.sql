-- hedged_points of bets on one market.
DROP FUNCTION IF EXISTS net_points(NUMERIC, TEXT, JSONB, INTEGER, JSONB);
CREATE OR REPLACE FUNCTION net_points(p_points NUMERIC, p_outcome TEXT, p_bets JSONB, p_cap INTEGER) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  SELECT hedged_points(p_points, p_outcome, p_bets, p_cap, '[]')
$$;
