-- Lowers the points of bets that are decided together, in the order of their ids, to what is left of the limit of their
-- bonus for each of their events, by the points of bets that were decided before and of those before them here. All of
-- these bets have a bonus with such a limit, and the points of their net position.
CREATE OR REPLACE FUNCTION limit_points(p_bets BIGINT[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE own RECORD; used NUMERIC[]; counted NUMERIC; room NUMERIC; kept BIGINT; i INTEGER; ids BIGINT[]; lower BIGINT[];
BEGIN
  FOR own IN
    WITH events AS (
      SELECT e.issue_id, e.match_id, row_number() OVER ()::int AS place, coalesce((
        SELECT sum(div(x.points::numeric * b.stake, b.stake + b.cashed_stake)) FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id
        WHERE x.issue_id = e.issue_id AND x.has_farmed AND b.status = 'done' AND b.result <> 'refund_entire'
          AND EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = x.bet_id AND l.match_id = e.match_id)), 0) AS used
      FROM (
        SELECT DISTINCT x.issue_id, l.match_id FROM bet_bonuses x JOIN bet_legs l ON l.bet_id = x.bet_id WHERE x.bet_id = ANY (p_bets)) e)
    SELECT x.bet_id, x.points, b.stake, b.stake + b.cashed_stake AS placed, (d.definition ->> 'points_per_event')::bigint AS per_event,
      array_agg(e.place) AS places, array_agg(e.used) AS used
    FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bonuses d ON d.id = x.bonus_id JOIN bet_legs l ON l.bet_id = x.bet_id
    JOIN events e ON e.issue_id = x.issue_id AND e.match_id = l.match_id
    WHERE x.bet_id = ANY (p_bets) GROUP BY x.bet_id, b.id, d.id ORDER BY x.bet_id
  LOOP
    room := own.per_event;
    FOR i IN 1 .. cardinality(own.places) LOOP
      used[own.places[i]] := coalesce(used[own.places[i]], own.used[i]);
      room := least(room, own.per_event - used[own.places[i]]);
    END LOOP;
    counted := div(own.points::numeric * own.stake, own.placed);
    kept := own.points;
    IF counted > greatest(room, 0) THEN
      counted := greatest(room, 0);
      kept := ceil(counted * own.placed / own.stake);
      ids := ids || own.bet_id;
      lower := lower || kept;
    END IF;
    -- Two legs on one event count once.
    FOR i IN SELECT DISTINCT unnest(own.places) LOOP
      used[i] := used[i] + div(kept::numeric * own.stake, own.placed);
    END LOOP;
  END LOOP;
  UPDATE bet_bonuses x SET points = p.points FROM unnest(ids, lower) AS p (bet_id, points) WHERE x.bet_id = p.bet_id;
END $$;
