-- Whether another provider's event is offered in the place of p_match.
CREATE OR REPLACE FUNCTION is_held(p_match BIGINT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM event_mappings e JOIN event_groups g ON g.id = e.group_id
    WHERE e.match_id = p_match AND g.offered_id <> e.match_id)
$$;
