-- The scaled odds of a combo of legs at these scaled odds, half-up, as far as a bet can store them.
CREATE OR REPLACE FUNCTION combo_odds(p_odds INTEGER[]) RETURNS BIGINT LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE product NUMERIC := 1; scale NUMERIC := 1; odds INTEGER;
BEGIN
  FOREACH odds IN ARRAY p_odds LOOP
    product := product * odds;
    scale := scale * 10000;
  END LOOP;
  RETURN least(div(2 * product * 10000 + scale, 2 * scale), 9007199254740991);
END $$;
