-- A runner that is taken out of a race makes it easier for all others: bets that were priced with it bear a deduction from
-- their winnings (Rule 4). One row for each market and withdrawn outcome; what was said later counts.
CREATE TABLE market_deductions (
  match_id BIGINT NOT NULL,
  market_id INTEGER NOT NULL,
  specifier TEXT NOT NULL,
  -- Who was withdrawn.
  outcome_id TEXT NOT NULL,
  percent SMALLINT NOT NULL CHECK (percent BETWEEN 0 AND 100),
  -- Bets whose price was made until then bear it.
  priced_to TIMESTAMPTZ NOT NULL,
  said_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (match_id, market_id, specifier, outcome_id)
);

-- Percent of the winnings, also while the leg is open; null where there is none.
ALTER TABLE bet_legs ADD COLUMN deduction SMALLINT;

-- As before, with deductions. Several together take 90 percent at most.
CREATE OR REPLACE VIEW leg_facts AS
  SELECT l.bet_id, l.position, l.match_id, l.status, l.dead_heat_factor, l.final_text, l.cancelled, l.void_reason,
         CASE WHEN c.message_id IS NOT NULL THEN 'void' ELSE coalesce(r.decision, 'open') END AS true_status,
         CASE WHEN c.message_id IS NULL AND r.decision IN ('win', 'half_win') THEN r.dead_heat_factor END AS true_dead_heat_factor,
         CASE WHEN c.message_id IS NULL AND r.decision IS NOT NULL THEN r.final_text END AS true_final_text,
         c.message_id IS NOT NULL AS true_cancelled,
         CASE WHEN c.message_id IS NOT NULL THEN c.void_reason
              WHEN r.decision IN ('void', 'half_win', 'half_lose') THEN r.void_reason END AS true_void_reason,
         l.deduction,
         CASE WHEN c.message_id IS NULL AND coalesce(r.decision, 'win') IN ('win', 'half_win') THEN d.percent END AS true_deduction
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
    ORDER BY c.keeps_results, c.said_at, c.id LIMIT 1) c ON true
  LEFT JOIN LATERAL (
    SELECT nullif(least(coalesce(sum(d.percent), 0), 90), 0)::smallint AS percent
    FROM market_deductions d
    WHERE d.match_id = l.match_id AND d.market_id = l.market_id AND d.specifier = l.specifier
      -- A bet that was accepted late got the price of then.
      AND d.outcome_id <> l.outcome_id AND coalesce(b.decided_at, b.created_at) <= d.priced_to) d ON true
  WHERE l.status <> 'held' AND b.status IN ('waiting_results', 'done', 'cancelled', 'cashed_out');

CREATE OR REPLACE FUNCTION refresh_legs(p_bets BIGINT[]) RETURNS TABLE (bet_id BIGINT) LANGUAGE sql AS $$
  UPDATE bet_legs l SET
    status = f.true_status, dead_heat_factor = f.true_dead_heat_factor, final_text = f.true_final_text,
    cancelled = f.true_cancelled, void_reason = f.true_void_reason, deduction = f.true_deduction,
    decided_before = CASE WHEN f.status NOT IN ('open', f.true_status) THEN f.status ELSE l.decided_before END
  FROM leg_facts f
  WHERE f.bet_id = ANY (p_bets) AND l.bet_id = f.bet_id AND l.position = f.position
    AND (f.status, f.dead_heat_factor, f.final_text, f.cancelled, f.void_reason, f.deduction) IS DISTINCT FROM
        (f.true_status, f.true_dead_heat_factor, f.true_final_text, f.true_cancelled, f.true_void_reason, f.true_deduction)
  RETURNING l.bet_id
$$;
