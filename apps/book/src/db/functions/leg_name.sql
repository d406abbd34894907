-- One name of an outcome of an event.
CREATE OR REPLACE FUNCTION leg_name(p_event BIGINT, p_market INTEGER, p_specifier TEXT, p_outcome TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT p_event || '/' || p_market || '/' || p_specifier || '#' || p_outcome
$$;
