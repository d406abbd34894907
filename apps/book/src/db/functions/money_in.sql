-- An amount in subunits of one currency as subunits of another, by the rates of now; itself where they are the same.
CREATE OR REPLACE FUNCTION money_in(p_amount NUMERIC, p_from TEXT, p_to TEXT) RETURNS NUMERIC LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_from = p_to THEN p_amount ELSE p_amount
    * (SELECT c.subunits * r.units_per_euro FROM currencies c JOIN currency_rates r ON r.currency = c.code
       WHERE c.code = p_to ORDER BY r.at DESC LIMIT 1)
    / (SELECT c.subunits * r.units_per_euro FROM currencies c JOIN currency_rates r ON r.currency = c.code
       WHERE c.code = p_from ORDER BY r.at DESC LIMIT 1) END
$$;
