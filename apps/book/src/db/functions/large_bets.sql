-- Which of the bets that a player places (as place_bets takes them) leave them with more than p_above, in cents of a
-- EUR, on an outcome, and through which legs: [{bet_id, position}], null for none. What is on an outcome: their open
-- bets and all of these. A bet counts there with what it would put on that outcome alone: its stake, in a combo times
-- the odds of the legs that have won. Bets that are marked for approval count and are not named. The player's accounts
-- are to be locked. p_exposure, what the bets may pay, spares the look at bets where a whole market pays the player no
-- more than that. Events of several providers that are mapped to each other are one.
CREATE OR REPLACE FUNCTION large_bets(p_player INTEGER, p_bets JSONB, p_exposure JSONB, p_above BIGINT) RETURNS JSONB LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM 1 FROM jsonb_to_recordset(p_exposure) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.used), 0) AS used FROM same_events(w.match_id) s JOIN exposures e ON e.match_id = s.match_id
    WHERE e.market_id = w.market_id AND e.specifier = w.specifier AND e.outcome_id = w.outcome_id AND e.holder = w.holder) e
  WHERE w.holder > 0 AND w.amount + e.used > p_above;
  IF NOT FOUND THEN RETURN NULL; END IF;

  RETURN (
    WITH asked AS (
      SELECT b.id, coalesce(b.is_vip, false) AS is_vip, b.exposure::numeric * b.stake / nullif(b.win_amount, 0) AS cents,
        (SELECT min(s.match_id) FROM same_events(l.match_id) s) AS event_id, l.*
      FROM jsonb_to_recordset(p_bets) AS b (id BIGINT, is_vip BOOLEAN, exposure BIGINT, stake BIGINT, win_amount BIGINT, legs JSONB),
        jsonb_to_recordset(b.legs) AS l (position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT)),
    bearing AS (
      SELECT event_id, market_id, specifier, outcome_id, cents FROM asked
      UNION ALL
      SELECT (SELECT min(s.match_id) FROM same_events(l.match_id) s), l.market_id, l.specifier, l.outcome_id, b.exposure::numeric * b.stake / nullif(b.win_amount, 0)
        * CASE WHEN b.type <> 'combo' THEN 1 ELSE coalesce(
            (SELECT exp(sum(ln(w.odds / 10000.0))) FROM bet_legs w WHERE w.bet_id = b.id AND w.status = 'win'), 1) END
      FROM bets b JOIN bet_legs l ON l.bet_id = b.id
      WHERE b.player_id = p_player AND b.status IN ('submitted', 'waiting_results', 'cashout_in_progress')),
    full_outcomes AS (
      SELECT event_id, market_id, specifier, outcome_id FROM bearing
      GROUP BY 1, 2, 3, 4 HAVING floor(sum(cents)) > p_above)
    SELECT jsonb_agg(jsonb_build_object('bet_id', a.id, 'position', a.position) ORDER BY a.id, a.position)
    FROM asked a JOIN full_outcomes USING (event_id, market_id, specifier, outcome_id) WHERE NOT a.is_vip);
END $$;
