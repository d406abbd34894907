-- When the period of a limit began: its day, week (from Monday) or month by the calendar of a time zone, or so much back from now.
CREATE OR REPLACE FUNCTION limit_period_start(p_period TEXT, p_strategy TEXT, p_zone TEXT, p_at TIMESTAMPTZ) RETURNS TIMESTAMPTZ
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_strategy = 'rolling'
    THEN p_at - CASE p_period WHEN 'day' THEN INTERVAL '24 hours' WHEN 'week' THEN INTERVAL '168 hours' ELSE INTERVAL '720 hours' END
    ELSE date_trunc(p_period, p_at AT TIME ZONE p_zone) AT TIME ZONE p_zone END
$$;
