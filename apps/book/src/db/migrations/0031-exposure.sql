-- What the book may have to pay: the possible payouts of its open bets, in cents of a EUR, by outcome, by market, and by
-- market and player. A bet counts whole on each of its legs, as if the others were safe.

-- How far the book goes. The row of a sport counts before that of '*'.
CREATE TABLE risk_limits (
  sport_key TEXT NOT NULL,
  -- main, side, exotic, outright
  market_class TEXT NOT NULL,
  per_outcome BIGINT NOT NULL CHECK (per_outcome > 0),
  per_market BIGINT NOT NULL CHECK (per_market > 0),
  -- Of one player on one market.
  per_player BIGINT NOT NULL CHECK (per_player > 0),
  PRIMARY KEY (sport_key, market_class)
);
INSERT INTO risk_limits (sport_key, market_class, per_outcome, per_market, per_player) VALUES
  ('*', 'main', 500000000, 800000000, 200000000),
  ('*', 'side', 250000000, 400000000, 150000000),
  ('*', 'exotic', 120000000, 250000000, 110000000),
  ('*', 'outright', 200000000, 500000000, 110000000),
  ('cs2', 'main', 200000000, 300000000, 120000000),
  ('dota2', 'main', 200000000, 300000000, 120000000),
  ('lol', 'main', 200000000, 300000000, 120000000);

ALTER TABLE bets
  -- Possible payout of the stake at risk, in cents of a EUR at the rate of its placement, rounded up.
  ADD COLUMN exposure BIGINT NOT NULL DEFAULT 0 CHECK (exposure >= 0);

-- Rows of a popular outcome are spread over shares of the book, so that placements of different players do not queue for
-- one row. Each share has a quota, the quotas of all shares come to no more than the limit, and what fits into its own share's
-- quota need not look at the others. Only when a quota is used up are all of them locked, counted and cut anew.
CREATE TABLE exposures (
  match_id BIGINT NOT NULL,
  market_id INTEGER NOT NULL,
  specifier TEXT NOT NULL,
  -- '' for the market as a whole.
  outcome_id TEXT NOT NULL,
  -- A share of the book, -16 to -1, or a player.
  holder INTEGER NOT NULL,
  used BIGINT NOT NULL CHECK (used >= 0),
  quota BIGINT NOT NULL,
  -- The limit that the quota is a part of.
  cut_from BIGINT NOT NULL,
  PRIMARY KEY (match_id, market_id, specifier, outcome_id, holder)
) WITH (fillfactor = 70);

-- Where a bet counts. Two legs on one market count there once.
CREATE VIEW bet_exposures AS
  SELECT b.id AS bet_id, b.exposure, k.*
  FROM bets b, LATERAL (
    SELECT DISTINCT l.match_id, l.market_id, l.specifier, x.outcome_id, x.holder
    FROM bet_legs l, LATERAL (VALUES
      (l.outcome_id, -1 - b.player_id % 16), ('', -1 - b.player_id % 16), ('', b.player_id)) AS x (outcome_id, holder)
    WHERE l.bet_id = b.id) k;

