-- What was said by a clock that was ahead counts from when it was heard, so that the latest word can correct it.
UPDATE market_results SET said_at = least(said_at, recorded_at), decided_at = least(decided_at, recorded_at) WHERE said_at > recorded_at;
UPDATE market_cancels SET said_at = received_at WHERE said_at > received_at;
UPDATE market_deductions SET said_at = now() WHERE said_at > now();
