-- Stores bets that were judged, with their legs and their entries into jackpots, and returns the postings of their
-- stakes: those that the house gives have none. p_bets: the bets, each with its place, player_id and at; p_legs: their
-- legs, with place, bet_id and status; p_placed: the places that are stored.
CREATE OR REPLACE FUNCTION store_bets(p_bets JSONB, p_legs JSONB, p_placed INTEGER[]) RETURNS wallet_posting[] LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE stakes wallet_posting[];
BEGIN
  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_bets) AS b (
      place INTEGER, player_id INTEGER, at TIMESTAMPTZ, id BIGINT, currency TEXT, type TEXT, stake BIGINT, win_amount BIGINT,
      odds BIGINT, max_payout BIGINT, system_wins SMALLINT, system_total SMALLINT, accept_mode TEXT, is_quick BOOLEAN,
      device_id TEXT, decide_at TIMESTAMPTZ, is_vip BOOLEAN, exposure BIGINT, bonus JSONB)
    WHERE b.place = ANY (p_placed)
  ), stored AS (
    INSERT INTO bets (id, player_id, account_id, currency, type, status, stake, win_amount, odds, max_payout, system_wins,
                      system_total, accept_mode, is_quick, device_id, created_at, decide_at, is_vip, exposure)
    SELECT b.id, b.player_id, a.id, b.currency, b.type, CASE WHEN b.decide_at IS NULL THEN 'waiting_results' ELSE 'submitted' END,
           b.stake, b.win_amount, b.odds, b.max_payout, b.system_wins, b.system_total, b.accept_mode, b.is_quick, b.device_id,
           b.at, b.decide_at, coalesce(b.is_vip, false), b.exposure
    FROM given b JOIN wallet_accounts a ON a.player_id = b.player_id AND a.currency = b.currency
    RETURNING id, account_id, currency, stake, created_at
  )
  -- A statement of account lists the bets of a request in their order.
  SELECT array_agg(('stake', s.account_id, y.id, s.currency, s.stake, s.id, 1, s.created_at)::wallet_posting ORDER BY s.id) INTO stakes
  FROM stored s JOIN given g USING (id) JOIN wallet_accounts y ON y.system_code = 'stakes_pending' AND y.currency = s.currency
  WHERE (g.bonus ->> 'is_house')::boolean IS NOT TRUE;

  INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status,
                        price_odds, price_provider, price_producer, price_said_at, price_is_live, planned_at)
  SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.odds, l.status,
         l.price_odds, l.provider, l.producer, l.said_at, l.is_live, l.planned_at
  FROM jsonb_to_recordset(p_legs) AS l (
    place INTEGER, bet_id BIGINT, position SMALLINT, match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT,
    odds INTEGER, status TEXT, price_odds INTEGER, provider TEXT, producer TEXT, said_at TIMESTAMPTZ, is_live BOOLEAN,
    planned_at TIMESTAMPTZ)
  WHERE l.place = ANY (p_placed);

  PERFORM enter_jackpots(p_bets, p_placed);
  RETURN coalesce(stakes, '{}');
END $$;
