-- Results that are corrected, cancelled and rolled back. What the feed or an operator says is kept as messages; from them
-- follow the facts of each market, from the facts the state of each leg, and from its legs the state of a bet.

-- Everything that was ever said. Rows are never changed.
CREATE TABLE settlement_messages (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind TEXT NOT NULL,
  -- Who said it: 'operator', or a producer of the feed.
  source TEXT NOT NULL,
  -- When it was said, by the speaker's clock: later words count, in whatever order they arrive.
  said_at TIMESTAMPTZ NOT NULL,
  received_at TIMESTAMPTZ NOT NULL,
  body JSONB NOT NULL
);

-- A row is how a market ended as far as that is known now; a result that was taken back decides nothing.
ALTER TABLE market_results
  -- {outcome id: share of the stake that counts}, where there was a dead heat.
  ADD COLUMN dead_heat_factors JSONB NOT NULL DEFAULT '{}',
  -- What becomes of outcomes that are not named in outcomes: 'void', 'lose', or null while they are undecided. A named one
  -- with the result null is undecided.
  ADD COLUMN others TEXT DEFAULT 'void' CHECK (others IN ('void', 'lose')),
  ADD COLUMN void_reason TEXT,
  ADD COLUMN said_at TIMESTAMPTZ;
UPDATE market_results SET said_at = recorded_at;
ALTER TABLE market_results ALTER COLUMN said_at SET NOT NULL;

-- Cancellations and their rollbacks. A cancellation counts for a leg unless a later rollback covers it.
CREATE TABLE market_cancels (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id BIGINT NOT NULL REFERENCES settlement_messages (id),
  is_rollback BOOLEAN NOT NULL,
  -- One bet; or a market of a match; or, without market_id, the whole match.
  bet_id BIGINT,
  match_id BIGINT,
  market_id INTEGER,
  specifier TEXT,
  -- Bets placed from .. to, both included; null: from the beginning, for ever.
  starts_at TIMESTAMPTZ,
  ends_at TIMESTAMPTZ,
  -- What was decided before it was said stands: an abandoned match.
  keeps_results BOOLEAN NOT NULL DEFAULT false,
  void_reason TEXT,
  said_at TIMESTAMPTZ NOT NULL,
  received_at TIMESTAMPTZ NOT NULL,
  CHECK ((bet_id IS NULL) <> (match_id IS NULL)),
  CHECK ((market_id IS NULL) = (specifier IS NULL))
);
CREATE INDEX market_cancels_of_match ON market_cancels (match_id);
CREATE INDEX market_cancels_of_bet ON market_cancels (bet_id);
CREATE INDEX market_cancels_received ON market_cancels (received_at);

-- Facts that changed and whose bets have not all been gone through. A row that is here is work to do.
CREATE TABLE settlement_changes (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id BIGINT NOT NULL REFERENCES settlement_messages (id),
  bet_id BIGINT,
  match_id BIGINT,
  market_id INTEGER,
  specifier TEXT,
  -- Bets up to this id are done.
  done_to BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX bet_legs_of_match ON bet_legs (match_id, bet_id);

ALTER TABLE bet_legs
  -- Void because the market was cancelled, not because of how it ended.
  ADD COLUMN cancelled BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN void_reason TEXT,
  -- How it was decided before that was taken back; null when it never was.
  ADD COLUMN decided_before TEXT;

-- What is true of every leg now, beside what is stored of it.
CREATE VIEW leg_facts AS
  SELECT l.bet_id, l.position, l.match_id, l.status, l.dead_heat_factor, l.final_text, l.cancelled, l.void_reason,
         CASE WHEN c.message_id IS NOT NULL THEN 'void' ELSE coalesce(r.decision, 'open') END AS true_status,
         CASE WHEN c.message_id IS NULL AND r.decision IN ('win', 'half_win') THEN r.dead_heat_factor END AS true_dead_heat_factor,
         CASE WHEN c.message_id IS NULL AND r.decision IS NOT NULL THEN r.final_text END AS true_final_text,
         c.message_id IS NOT NULL AS true_cancelled,
         CASE WHEN c.message_id IS NOT NULL THEN c.void_reason
              WHEN r.decision IN ('void', 'half_win', 'half_lose') THEN r.void_reason END AS true_void_reason
  FROM bet_legs l
  JOIN bets b ON b.id = l.bet_id
  LEFT JOIN LATERAL (
    SELECT m.said_at, m.final_text, m.void_reason, m.dead_heat_factors ->> l.outcome_id AS dead_heat_factor,
           CASE WHEN m.outcomes ->> l.outcome_id = 'push' THEN 'void'
                WHEN m.outcomes ? l.outcome_id THEN m.outcomes ->> l.outcome_id ELSE m.others END AS decision
    FROM market_results m
    WHERE m.match_id = l.match_id AND m.market_id = l.market_id AND m.specifier = l.specifier) r ON true
  LEFT JOIN LATERAL (
    SELECT c.message_id, c.void_reason
    FROM market_cancels c
    WHERE c.match_id = l.match_id AND NOT c.is_rollback
      AND (c.market_id IS NULL OR (c.market_id = l.market_id AND c.specifier = l.specifier))
      AND (c.starts_at IS NULL OR b.created_at >= c.starts_at) AND (c.ends_at IS NULL OR b.created_at <= c.ends_at)
      AND NOT (c.keeps_results AND r.decision IS NOT NULL AND r.said_at <= c.said_at)
      AND NOT EXISTS (
        SELECT 1 FROM market_cancels k
        WHERE k.match_id = l.match_id AND k.is_rollback AND k.said_at >= c.said_at
          AND (k.market_id IS NULL OR (k.market_id = l.market_id AND k.specifier = l.specifier))
          AND (k.starts_at IS NULL OR k.starts_at <= c.starts_at) AND (k.ends_at IS NULL OR k.ends_at >= c.ends_at))
    ORDER BY c.keeps_results, c.said_at DESC, c.id DESC LIMIT 1) c ON true
  WHERE l.status <> 'held' AND b.status IN ('waiting_results', 'done', 'cancelled', 'cashed_out');

-- Brings the stored legs of some bets in line with the facts; the caller holds the bets' row locks. Answers the bets it changed.
CREATE FUNCTION refresh_legs(p_bets BIGINT[]) RETURNS TABLE (bet_id BIGINT) LANGUAGE sql AS $$
  UPDATE bet_legs l SET
    status = f.true_status, dead_heat_factor = f.true_dead_heat_factor, final_text = f.true_final_text,
    cancelled = f.true_cancelled, void_reason = f.true_void_reason,
    decided_before = CASE WHEN f.status NOT IN ('open', f.true_status) THEN f.status ELSE l.decided_before END
  FROM leg_facts f
  WHERE f.bet_id = ANY (p_bets) AND l.bet_id = f.bet_id AND l.position = f.position
    AND (f.status, f.dead_heat_factor, f.final_text, f.cancelled, f.void_reason)
      IS DISTINCT FROM (f.true_status, f.true_dead_heat_factor, f.true_final_text, f.true_cancelled, f.true_void_reason)
  RETURNING l.bet_id
$$;
