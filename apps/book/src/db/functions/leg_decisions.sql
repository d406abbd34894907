-- The true state of every leg, beside its stored state. Several deductions together take 90 percent at most. A bet that
-- was placed after its market was declared decided is void: a late result voids the bets that were
-- placed after it by the clock of its source; a result of one outcome counts for bets on that outcome only. A rollback
-- of a market does not take back that the match is called off or not played in time. A leg at a price from before the
-- start is void if its bet was placed after the last stated kick-off; a match of the book's own programme begins with
-- its next look at the clock.
-- `cancel_message_id` is the cancellation that makes it void; `result_said_at` is when its result was stated, null
-- where there is none.
CREATE OR REPLACE VIEW leg_decisions AS
  SELECT l.bet_id, l.position, l.match_id, l.status, l.dead_heat_factor, l.final_text, l.cancelled, l.void_reason,
         CASE WHEN c.message_id IS NOT NULL OR s.is_late THEN 'void' ELSE coalesce(r.decision, 'open') END AS true_status,
         CASE WHEN c.message_id IS NULL AND NOT s.is_late AND r.decision IN ('win', 'half_win') THEN r.dead_heat_factor END AS true_dead_heat_factor,
         CASE WHEN c.message_id IS NULL AND (s.is_late OR r.decision IS NOT NULL) THEN r.final_text END AS true_final_text,
         c.message_id IS NOT NULL AS true_cancelled,
         CASE WHEN c.message_id IS NOT NULL THEN c.void_reason
              WHEN s.is_late THEN 'placed_late'
              WHEN r.decision IN ('void', 'half_win', 'half_lose') THEN r.void_reason END AS true_void_reason,
         l.deduction,
         CASE WHEN c.message_id IS NULL AND NOT s.is_late AND coalesce(r.decision, 'win') IN ('win', 'half_win')
              THEN d.percent END AS true_deduction,
         c.message_id AS cancel_message_id, r.said_at AS result_said_at
  FROM bet_legs l
  JOIN bets b ON b.id = l.bet_id
  LEFT JOIN matches e ON e.id = l.match_id
  LEFT JOIN LATERAL (
    SELECT CASE WHEN o.fact IS NULL THEN m.said_at ELSE to_timestamp((o.fact ->> 'said')::double precision / 1000) END AS said_at,
           coalesce(b.created_at > CASE WHEN o.fact IS NULL THEN m.decided_at ELSE to_timestamp((o.fact ->> 'decided')::double precision / 1000) END, false) AS is_late,
           m.final_text, CASE WHEN o.fact IS NULL THEN m.void_reason ELSE o.fact ->> 'reason' END AS void_reason,
           m.dead_heat_factors ->> l.outcome_id AS dead_heat_factor,
           CASE WHEN m.outcomes ->> l.outcome_id = 'push' THEN 'void'
                WHEN m.outcomes ? l.outcome_id THEN m.outcomes ->> l.outcome_id ELSE m.others END AS decision
    FROM market_results m CROSS JOIN LATERAL (SELECT m.outcome_facts -> l.outcome_id AS fact) o
    WHERE m.match_id = l.match_id AND m.market_id = l.market_id AND m.specifier = l.specifier) r ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(r.is_late, false) OR coalesce(NOT l.price_is_live AND coalesce(b.decided_at, b.created_at) >=
      e.stated_start + CASE e.origin WHEN 'feed' THEN interval '0' ELSE interval '10 seconds' END, false) AS is_late) s
  LEFT JOIN LATERAL (
    SELECT c.message_id, c.void_reason
    FROM market_cancels c
    WHERE c.match_id = l.match_id AND NOT c.is_rollback
      AND (c.market_id IS NULL OR (c.market_id = l.market_id AND c.specifier = l.specifier))
      AND (c.outcome_id IS NULL OR c.outcome_id = l.outcome_id)
      AND (c.starts_at IS NULL OR b.created_at >= c.starts_at) AND (c.ends_at IS NULL OR b.created_at <= c.ends_at)
      AND NOT (c.keeps_results AND r.decision IS NOT NULL AND r.said_at <= c.said_at)
      AND NOT EXISTS (
        SELECT 1 FROM market_cancels k
        WHERE k.match_id = l.match_id AND k.is_rollback AND k.said_at >= c.said_at AND NOT (c.keeps_results AND k.market_id IS NOT NULL)
          AND (k.market_id IS NULL OR (k.market_id = l.market_id AND k.specifier = l.specifier))
          AND (k.outcome_id IS NULL OR k.outcome_id = l.outcome_id)
          AND (k.starts_at IS NULL OR k.starts_at <= c.starts_at) AND (k.ends_at IS NULL OR k.ends_at >= c.ends_at))
    ORDER BY c.keeps_results, c.said_at, c.void_reason, c.id LIMIT 1) c ON true
  LEFT JOIN LATERAL (
    SELECT nullif(least(coalesce(sum(d.percent), 0), 90), 0)::smallint AS percent
    FROM market_deductions d
    WHERE d.match_id = l.match_id AND d.market_id = l.market_id AND d.specifier = l.specifier
      -- A bet that was accepted late got the price of then.
      AND d.outcome_id <> l.outcome_id AND coalesce(b.decided_at, b.created_at) <= d.priced_to) d ON true
  WHERE l.status <> 'held' AND b.status IN ('waiting_results', 'done', 'cancelled', 'cashed_out');
