-- Second factor: codes of an authenticator application. Not confirmed: it was shown, and asks for nothing yet.
CREATE TABLE authenticators (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  secret TEXT NOT NULL,
  created_at TIMESTAMPTZ NOT NULL,
  confirmed_at TIMESTAMPTZ,
  -- Step of time of the code used last: each is good once.
  last_step BIGINT NOT NULL DEFAULT 0
);

-- In place of a code where the authenticator is lost; each is good once and goes with its use.
CREATE TABLE recovery_codes (
  player_id INTEGER NOT NULL REFERENCES players (id),
  code_hash TEXT NOT NULL,
  PRIMARY KEY (player_id, code_hash)
);

-- Public keys of passkeys.
CREATE TABLE passkeys (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  credential_id TEXT NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  public_key BYTEA NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT[] NOT NULL,
  name TEXT NOT NULL,
  created_at TIMESTAMPTZ NOT NULL,
  last_used_at TIMESTAMPTZ
);
CREATE INDEX passkeys_of_player ON passkeys (player_id);

-- What a passkey has to sign, once.
CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY,
  -- Who adds one; null where somebody signs in by one.
  player_id INTEGER REFERENCES players (id),
  expires_at TIMESTAMPTZ NOT NULL
);

-- When and from where a player came in, or somebody was kept out who knew the password.
CREATE TABLE sign_ins (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  way TEXT NOT NULL CHECK (way IN ('password', 'code', 'recovery_code', 'passkey', 'confirmation')),
  succeeded BOOLEAN NOT NULL,
  address TEXT,
  user_agent TEXT,
  at TIMESTAMPTZ NOT NULL
);
CREATE INDEX sign_ins_of_player ON sign_ins (player_id, id);
