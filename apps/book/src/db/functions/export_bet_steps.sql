-- Exports how bets go on: accepted, rejected, settled (again, where a result was corrected), cancelled, opened again.
-- Cash-outs have events of their own.
CREATE OR REPLACE FUNCTION export_bet_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  INSERT INTO exported_events (player_id, type, at, data)
  SELECT b.player_id, s.type, s.at, jsonb_build_object(
    'bet_id', b.id, 'status', s.to_status, 'result', s.to_result, 'currency', b.currency, 'amount', s.to_amount,
    'previous_status', s.from_status, 'previous_amount', s.from_amount, 'reason', s.reason)
  FROM (SELECT n.*, CASE
      WHEN n.from_status = 'submitted' AND n.to_status = 'waiting_results' THEN 'bet_accepted'
      WHEN n.to_status = 'rejected' THEN 'bet_rejected'
      WHEN n.to_status = 'done' THEN 'bet_settled'
      WHEN n.to_status = 'cancelled' THEN 'bet_cancelled'
      WHEN n.from_status IN ('done', 'cancelled') AND n.to_status = 'waiting_results' THEN 'bet_reopened' END AS type
    FROM new_steps n) s
  JOIN bets b ON b.id = s.bet_id
  WHERE s.type IS NOT NULL ORDER BY s.id;
  RETURN NULL;
END $$;
