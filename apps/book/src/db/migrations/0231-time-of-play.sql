-- The stretch of play a player is in, over all devices: reality checks and limits on sessions of play count from it.
CREATE TABLE play_sessions (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  started_at TIMESTAMPTZ NOT NULL,
  -- When the player last said that they go on.
  continued_at TIMESTAMPTZ,
  -- Somebody who was not seen for a while has stopped.
  seen_at TIMESTAMPTZ NOT NULL,
  -- What the rules of where the player lives ask for; null: no reality checks.
  check_ms BIGINT CHECK (check_ms > 0),
  -- How long none begins after one that reached its limit.
  rest_ms BIGINT NOT NULL CHECK (rest_ms > 0)
);

-- Minutes in which a player was there, however many tabs and devices: active (a page was looked at), play (play was going on).
CREATE TABLE player_minutes (
  player_id INTEGER NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL CHECK (kind IN ('active', 'play')),
  minute TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (player_id, kind, minute)
);

-- A limit that the operator has set holds beside the player's own.
ALTER TABLE player_limits ADD COLUMN is_imposed BOOLEAN NOT NULL DEFAULT false;
DROP INDEX player_limits_one;
CREATE UNIQUE INDEX player_limits_one ON player_limits (player_id, type, coalesce(period, ''), coalesce(strategy, ''), is_imposed)
  WHERE ended_at IS NULL AND amount IS NOT NULL;
