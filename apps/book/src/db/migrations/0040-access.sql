-- Nobody becomes a player before his address is confirmed; until then a sign-up waits here. Several may wait for one
-- address: each has its own link and its own password, and the first that is confirmed becomes the player.
CREATE TABLE sign_ups (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- E-mail address in lower case, or phone number in international form.
  login TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  first_name TEXT,
  last_name TEXT,
  language TEXT NOT NULL,
  currency TEXT NOT NULL REFERENCES currencies (code),
  created_at TIMESTAMPTZ NOT NULL,
  expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX sign_ups_login ON sign_ups (login, id DESC);
CREATE INDEX sign_ups_expiry ON sign_ups (expires_at);

-- A verified number that one may sign in with; mobile_phone is what the player says.
ALTER TABLE players ADD COLUMN auth_phone_number TEXT UNIQUE, ADD COLUMN terms_accepted_at TIMESTAMPTZ;

-- Links that were sent. A token works once and for its purpose only: using it deletes it.
CREATE TABLE access_tokens (
  -- SHA-256 of the token; the token itself is in the message only.
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('confirmation', 'unlock', 'password_reset')),
  sign_up_id INTEGER REFERENCES sign_ups (id) ON DELETE CASCADE,
  player_id INTEGER REFERENCES players (id) ON DELETE CASCADE,
  expires_at TIMESTAMPTZ NOT NULL,
  CHECK ((purpose = 'confirmation') = (sign_up_id IS NOT NULL)),
  CHECK ((purpose = 'confirmation') = (player_id IS NULL))
);
CREATE INDEX access_tokens_sign_up ON access_tokens (sign_up_id);
CREATE INDEX access_tokens_player ON access_tokens (player_id);
CREATE INDEX access_tokens_expiry ON access_tokens (expires_at);

-- What somebody asked to be sent. Whether there is anything to send is found out when it is sent, so that the answer to
-- the one who asked cannot depend on it. Tokens and codes are made then too, and are never stored readable.
CREATE TABLE messages (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind TEXT NOT NULL,
  -- E-mail address in lower case, or phone number in international form.
  recipient TEXT NOT NULL,
  -- Used where the player's own is not known.
  language TEXT NOT NULL,
  sign_up_id INTEGER REFERENCES sign_ups (id) ON DELETE CASCADE,
  player_id INTEGER REFERENCES players (id) ON DELETE CASCADE,
  created_at TIMESTAMPTZ NOT NULL,
  attempts SMALLINT NOT NULL DEFAULT 0,
  -- When it is tried next, which is also how long the one who tries has it to himself; null once given up.
  next_at TIMESTAMPTZ
);
CREATE INDEX messages_due ON messages (next_at);
CREATE INDEX messages_sign_up ON messages (sign_up_id) WHERE sign_up_id IS NOT NULL;
CREATE INDEX messages_player ON messages (player_id) WHERE player_id IS NOT NULL;

-- Failures and locks are counted by what was typed, a phone number too.
ALTER TABLE sign_in_failures RENAME COLUMN email TO login;

-- How much of an allowance is used up: uses push busy_until into the future, time passes it.
CREATE TABLE rate_limits (
  feature TEXT NOT NULL,
  key TEXT NOT NULL,
  busy_until TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (feature, key)
);
CREATE INDEX rate_limits_expiry ON rate_limits (busy_until);
