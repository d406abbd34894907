-- A number that is being verified, one per player.
CREATE TABLE phone_verifications (
  player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  phone TEXT NOT NULL,
  -- Derived like a password; null until the code is sent.
  code_hash TEXT,
  code_expires_at TIMESTAMPTZ,
  attempts SMALLINT NOT NULL DEFAULT 0,
  resend_at TIMESTAMPTZ NOT NULL
);
