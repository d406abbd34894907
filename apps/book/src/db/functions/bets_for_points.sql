-- Those of some bets whose points are to be counted, each with its place in a net position: one is of all bets of a
-- player on the same events, in the currency and up to the odds of a bonus. outcome: as sides_of_positions names it.
DROP FUNCTION IF EXISTS position_of_bet(BIGINT);
DROP FUNCTION IF EXISTS position_of_bet(BIGINT, BIGINT[]);
CREATE OR REPLACE FUNCTION bets_for_points(p_bets BIGINT[])
RETURNS TABLE (bet_id BIGINT, "position" INTEGER, player_id INTEGER, events BIGINT[], currency TEXT, cap INTEGER, outcome TEXT,
  has_limit BOOLEAN) LANGUAGE sql STABLE AS $$
  WITH own AS MATERIALIZED (
    SELECT x.bet_id, b.player_id, d.currency, (d.definition ->> 'odds_cap')::int AS cap,
      d.definition ->> 'points_per_event' IS NOT NULL AS has_limit
    FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bonuses d ON d.id = x.bonus_id
    WHERE x.bet_id = ANY (p_bets) AND x.farmable > 0 AND NOT x.has_farmed AND b.status = 'done' AND b.result <> 'refund_entire'),
  placed AS MATERIALIZED (
    SELECT l.bet_id, array_agg(l.event_id ORDER BY l.event_id) AS events, string_agg(l.leg, ' ' ORDER BY l.market, l.leg) AS outcome
    FROM legs_of_bets(ARRAY(SELECT o.bet_id FROM own o)) l GROUP BY 1)
  SELECT o.bet_id, dense_rank() OVER (ORDER BY o.player_id, p.events, o.currency, o.cap)::int, o.player_id, p.events, o.currency,
    o.cap, p.outcome, o.has_limit
  FROM own o JOIN placed p ON p.bet_id = o.bet_id
$$;
