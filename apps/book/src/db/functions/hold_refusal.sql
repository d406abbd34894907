-- Why an account takes part in no play: under_age (its player says so), account_held (the same person is shut out; an
-- operator looks); null where it does. What is in it can be withdrawn.
CREATE OR REPLACE FUNCTION hold_refusal(p_player INTEGER) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(h.reason = 'under_age') THEN 'under_age' WHEN count(*) > 0 THEN 'account_held' END
  FROM player_holds h WHERE h.player_id = p_player AND h.released_at IS NULL
$$;
