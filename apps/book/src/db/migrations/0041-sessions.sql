-- What a player needs to tell his sessions apart, and since when he plays in one.
ALTER TABLE sessions
  ADD COLUMN user_agent TEXT,
  ADD COLUMN address TEXT,
  ADD COLUMN last_seen_at TIMESTAMPTZ,
  ADD COLUMN play_started_at TIMESTAMPTZ,
  ADD COLUMN play_continued_at TIMESTAMPTZ;
UPDATE sessions SET last_seen_at = rotated_at;
ALTER TABLE sessions ALTER COLUMN last_seen_at SET NOT NULL;
CREATE INDEX sessions_of_player ON sessions (player_id);
