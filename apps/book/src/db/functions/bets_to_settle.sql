-- Updates the legs of some bets from the facts, and returns for each bet, in id order, the input of the rules of
-- settlement. The caller holds the bets' row locks. legs: [{odds, status, deadHeatFactor, deduction}] by position.
-- is_refreshed: a leg changed here.
CREATE OR REPLACE FUNCTION bets_to_settle(p_bets BIGINT[]) RETURNS TABLE (
  id BIGINT, type TEXT, status TEXT, result TEXT, stake BIGINT, win_amount BIGINT, odds BIGINT, max_payout BIGINT, system_wins SMALLINT,
  system_total SMALLINT, bonus JSONB, legs JSONB, is_refreshed BOOLEAN, is_cancelled BOOLEAN) LANGUAGE plpgsql AS $$
DECLARE refreshed BIGINT[]; cancelled BIGINT[];
BEGIN
  refreshed := ARRAY(SELECT DISTINCT r.bet_id FROM refresh_legs(p_bets) r);
  cancelled := ARRAY(SELECT c.bet_id FROM cancelled_bets(p_bets) c);
  RETURN QUERY
  SELECT b.id, b.type, b.status, b.result, b.stake, b.win_amount, b.odds, b.max_payout, b.system_wins, b.system_total,
    (SELECT x.terms || jsonb_build_object('type', x.type) FROM bet_bonuses x WHERE x.bet_id = b.id),
    (SELECT jsonb_agg(jsonb_build_object('odds', l.odds, 'status', l.status, 'deadHeatFactor', l.dead_heat_factor,
       'deduction', l.deduction) ORDER BY l.position) FROM bet_legs l WHERE l.bet_id = b.id),
    b.id = ANY (refreshed), b.id = ANY (cancelled)
  FROM bets b WHERE b.id = ANY (p_bets) ORDER BY b.id;
END $$;
