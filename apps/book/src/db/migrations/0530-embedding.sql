-- Hosts: pages of others that show the sportsbook to their own players, whom their servers sign in here. A host that is removed keeps its
-- row: should it come back, its players are the same.
CREATE TABLE embed_hosts (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  origin TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  sealed_key TEXT NOT NULL,
  created_at TIMESTAMPTZ NOT NULL,
  removed_at TIMESTAMPTZ
);

-- One-time codes, by their hash. A nonce is there once, so that a request for a code that is sent again makes no other one.
CREATE TABLE embed_codes (
  code_hash TEXT PRIMARY KEY,
  host_id INTEGER NOT NULL REFERENCES embed_hosts (id),
  player_id INTEGER NOT NULL REFERENCES players (id),
  nonce TEXT NOT NULL UNIQUE,
  expires_at TIMESTAMPTZ NOT NULL,
  used_at TIMESTAMPTZ
);
CREATE INDEX embed_codes_of_player ON embed_codes (player_id) WHERE used_at IS NULL;
CREATE INDEX embed_codes_expiry ON embed_codes (expires_at);

-- Signed requests of hosts that were done, by their names: none is done twice while its signature holds.
CREATE TABLE embed_requests (
  host_id INTEGER NOT NULL REFERENCES embed_hosts (id),
  request_id TEXT NOT NULL,
  at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (host_id, request_id)
);
CREATE INDEX embed_requests_at ON embed_requests (at);

-- Whom a host calls a player by. The address of theirs at the host is no login here; people are known again by it.
CREATE TABLE embed_players (
  host_id INTEGER NOT NULL REFERENCES embed_hosts (id),
  external_id TEXT NOT NULL,
  player_id INTEGER NOT NULL UNIQUE REFERENCES players (id),
  email TEXT,
  created_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (host_id, external_id)
);

-- A session in a frame of a host page counts there alone.
ALTER TABLE sessions ADD COLUMN host_origin TEXT;
CREATE INDEX sessions_of_host ON sessions (host_origin, player_id) WHERE host_origin IS NOT NULL;

ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_way_check;
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_way_check
  CHECK (way IN ('password', 'code', 'recovery_code', 'passkey', 'confirmation', 'host'));
