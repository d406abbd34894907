-- Whether a person takes part in no play through this account: excluded or taking a break, closed, or held and not
-- released.
CREATE OR REPLACE FUNCTION is_shut_out(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM player_limits l WHERE l.player_id = p_player AND l.type IN ('coolingoff', 'selfexclusion')
                 AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at))
    OR EXISTS (SELECT 1 FROM players p WHERE p.id = p_player AND p.closed_at IS NOT NULL)
    OR hold_refusal(p_player) IS NOT NULL
$$;
