-- Whether a player is offered nothing: is held (see hold_refusal), takes a break, is excluded, or has used up a limit
-- of money of their own.
CREATE OR REPLACE FUNCTION is_barred(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN hold_refusal(p_player) IS NOT NULL OR EXISTS (
    SELECT 1 FROM player_limits l
    WHERE l.player_id = p_player AND (l.ended_at IS NULL OR l.ended_at > p_at)
      AND (l.type IN ('coolingoff', 'selfexclusion')
           OR (l.type IN ('wager', 'loss') AND l.amount IS NOT NULL AND own_limit_used(l.id, p_at) >= l.amount)));
END $$;
