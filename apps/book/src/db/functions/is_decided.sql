-- Whether a market has a result, beyond outcomes that do not take part.
CREATE OR REPLACE FUNCTION is_decided(p_outcomes JSONB, p_others TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT p_others IS NOT NULL OR p_outcomes @? '$.* ? (@ != null && @ != "void" && @ != "push")'
$$;
