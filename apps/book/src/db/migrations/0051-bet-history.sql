-- How often the outcome of a bet was booked: each kind of movement happens once per round.
ALTER TABLE bets ADD COLUMN round SMALLINT NOT NULL DEFAULT 0;
UPDATE bets SET round = 1 WHERE status = 'done';
ALTER TABLE bets DROP CONSTRAINT IF EXISTS bets_check2;
ALTER TABLE bets ADD CONSTRAINT bet_has_its_end
  CHECK ((status IN ('done', 'cashed_out', 'cancelled', 'withdrawn')) = (settled_at IS NOT NULL));

-- Every change of a bet, whoever made it. A row is never changed.
CREATE TABLE bet_history (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bet_id BIGINT NOT NULL,
  at TIMESTAMPTZ NOT NULL,
  from_status TEXT NOT NULL,
  from_result TEXT NOT NULL,
  from_amount BIGINT NOT NULL,
  to_status TEXT NOT NULL,
  to_result TEXT NOT NULL,
  to_amount BIGINT NOT NULL,
  reason TEXT NOT NULL
);
CREATE INDEX bet_history_of_bet ON bet_history (bet_id, id);
INSERT INTO bet_history (bet_id, at, from_status, from_result, from_amount, to_status, to_result, to_amount, reason)
  SELECT id, coalesce(settled_at, decided_at, created_at), CASE status WHEN 'rejected' THEN 'submitted' ELSE 'waiting_results' END,
         'no_results', win_amount, status, result, win_amount, 'before the history began'
  FROM bets WHERE status NOT IN ('submitted', 'waiting_results') ORDER BY id;

CREATE FUNCTION history_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER bet_history_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON bet_history
  FOR EACH STATEMENT EXECUTE FUNCTION history_refuse_change();
CREATE TRIGGER settlement_messages_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON settlement_messages
  FOR EACH STATEMENT EXECUTE FUNCTION history_refuse_change();

-- Who changes bets may say when and why for the rest of his transaction: touchline.at, touchline.reason. Unsaid, the
-- change speaks for itself.
CREATE FUNCTION bets_write_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said_at TIMESTAMPTZ := nullif(current_setting('touchline.at', true), '')::timestamptz;
  said_why TEXT := nullif(current_setting('touchline.reason', true), '');
BEGIN
  INSERT INTO bet_history (bet_id, at, from_status, from_result, from_amount, to_status, to_result, to_amount, reason)
  SELECT n.id, coalesce(said_at, CASE WHEN n.settled_at IS DISTINCT FROM o.settled_at THEN n.settled_at END,
                        CASE WHEN n.decided_at IS DISTINCT FROM o.decided_at THEN n.decided_at END, now()),
         o.status, o.result, o.win_amount, n.status, n.result, n.win_amount,
         coalesce(said_why, CASE
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
CREATE TRIGGER bets_history_written AFTER UPDATE ON bets
  REFERENCING OLD TABLE AS old_bets NEW TABLE AS new_bets FOR EACH STATEMENT EXECUTE FUNCTION bets_write_history();
