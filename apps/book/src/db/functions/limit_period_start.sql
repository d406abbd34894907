-- When the period of a limit began: its day, week (from Monday) or month by the calendar of a time zone, or so much
-- back from now. Where clocks go back over midnight a day has two of them: it begins with the first.
CREATE OR REPLACE FUNCTION limit_period_start(p_period TEXT, p_strategy TEXT, p_zone TEXT, p_at TIMESTAMPTZ) RETURNS TIMESTAMPTZ
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_strategy = 'rolling'
    THEN p_at - CASE p_period WHEN 'day' THEN INTERVAL '24 hours' WHEN 'week' THEN INTERVAL '168 hours' ELSE INTERVAL '720 hours' END
    ELSE (
      SELECT CASE WHEN (m.at - INTERVAL '1 hour') AT TIME ZONE p_zone = w.midnight THEN m.at - INTERVAL '1 hour' ELSE m.at END
      FROM (SELECT date_trunc(p_period, p_at AT TIME ZONE p_zone) AS midnight) w, LATERAL (SELECT w.midnight AT TIME ZONE p_zone AS at) m)
    END
$$;