-- Changes that wait to be taken over into exposures: whoever decides, settles or cashes bets out only leaves a note, and locks
-- nothing that placements need.
CREATE TABLE exposure_moves (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bet_id BIGINT NOT NULL,
  amount BIGINT NOT NULL
);
CREATE FUNCTION open_exposure(p_status TEXT, p_exposure BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_status IN ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress') THEN p_exposure ELSE 0 END
$$;
CREATE FUNCTION bets_note_exposure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO exposure_moves (bet_id, amount)
  SELECT n.id, open_exposure(n.status, n.exposure) - open_exposure(o.status, o.exposure)
  FROM old_bets o JOIN new_bets n ON n.id = o.id
  WHERE open_exposure(n.status, n.exposure) <> open_exposure(o.status, o.exposure);
  RETURN NULL;
END $$;
CREATE TRIGGER bets_exposure_noted AFTER UPDATE ON bets
  REFERENCING OLD TABLE AS old_bets NEW TABLE AS new_bets FOR EACH STATEMENT EXECUTE FUNCTION bets_note_exposure();

-- Takes notes over, in the order in which everybody locks exposures. Answers how many.
CREATE FUNCTION apply_exposure_moves(p_limit INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE bet_ids BIGINT[]; amounts BIGINT[];
BEGIN
  WITH taken AS (
    DELETE FROM exposure_moves WHERE id IN (SELECT id FROM exposure_moves ORDER BY id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    RETURNING bet_id, amount)
  SELECT array_agg(t.bet_id), array_agg(t.amount) INTO bet_ids, amounts FROM taken t;
  IF bet_ids IS NULL THEN RETURN 0; END IF;

  PERFORM 1 FROM exposures e WHERE (match_id, market_id, specifier, outcome_id, holder) IN (
    SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder FROM bet_exposures v WHERE v.bet_id = ANY (bet_ids))
  ORDER BY match_id, market_id, specifier, outcome_id, holder FOR UPDATE;
  UPDATE exposures e SET used = e.used + m.amount
  FROM (SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder, sum(n.amount) AS amount
        FROM unnest(bet_ids, amounts) AS n (bet_id, amount) JOIN bet_exposures v ON v.bet_id = n.bet_id GROUP BY 1, 2, 3, 4, 5) m
  WHERE (e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder) = (m.match_id, m.market_id, m.specifier, m.outcome_id, m.holder);
  RETURN cardinality(bet_ids);
END $$;

-- Adds what is wanted: [{match_id, market_id, specifier, outcome_id, holder, amount, cap}], cap being the limit it is measured by; each
-- share within its quota. Raises TL001 when one does not suffice: the transaction ends, nothing is stored, and the careful way
-- is to be tried.
CREATE FUNCTION add_exposure(p_wanted JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE taken INTEGER;
BEGIN
  INSERT INTO exposures AS e (match_id, market_id, specifier, outcome_id, holder, used, quota, cut_from)
  SELECT w.match_id, w.market_id, w.specifier, w.outcome_id, w.holder, w.amount, CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END, w.cap
  FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
  WHERE w.amount <= CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (match_id, market_id, specifier, outcome_id, holder) DO UPDATE SET used = e.used + excluded.used
    WHERE e.used + excluded.used <= e.quota AND e.cut_from = excluded.cut_from;
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken < jsonb_array_length(p_wanted) THEN RAISE EXCEPTION 'a quota is used up' USING ERRCODE = 'TL001'; END IF;
END $$;

-- The same by the limits themselves, whatever the quotas are, which are cut anew. Raises TL002 when a limit does not suffice.
CREATE FUNCTION add_exposure_carefully(p_wanted JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  -- Every share exists and is locked: from here on nobody else adds to these outcomes.
  INSERT INTO exposures (match_id, market_id, specifier, outcome_id, holder, used, quota, cut_from)
  SELECT w.match_id, w.market_id, w.specifier, w.outcome_id, h.holder, 0, CASE WHEN w.holder > 0 THEN w.cap ELSE w.cap / 16 END, w.cap
  FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT), LATERAL (
    SELECT w.holder WHERE w.holder > 0 UNION ALL SELECT generate_series(-16, -1) WHERE w.holder < 0) AS h (holder)
  ORDER BY 1, 2, 3, 4, 5 ON CONFLICT DO NOTHING;
  PERFORM 1 FROM exposures e JOIN jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER)
    ON (w.match_id, w.market_id, w.specifier, w.outcome_id) = (e.match_id, e.market_id, e.specifier, e.outcome_id)
   AND (w.holder = e.holder OR (w.holder < 0 AND e.holder < 0))
  ORDER BY e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder FOR UPDATE OF e;

  PERFORM 1 FROM jsonb_to_recordset(p_wanted) AS w (
    match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
  WHERE w.cap < w.amount + (
    SELECT sum(e.used) FROM exposures e
    WHERE (e.match_id, e.market_id, e.specifier, e.outcome_id) = (w.match_id, w.market_id, w.specifier, w.outcome_id)
      AND (e.holder = w.holder OR (e.holder < 0 AND w.holder < 0)));
  IF FOUND THEN RAISE EXCEPTION 'a limit is reached' USING ERRCODE = 'TL002'; END IF;

  -- What is left of a limit goes to its shares in equal parts; the next ones find room without looking around again.
  UPDATE exposures e SET
    used = e.used + n.added, cut_from = n.cap,
    quota = CASE WHEN e.holder > 0 THEN n.cap ELSE e.used + n.added + (n.cap - n.total) / 16 END
  FROM (
    SELECT x.match_id, x.market_id, x.specifier, x.outcome_id, x.holder, w.cap,
           CASE WHEN x.holder = w.holder THEN w.amount ELSE 0 END AS added,
           w.amount + sum(x.used) OVER (PARTITION BY x.match_id, x.market_id, x.specifier, x.outcome_id, x.holder > 0) AS total
    FROM exposures x JOIN jsonb_to_recordset(p_wanted) AS w (
      match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, holder INTEGER, amount BIGINT, cap BIGINT)
      ON (w.match_id, w.market_id, w.specifier, w.outcome_id) = (x.match_id, x.market_id, x.specifier, x.outcome_id)
     AND (w.holder = x.holder OR (w.holder < 0 AND x.holder < 0))) n
  WHERE (e.match_id, e.market_id, e.specifier, e.outcome_id, e.holder) = (n.match_id, n.market_id, n.specifier, n.outcome_id, n.holder);
END $$;
