-- Sets the points of a bet that is decided to what its player's net position on its events makes of them, at most what
-- is left of the limit of each of its events. A position is made of all bets of the player on these events, with a
-- bonus or without, except those that are void or sold; events of several providers that are mapped to each other are
-- one. Each line of a system is a combo in it (sides_of_bet). p_changed: bets that are decided with it, in the order of
-- their ids. The setting touchline.hedges names outcomes that hedge each other (hedged_points).
CREATE OR REPLACE FUNCTION bonus_measure(p_bet BIGINT, p_changed BIGINT[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE own RECORD; position JSONB; gross BIGINT; counted BIGINT; room BIGINT;
BEGIN
  SELECT b.player_id, b.stake, b.stake + b.cashed_stake AS placed, x.issue_id, x.farmable, d.currency,
    (d.definition ->> 'odds_cap')::int AS cap, (d.definition ->> 'points_per_event')::bigint AS per_event,
    ARRAY(SELECT l.match_id FROM bet_legs l WHERE l.bet_id = b.id ORDER BY 1) AS events, p.*
  INTO own
  FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bonuses d ON d.id = x.bonus_id, position_of_bet(b.id) p
  WHERE x.bet_id = p_bet;
  gross := div(own.farmable::numeric * own.stake, own.placed);

  SELECT jsonb_agg(s.side || jsonb_build_object('stake', money_in(c.stake, c.currency, own.currency))) INTO position
  FROM bets c, sides_of_bet(c.id, own.same_events) AS s (side)
  WHERE c.player_id = own.player_id
    AND c.id IN (
      SELECT l.bet_id FROM unnest(own.events) AS e (id), same_events(e.id) s JOIN bet_legs l ON l.match_id = s.match_id)
    AND c.status IN ('waiting_results', 'cashout_in_progress', 'done') AND c.result <> 'refund_entire'
    AND c.stake > 0;
  counted := hedged_points(
    gross, own.outcome, position, own.cap, coalesce(nullif(current_setting('touchline.hedges', true), ''), '[]')::jsonb);

  IF own.per_event IS NOT NULL THEN
    SELECT min(own.per_event - coalesce(u.used, 0)) INTO room FROM unnest(own.events) AS e (id), LATERAL (
      SELECT sum(div(x.points::numeric * b.stake, b.stake + b.cashed_stake)) AS used
      FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id
      WHERE x.issue_id = own.issue_id AND x.bet_id <> p_bet AND (x.has_farmed OR x.bet_id < p_bet AND x.bet_id = ANY (p_changed))
        AND b.status = 'done' AND b.result <> 'refund_entire'
        AND EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = x.bet_id AND l.match_id = e.id)) u;
    counted := least(counted, greatest(room, 0));
  END IF;
  -- Points are kept as those of the stake that was placed.
  UPDATE bet_bonuses SET points = CASE WHEN counted = gross THEN own.farmable ELSE ceil(counted::numeric * own.placed / own.stake) END
  WHERE bet_id = p_bet;
END $$;
