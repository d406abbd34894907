-- All outcomes that players of these bets have singles and combos on, at the events on which these bets may bring
-- points: what may hedge them. Each has the name that position_of_bet gives it, and the sport whose rules decide it.
CREATE OR REPLACE FUNCTION hedging_legs(p_bets BIGINT[])
RETURNS TABLE (player_id INTEGER, event_id BIGINT, sport TEXT, name TEXT, market_id INTEGER, specifier TEXT, outcome_id TEXT)
LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT DISTINCT b.player_id, l.match_id FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bet_legs l ON l.bet_id = b.id
    WHERE x.bet_id = ANY (p_bets) AND x.farmable > 0),
  events AS (
    SELECT o.player_id, s.match_id, min(s.match_id) OVER (PARTITION BY o.player_id, o.match_id) AS event_id
    FROM own o CROSS JOIN LATERAL same_events(o.match_id) s)
  SELECT DISTINCT e.player_id, e.event_id, sp.key, leg_name(e.event_id, l.market_id, l.specifier, l.outcome_id),
    l.market_id, l.specifier, l.outcome_id
  FROM events e JOIN bet_legs l ON l.match_id = e.match_id JOIN bets b ON b.id = l.bet_id AND b.player_id = e.player_id
  JOIN matches m ON m.id = e.match_id JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
  JOIN sports sp ON sp.id = c.sport_id
  WHERE b.type IN ('single', 'combo') AND b.status IN ('waiting_results', 'cashout_in_progress', 'done')
$$;
