-- Whether play that was last seen then is still going on.
CREATE OR REPLACE FUNCTION is_playing(p_seen TIMESTAMPTZ, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT p_seen > p_at - INTERVAL '15 minutes'
$$;
