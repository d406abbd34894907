-- First answers by idempotency key, of every call that takes one: the same request gets the same bytes again. A key is a player's own
-- and belongs to one call. Rows without a call are of the release before: bets and cash-outs, which are told apart by the hash.
ALTER TABLE bet_requests RENAME TO request_answers;
ALTER TABLE request_answers ADD COLUMN call TEXT NOT NULL DEFAULT '';
ALTER INDEX bet_requests_age RENAME TO request_answers_age;

-- Processes of the release before read and write here while a deployment rolls; dropped one release later.
CREATE VIEW bet_requests AS SELECT player_id, key, body_hash, status, answer, at FROM request_answers;
