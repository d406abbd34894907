-- Loyalty points of a player: one for each 10 EUR of stake that was settled, other currencies by the rates of the day,
-- and what the operator gave or took. A settlement that is taken back takes its points along. Never below 0.
CREATE OR REPLACE FUNCTION comp_points(p_player INTEGER) RETURNS INTEGER LANGUAGE sql STABLE AS $$
  SELECT greatest(0, (
    coalesce((SELECT sum(floor(money_in(s.stake, s.currency, 'EUR') / 1000.0)) FROM (
      SELECT currency, sum(stake)::bigint AS stake FROM bets WHERE player_id = p_player AND status IN ('done', 'cashed_out')
      GROUP BY currency) s), 0)
    + coalesce((SELECT sum(points) FROM comp_point_changes WHERE player_id = p_player), 0)))::integer
$$;
