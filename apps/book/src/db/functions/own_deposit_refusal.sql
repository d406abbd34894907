-- Why a player's own limits do not take a deposit: under_age and account_held (see hold_refusal), excluded (a break or
-- an exclusion holds), deposit_limit_reached (with what came in this period, and what may still come, it is above a
-- limit); null where it may be made. The caller holds the player.
CREATE OR REPLACE FUNCTION own_deposit_refusal(p_player INTEGER, p_at TIMESTAMPTZ, p_amount NUMERIC, p_currency TEXT) RETURNS TEXT
LANGUAGE sql STABLE AS $$
  WITH held AS (
    SELECT * FROM player_limits l
    WHERE l.player_id = p_player AND l.created_at <= p_at AND (l.ended_at IS NULL OR l.ended_at > p_at))
  SELECT CASE
    WHEN hold_refusal(p_player) IS NOT NULL THEN hold_refusal(p_player)
    WHEN EXISTS (SELECT 1 FROM held WHERE type IN ('coolingoff', 'selfexclusion')) THEN 'excluded'
    WHEN EXISTS (
      SELECT 1 FROM held WHERE type = 'deposit'
        AND amount < money_in(p_amount, p_currency, held.currency) + own_limit_used(held.id, p_at)) THEN 'deposit_limit_reached' END
$$;
