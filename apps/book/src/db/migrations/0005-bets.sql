-- Bet ids are handed out in blocks, so that an answer can be written before the bet is stored.
CREATE SEQUENCE bet_id_blocks AS BIGINT START WITH 101;

CREATE TABLE bets (
  id BIGINT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  account_id BIGINT NOT NULL REFERENCES wallet_accounts (id),
  currency TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  result TEXT NOT NULL DEFAULT 'no_results',
  stake BIGINT NOT NULL CHECK (stake > 0),
  -- Possible return while open, the actual one afterwards.
  win_amount BIGINT NOT NULL CHECK (win_amount >= 0),
  -- Total odds, scaled; 0 for systems.
  odds BIGINT NOT NULL,
  -- Cap of the payout as promised at placement.
  max_payout BIGINT NOT NULL,
  system_wins SMALLINT,
  system_total SMALLINT,
  accept_mode TEXT NOT NULL,
  is_quick BOOLEAN NOT NULL,
  device_id TEXT NOT NULL,
  created_at TIMESTAMPTZ NOT NULL,
  -- While submitted: when it is decided.
  decide_at TIMESTAMPTZ,
  -- Accepted, rejected or settled at.
  decided_at TIMESTAMPTZ,
  settled_at TIMESTAMPTZ,
  -- Name of the error that rejected it.
  rejection TEXT,
  CHECK ((status = 'submitted') = (decide_at IS NOT NULL)),
  CHECK ((status = 'rejected') = (rejection IS NOT NULL)),
  CHECK ((status = 'done') = (settled_at IS NOT NULL))
);
CREATE INDEX bets_of_player ON bets (player_id, id DESC);
CREATE INDEX bets_to_decide ON bets (decide_at) WHERE status = 'submitted';

CREATE TABLE bet_legs (
  bet_id BIGINT NOT NULL REFERENCES bets (id),
  position SMALLINT NOT NULL,
  match_id BIGINT NOT NULL,
  market_id INTEGER NOT NULL,
  specifier TEXT NOT NULL,
  outcome_id TEXT NOT NULL,
  odds INTEGER NOT NULL,
  -- held: the bet is not accepted yet, results do not concern it. Then open, and then how it ended.
  status TEXT NOT NULL,
  dead_heat_factor TEXT,
  -- What decided it, e.g. '2:1'.
  final_text TEXT,
  PRIMARY KEY (bet_id, position)
);
CREATE INDEX bet_legs_open ON bet_legs (match_id, market_id, specifier) WHERE status = 'open';

-- First answers by idempotency key: the same request gets the same bytes again.
CREATE TABLE bet_requests (
  player_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status SMALLINT NOT NULL,
  answer TEXT NOT NULL,
  at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (player_id, key)
);
CREATE INDEX bet_requests_age ON bet_requests (at);
