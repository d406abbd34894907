-- All outcomes that players of these bets have bets on, at the events on which these bets may bring points: what may
-- hedge them. Each has the name that legs_of_bets gives it, the sport whose rules decide it, whether a single is on
-- it, and the English names of a provider that describes it, in German where there are no English ones. best_of: sets
-- or maps of its match at most, unless a feed decides it, which does not say. Its predecessor had no best_of.
DO $$ BEGIN
  IF pg_get_function_result(to_regprocedure('hedging_legs(bigint[])')) NOT LIKE '%best_of%' THEN
    DROP FUNCTION hedging_legs(BIGINT[]);
  END IF;
END $$;
CREATE OR REPLACE FUNCTION hedging_legs(p_bets BIGINT[])
RETURNS TABLE (player_id INTEGER, event_id BIGINT, sport TEXT, name TEXT, market_id INTEGER, specifier TEXT, outcome_id TEXT,
  is_single BOOLEAN, market_name TEXT, outcome_name TEXT, best_of INTEGER)
LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT DISTINCT b.player_id, l.match_id FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bet_legs l ON l.bet_id = b.id
    WHERE x.bet_id = ANY (p_bets) AND x.farmable > 0),
  events AS (
    SELECT o.player_id, s.match_id, min(s.match_id) OVER (PARTITION BY o.player_id, o.match_id) AS event_id
    FROM own o CROSS JOIN LATERAL same_events(o.match_id) s),
  legs AS (
    SELECT e.player_id, e.event_id, sp.key AS sport, l.market_id, l.specifier, l.outcome_id,
      bool_or(b.type = 'single') AS is_single, max(l.price_provider) AS provider,
      max(nullif(t.best_of, 0)) FILTER (WHERE m.origin <> 'feed') AS best_of
    FROM events e JOIN bet_legs l ON l.match_id = e.match_id JOIN bets b ON b.id = l.bet_id AND b.player_id = e.player_id
    JOIN matches m ON m.id = e.match_id JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
    JOIN sports sp ON sp.id = c.sport_id
    WHERE b.status IN ('waiting_results', 'cashout_in_progress', 'done')
    GROUP BY 1, 2, 3, 4, 5, 6),
  described AS MATERIALIZED (
    -- Once for all players that have it.
    SELECT g.*, d.market, d.outcome FROM (SELECT DISTINCT l.market_id, l.specifier, l.outcome_id, l.provider FROM legs l) g
    CROSS JOIN LATERAL (
      SELECT x.name AS market, o.name AS outcome
      FROM market_descriptions x CROSS JOIN LATERAL jsonb_to_recordset(x.outcomes) AS o (id TEXT, name TEXT)
      WHERE x.market_id = g.market_id AND o.id = g.outcome_id
        AND x.variant IN ('', coalesce(substring(g.specifier FROM '(?:^|[|])variant=([^|]*)'), ''))
      ORDER BY (x.provider = g.provider) DESC NULLS LAST, x.variant DESC, x.language = 'en' DESC, x.provider LIMIT 1) d)
  SELECT g.player_id, g.event_id, g.sport, g.event_id || '/' || g.market_id || '/' || g.specifier || '#' || g.outcome_id,
    g.market_id, g.specifier, g.outcome_id, g.is_single, d.market, d.outcome, g.best_of::int
  FROM legs g LEFT JOIN described d ON d.market_id = g.market_id AND d.specifier = g.specifier AND d.outcome_id = g.outcome_id
    AND d.provider IS NOT DISTINCT FROM g.provider
$$;
