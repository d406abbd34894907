-- The event p_match, and the events of other providers that a person has mapped to it.
CREATE OR REPLACE FUNCTION same_events(p_match BIGINT) RETURNS TABLE (match_id BIGINT) LANGUAGE sql STABLE AS $$
  SELECT p_match
  UNION ALL
  SELECT o.match_id::bigint FROM event_mappings m JOIN event_mappings o ON o.group_id = m.group_id
  WHERE m.match_id = p_match AND o.match_id <> p_match;
$$;
