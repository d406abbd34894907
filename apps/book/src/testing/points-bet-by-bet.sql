-- Counts the points of each bet by itself, as the book did before it counted all bets of a net position at once: what
-- sets of bets are compared with in points-in-sets.db.test.ts.
-- One name of an outcome of an event.
CREATE OR REPLACE FUNCTION leg_name(p_event BIGINT, p_market INTEGER, p_specifier TEXT, p_outcome TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT p_event || '/' || p_market || '/' || p_specifier || '#' || p_outcome
$$;

-- What a bet is on, for the net position of its player: its events (of those that are mapped to each other the first),
-- its markets and outcomes as one text each, and each of its legs as hedging_legs names it. p_events: only its legs at
-- these events; none there is no row.
CREATE OR REPLACE FUNCTION position_of_bet(p_bet BIGINT, p_events BIGINT[] DEFAULT NULL)
RETURNS TABLE (same_events BIGINT[], market TEXT, outcome TEXT, legs TEXT[], odds INTEGER[], void_legs TEXT[])
LANGUAGE sql STABLE AS $$
  SELECT array_agg(m.event_id ORDER BY m.event_id), string_agg(m.market, ' ' ORDER BY m.market),
    string_agg(m.leg, ' ' ORDER BY m.market, m.leg), array_agg(m.leg ORDER BY m.leg),
    array_agg(m.odds), coalesce(array_agg(m.leg ORDER BY m.leg) FILTER (WHERE m.is_void), '{}')
  FROM (
    SELECT e.event_id, e.event_id || '/' || l.market_id || '/' || l.specifier AS market,
      leg_name(e.event_id, l.market_id, l.specifier, l.outcome_id) AS leg, l.odds, l.status = 'void' AS is_void
    FROM bet_legs l, LATERAL (SELECT min(s.match_id) AS event_id FROM same_events(l.match_id) s) e
    WHERE l.bet_id = p_bet AND (p_events IS NULL OR e.event_id = ANY (p_events))) m
  HAVING count(*) > 0
$$;

-- What a bet is in a position on p_events, as hedged_points reads it, without its stake. A single, a combo and a custom
-- bet are one side: beside the position where their events are others. Each line of a system is a combo: the one on
-- p_events, if there is one, is a side by itself, and all others are beside it, described together by how many legs
-- win. A line whose legs are all void is none.
CREATE OR REPLACE FUNCTION sides_of_bet(p_bet BIGINT, p_events BIGINT[]) RETURNS SETOF JSONB LANGUAGE sql STABLE AS $$
  WITH bet AS (
    SELECT b.type = 'system' AS is_system, b.odds AS total_odds, b.system_wins AS wins, p.*
    FROM bets b, position_of_bet(b.id) p WHERE b.id = p_bet),
  line AS (
    SELECT l.*, system_lines(cardinality(b.legs), b.wins, cardinality(b.legs)) AS lines
    FROM bet b, position_of_bet(p_bet, p_events) l
    WHERE b.is_system AND l.same_events = p_events AND cardinality(l.legs) = b.wins AND cardinality(l.void_legs) < b.wins)
  SELECT jsonb_build_object('outcome', b.outcome, 'market', b.market, 'legs', b.legs, 'odds', b.total_odds,
    'is_beside', b.same_events <> p_events)
  FROM bet b WHERE NOT b.is_system
  UNION ALL
  SELECT jsonb_build_object('outcome', concat_ws(' ', b.wins, 'of', b.outcome, 'void', array_to_string(b.void_legs, ' ')),
    'market', '', 'legs', b.legs, 'odds', 0, 'is_beside', true, 'wins', b.wins, 'void_legs', b.void_legs,
    'has_line', EXISTS (SELECT 1 FROM line))
  FROM bet b WHERE b.is_system
  UNION ALL
  SELECT jsonb_build_object('outcome', l.outcome, 'market', l.market, 'legs', l.legs, 'odds', combo_odds(l.odds),
    'is_beside', false, 'lines', l.lines)
  FROM line l
$$;

-- What p_points of the bets on an outcome come to by all that their player has beside it, [{outcome, market, legs,
-- stake, odds}] in one currency: what an outcome wins at odds of p_cap at most, less the stakes on those that hedge it,
-- is its net win. Points are of an outcome whose net win no hedge of it exceeds, in the part that is left of its win,
-- rounded down. Others have none; nor has a player who wins nothing in any case. Outcomes of one market hedge each
-- other, and so do those of p_hedges, [{a, b, never_both_win, never_both_lose}], which names each pair of legs both
-- ways: two that never win together, or, as singles, never lose together. {cover} names three or more outcomes: at
-- every result one of them does not lose. Singles on all of them hedge each other.
-- A system, {outcome, legs, stake, wins, void_legs, has_line}, is combos of so many of its legs, each with an equal
-- share of the stake: those that have one of the hedging legs hedge, except where all of their legs are void. They are
-- counted, never listed. {lines}: the stake is that of so many lines, and this is one of them; has_line says of its
-- system that it is given by itself.
CREATE OR REPLACE FUNCTION hedged_points(p_points NUMERIC, p_outcome TEXT, p_bets JSONB, p_cap INTEGER, p_hedges JSONB)
RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  WITH bets AS (
    -- All numbers of lines of up to 40 legs divide lcm(1, ..., 41): in such parts of a subunit the share of a line is
    -- whole.
    SELECT b.outcome, coalesce(b.market, '') AS market, b.legs, coalesce(b.is_beside, FALSE) AS is_beside,
      b.wins, b.void_legs, coalesce(b.has_line, FALSE) AS has_line, greatest(least(b.odds, p_cap), 10000) - 10000 AS gain,
      b.stake * 219060189739591200 / CASE
        WHEN b.wins IS NULL THEN coalesce(b.lines, 1) ELSE system_lines(cardinality(b.legs), b.wins, cardinality(b.legs)) END AS stake
    FROM jsonb_to_recordset(p_bets) AS b (outcome TEXT, market TEXT, legs TEXT[], stake NUMERIC, odds BIGINT, is_beside BOOLEAN,
      wins INTEGER, void_legs TEXT[], has_line BOOLEAN, lines NUMERIC)),
  sides AS MATERIALIZED (
    SELECT b.outcome, b.market, b.legs, b.is_beside, b.wins, b.void_legs, b.has_line, sum(b.stake) AS stake,
      sum(b.stake * b.gain) AS win
    FROM bets b GROUP BY 1, 2, 3, 4, 5, 6, 7),
  named AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_hedges) AS h (a TEXT, b TEXT, never_both_win BOOLEAN, never_both_lose BOOLEAN, cover TEXT[])),
  covers AS MATERIALIZED (
    SELECT n.cover FROM named n
    WHERE n.cover <@ ARRAY(SELECT s.outcome FROM sides s WHERE cardinality(s.legs) = 1)),
  opposed AS MATERIALIZED (
    -- How many legs of one hedge another one.
    SELECT s.outcome, o.outcome AS other, count(DISTINCT n.b) AS legs, count(DISTINCT n.b) FILTER (WHERE n.b = ANY (o.void_legs)) AS void_legs
    FROM sides s CROSS JOIN LATERAL unnest(s.legs) AS a (leg) JOIN named n ON n.a = a.leg
    JOIN (SELECT x.*, b.leg FROM sides x CROSS JOIN LATERAL unnest(x.legs) AS b (leg)) o ON o.leg = n.b
    WHERE NOT s.is_beside AND (n.never_both_win OR n.never_both_lose AND cardinality(s.legs) = 1 AND cardinality(o.legs) = 1)
    GROUP BY 1, 2),
  hedges AS MATERIALIZED (
    SELECT s.outcome, o.outcome AS other, o.stake * CASE WHEN o.wins IS NULL THEN 1
      ELSE system_lines(cardinality(o.legs), o.wins, p.legs::int)
        - system_lines(cardinality(o.void_legs), o.wins, p.void_legs::int) - o.has_line::int END AS stake
    FROM sides s JOIN sides o ON o.outcome <> s.outcome LEFT JOIN opposed p ON p.outcome = s.outcome AND p.other = o.outcome
    WHERE NOT s.is_beside AND (p.legs > 0 OR o.wins IS NULL AND (o.market = s.market
      OR EXISTS (SELECT 1 FROM covers c WHERE s.outcome = ANY (c.cover) AND o.outcome = ANY (c.cover))))),
  nets AS (
    SELECT s.outcome, s.win, s.win - 10000 * coalesce((SELECT sum(h.stake) FROM hedges h WHERE h.outcome = s.outcome), 0) AS net FROM sides s
    WHERE NOT s.is_beside)
  SELECT coalesce((
    SELECT div(p_points * n.net, n.win)::bigint FROM nets n WHERE n.outcome = p_outcome AND n.net > 0 AND NOT EXISTS (
      SELECT 1 FROM hedges h JOIN nets m ON m.outcome = h.other
      WHERE h.outcome = n.outcome AND (m.net > n.net OR m.net = n.net AND m.outcome < n.outcome))), 0)
$$;

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
