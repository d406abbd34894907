-- Jackpots: pools that bets feed, and what was won of them.
INSERT INTO wallet_accounts (id, system_code, currency)
SELECT (SELECT max(id) FROM wallet_accounts WHERE system_code IS NOT NULL) + row_number() OVER (ORDER BY s.code, c.code), s.code, c.code
FROM currencies c CROSS JOIN (VALUES ('jackpot_pools'), ('jackpot_prizes')) AS s (code);

INSERT INTO transfer_kinds (kind, from_side, to_side, meaning) VALUES
  ('jackpot_seed', '{house_equity}', '{jackpot_pools}', 'what a pool begins with'),
  ('jackpot_fed', '{house_equity}', '{jackpot_pools}', 'what bets brought into pools, whole subunits'),
  ('jackpot_hit', '{jackpot_pools}', '{jackpot_prizes}', 'a pool was hit'),
  ('jackpot', '{jackpot_prizes}', '{player}', 'what a hit pays'),
  ('jackpot_declined', '{jackpot_prizes}', '{jackpot_pools}', 'a hit that was not approved'),
  ('jackpot_closed', '{jackpot_pools}', '{house_equity}', 'what a finished jackpot still held');

CREATE TABLE jackpots (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What operators call it.
  code TEXT NOT NULL,
  currency TEXT NOT NULL REFERENCES currencies (code),
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'finished')),
  -- As it was defined; amounts in subunits. It never changes: it is what players were told.
  definition JSONB NOT NULL,
  created_at TIMESTAMPTZ NOT NULL,
  finished_at TIMESTAMPTZ,
  -- Everything that was fed is drawn, and what was left is the house's.
  closed_at TIMESTAMPTZ,
  CHECK ((finished_at IS NOT NULL) = (status = 'finished'))
);
CREATE UNIQUE INDEX jackpots_one ON jackpots (code) WHERE status <> 'finished';

-- A level from one hit to the next. Its seed is a secret until it has ended; the commitment is told from the beginning.
CREATE TABLE jackpot_rounds (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jackpot_id INTEGER NOT NULL REFERENCES jackpots (id),
  -- Place of the level in the definition, from 0.
  level SMALLINT NOT NULL,
  round INTEGER NOT NULL,
  seed TEXT NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  commitment TEXT NOT NULL,
  -- Millionths of a subunit.
  began_with BIGINT NOT NULL,
  pool BIGINT NOT NULL CHECK (pool >= 0),
  -- The next bet wins, by the operator's word.
  is_due BOOLEAN NOT NULL DEFAULT false,
  begun_at TIMESTAMPTZ NOT NULL,
  ended_at TIMESTAMPTZ,
  UNIQUE (jackpot_id, level, round)
);
CREATE UNIQUE INDEX jackpot_rounds_open ON jackpot_rounds (jackpot_id, level) WHERE ended_at IS NULL;

-- Bets that take part. No reference to the jackpot: placements must not queue for its row.
CREATE TABLE jackpot_entries (
  bet_id BIGINT NOT NULL REFERENCES bets (id),
  jackpot_id INTEGER NOT NULL,
  -- In subunits.
  stake BIGINT NOT NULL CHECK (stake > 0),
  -- The idempotency key of the request: made by the player's device before anything could be drawn.
  client_key TEXT NOT NULL,
  -- left_out: the bet was not taken, or cancelled before it was drawn.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'drawn', 'left_out')),
  PRIMARY KEY (bet_id, jackpot_id)
);
CREATE INDEX jackpot_entries_waiting ON jackpot_entries (bet_id) WHERE state = 'waiting';

-- What was drawn for a bet at a level; it never changes.
CREATE TABLE jackpot_draws (
  bet_id BIGINT NOT NULL,
  round_id INTEGER NOT NULL REFERENCES jackpot_rounds (id),
  -- Millionths of a subunit.
  contribution BIGINT NOT NULL CHECK (contribution >= 0),
  -- Weights of winning and of not winning.
  win_weight BIGINT NOT NULL,
  miss_weight BIGINT NOT NULL,
  -- Nothing was drawn: the pool was due.
  was_due BOOLEAN NOT NULL,
  is_hit BOOLEAN NOT NULL,
  at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (bet_id, round_id)
);
CREATE INDEX jackpot_draws_of_round ON jackpot_draws (round_id);

CREATE TABLE jackpot_hits (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jackpot_id INTEGER NOT NULL REFERENCES jackpots (id),
  round_id INTEGER NOT NULL UNIQUE REFERENCES jackpot_rounds (id),
  level SMALLINT NOT NULL,
  bet_id BIGINT NOT NULL REFERENCES bets (id),
  player_id INTEGER NOT NULL REFERENCES players (id),
  -- In subunits.
  amount BIGINT NOT NULL CHECK (amount > 0),
  -- In cents at the rate of the hit.
  amount_eur BIGINT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'approved', 'paid', 'declined')),
  created_at TIMESTAMPTZ NOT NULL,
  decided_at TIMESTAMPTZ,
  paid_at TIMESTAMPTZ,
  seen_at TIMESTAMPTZ,
  -- Why it was declined.
  reason TEXT,
  CHECK ((paid_at IS NOT NULL) = (status = 'paid')),
  CHECK ((reason IS NOT NULL) = (status = 'declined'))
);
CREATE INDEX jackpot_hits_of_player ON jackpot_hits (player_id);
CREATE INDEX jackpot_hits_due ON jackpot_hits (id) WHERE status = 'approved';
