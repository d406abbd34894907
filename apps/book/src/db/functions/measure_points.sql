-- Sets the points of bets that are decided to what the net positions of their players on their events make of them
-- (bets_for_points, sides_of_positions, hedged_nets), at most what is left of the limit of each of their events
-- (limit_points). All bets of a position are counted at once. The setting touchline.hedges names the outcomes of each
-- player that hedge each other. Without JIT: the planner expects far more rows than there are, and compiles for longer
-- than the statements run. The function dropped here counted one bet.
DROP FUNCTION IF EXISTS bonus_measure(BIGINT, BIGINT[]);
CREATE OR REPLACE FUNCTION measure_points(p_bets BIGINT[]) RETURNS VOID LANGUAGE plpgsql SET jit TO off AS $$
DECLARE own JSONB; positions JSONB; hedges JSONB; limited BIGINT[];
BEGIN
  SELECT jsonb_agg(to_jsonb(f)), array_agg(f.bet_id) FILTER (WHERE f.has_limit) INTO own, limited FROM bets_for_points(p_bets) f;
  IF own IS NULL THEN RETURN; END IF;
  SELECT jsonb_agg(to_jsonb(p)) INTO positions FROM (
    SELECT DISTINCT o.position, o.player_id, o.events, o.currency, o.cap FROM jsonb_to_recordset(own) AS o (
      position INTEGER, player_id INTEGER, events BIGINT[], currency TEXT, cap INTEGER)) p;
  hedges := coalesce(nullif(current_setting('touchline.hedges', true), ''), '[]');

  -- Points are kept as those of the stake that was placed.
  UPDATE bet_bonuses x SET points = c.points
  FROM (
    SELECT m.bet_id, CASE WHEN m.counted = m.gross THEN m.farmable ELSE ceil(m.counted * m.placed / m.stake) END AS points
    FROM (
      SELECT g.*, coalesce(div(g.gross * n.net, n.win), 0) AS counted
      FROM (
        SELECT o.*, b.stake, b.stake + b.cashed_stake AS placed, y.farmable, div(y.farmable::numeric * b.stake, b.stake + b.cashed_stake) AS gross
        FROM jsonb_to_recordset(own) AS o (bet_id BIGINT, position INTEGER, outcome TEXT)
        JOIN bets b ON b.id = o.bet_id JOIN bet_bonuses y ON y.bet_id = o.bet_id) g
      LEFT JOIN hedged_nets(sides_of_positions(positions), hedges) n ON n.position = g.position AND n.outcome = g.outcome) m) c
  WHERE x.bet_id = c.bet_id AND x.points <> c.points;
  IF limited IS NOT NULL THEN PERFORM limit_points(limited); END IF;
END $$;
