-- The view served the release before 0730, which stored answers as bet_requests. The pinned release stores them in request_answers,
-- with the call, so a row without one is older than keys live.
DROP VIEW bet_requests;
DELETE FROM request_answers WHERE call = '' AND at < now() - interval '1 day';
