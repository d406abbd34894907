-- Units of a currency for one EUR, as they hold at a moment: of several in its millisecond, the last.
CREATE OR REPLACE FUNCTION current_rate(p_currency TEXT, p_at TIMESTAMPTZ) RETURNS NUMERIC LANGUAGE sql STABLE AS $$
  SELECT units_per_euro FROM currency_rates WHERE currency = p_currency AND at < p_at + interval '1 ms' ORDER BY at DESC LIMIT 1
$$;
