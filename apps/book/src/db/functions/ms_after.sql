-- So many ms after a moment.
CREATE OR REPLACE FUNCTION ms_after(p_at TIMESTAMPTZ, p_ms NUMERIC) RETURNS TIMESTAMPTZ LANGUAGE sql IMMUTABLE AS $$
  SELECT p_at + p_ms * INTERVAL '1 millisecond'
$$;
