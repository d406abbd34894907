-- A part that was cashed out has its own words.
CREATE OR REPLACE FUNCTION bets_write_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said_at TIMESTAMPTZ := nullif(current_setting('touchline.at', true), '')::timestamptz;
  said_why TEXT := nullif(current_setting('touchline.reason', true), '');
BEGIN
  INSERT INTO bet_history (bet_id, at, from_status, from_result, from_amount, to_status, to_result, to_amount, reason)
  SELECT n.id, coalesce(said_at, CASE WHEN n.settled_at IS DISTINCT FROM o.settled_at THEN n.settled_at END,
                        CASE WHEN n.decided_at IS DISTINCT FROM o.decided_at THEN n.decided_at END, now()),
         o.status, o.result, o.win_amount, n.status, n.result, n.win_amount,
         coalesce(said_why, CASE
           WHEN n.status = 'waiting_results' AND n.stake < o.stake THEN 'cashed out in part'
           WHEN o.status = n.status THEN 'changed'
           WHEN o.status = 'submitted' AND n.status = 'waiting_results' THEN 'accepted'
           WHEN n.status = 'rejected' THEN 'rejected: ' || n.rejection
           WHEN n.status = 'done' THEN 'settled'
           ELSE replace(n.status, '_', ' ') END)
  FROM old_bets o JOIN new_bets n ON n.id = o.id
  WHERE (o.status, o.result, o.win_amount) IS DISTINCT FROM (n.status, n.result, n.win_amount)
  ORDER BY n.id;
  RETURN NULL;
END $$;
