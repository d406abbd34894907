-- Matches that were put off: bets stand while the match is played within 48 hours of the kick-off they were placed for.
CREATE TABLE postponements (
  match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  -- The kick-off from which the 48 hours count.
  planned_at TIMESTAMPTZ NOT NULL,
  -- When bets become void because there is no new kick-off in time; null: they do not.
  void_at TIMESTAMPTZ
);
CREATE INDEX postponements_due ON postponements (void_at);
