-- Bets that were shared: what was picked, under a code that only those who were told it know.
CREATE TABLE share_codes (
  code TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  -- [{"selections": [{"match_id", "market_id", "specifier", "outcome_id"}], "stake", "system_id", "is_custom"}]
  bets JSONB NOT NULL,
  created_at TIMESTAMPTZ NOT NULL,
  expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX share_codes_of_player ON share_codes (player_id, created_at);
CREATE INDEX share_codes_expiry ON share_codes (expires_at);
