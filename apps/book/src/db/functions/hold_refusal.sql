-- Why an account may not play: under_age (stated by its player), account_held (the same person is excluded; an operator
-- decides); null where it may. Its balance can be withdrawn.
CREATE OR REPLACE FUNCTION hold_refusal(p_player INTEGER) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(h.reason = 'under_age') THEN 'under_age' WHEN count(*) > 0 THEN 'account_held' END
  FROM player_holds h WHERE h.player_id = p_player AND h.released_at IS NULL
$$;
