-- From when on the history of bets is whole: the end of the last month that was detached.
CREATE OR REPLACE FUNCTION history_begins() RETURNS TIMESTAMPTZ LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(ends_at), '-infinity') FROM detached_months
$$;
