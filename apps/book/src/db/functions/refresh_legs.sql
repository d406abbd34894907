-- Updates the stored legs of some bets from the facts; the caller holds the bets' row locks. Returns the bets it
-- changed.
CREATE OR REPLACE FUNCTION refresh_legs(p_bets BIGINT[]) RETURNS TABLE (bet_id BIGINT) LANGUAGE sql AS $$
  UPDATE bet_legs l SET
    status = f.true_status, dead_heat_factor = f.true_dead_heat_factor, final_text = f.true_final_text,
    cancelled = f.true_cancelled, void_reason = f.true_void_reason, deduction = f.true_deduction,
    decided_before = CASE WHEN f.status NOT IN ('open', f.true_status) THEN f.status ELSE l.decided_before END
  FROM leg_facts f
  WHERE f.bet_id = ANY (p_bets) AND l.bet_id = f.bet_id AND l.position = f.position
    AND (f.status, f.dead_heat_factor, f.final_text, f.cancelled, f.void_reason, f.deduction) IS DISTINCT FROM
        (f.true_status, f.true_dead_heat_factor, f.true_final_text, f.true_cancelled, f.true_void_reason, f.true_deduction)
  RETURNING l.bet_id
$$;
