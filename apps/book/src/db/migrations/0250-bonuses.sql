-- Definitions and what players have of them share one row of ids: an id on the wire names one thing.
CREATE SEQUENCE bonus_ids AS INTEGER START WITH 1;

-- What an operator has defined. The definition is the checked file: texts by language, odds, conditions, ranges, prizes.
CREATE TABLE bonuses (
  id INTEGER PRIMARY KEY DEFAULT nextval('bonus_ids'),
  -- What the operator's files call it.
  key TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL CHECK (type IN ('comboboost', 'freebet', 'freebet_no_risk', 'freebet_all_win', 'freebet_only_win',
    'hunting', 'lootbox', 'hunting_tournament')),
  level_status TEXT NOT NULL CHECK (level_status IN ('active', 'created', 'disabled', 'finished', 'paused')),
  definition JSONB NOT NULL,
  valid_from TIMESTAMPTZ,
  valid_to TIMESTAMPTZ,
  -- In capitals.
  promo_code TEXT UNIQUE,
  -- Every player is given it by himself, once.
  for_everyone BOOLEAN NOT NULL,
  currency TEXT REFERENCES currencies (code),
  -- Of what is hunted for: what it began with, what stakes have added, and what is in it now; in subunits.
  initial_pool BIGINT NOT NULL DEFAULT 0 CHECK (initial_pool >= 0),
  fed BIGINT NOT NULL DEFAULT 0 CHECK (fed >= 0),
  pool BIGINT NOT NULL DEFAULT 0 CHECK (pool >= 0),
  -- Grows with the pool; published as far as told_version.
  pool_version INTEGER NOT NULL DEFAULT 0,
  told_version INTEGER NOT NULL DEFAULT 0,
  created_at TIMESTAMPTZ NOT NULL
);

-- What a player was given.
CREATE TABLE player_bonuses (
  id INTEGER PRIMARY KEY DEFAULT nextval('bonus_ids'),
  bonus_id INTEGER NOT NULL REFERENCES bonuses (id),
  player_id INTEGER NOT NULL REFERENCES players (id),
  -- Why: everyone, code, operator:REFERENCE, step:N of what was hunted, place:N of a tournament. Each once.
  source TEXT NOT NULL,
  currency TEXT REFERENCES currencies (code),
  -- Of a free bet: its worth before it was raised.
  amount BIGINT CHECK (amount > 0),
  boost_multiplier INTEGER NOT NULL DEFAULT 10000 CHECK (boost_multiplier >= 10000),
  uses_count INTEGER CHECK (uses_count > 0),
  times_used INTEGER NOT NULL DEFAULT 0,
  seen BOOLEAN NOT NULL DEFAULT false,
  created_at TIMESTAMPTZ NOT NULL,
  activated_at TIMESTAMPTZ,
  -- Another free bet was started after it, where one at a time may run.
  overridden BOOLEAN NOT NULL DEFAULT false,
  expires_at TIMESTAMPTZ,
  expired_at TIMESTAMPTZ,
  -- Farmed by decided bets; when they were reached orders equals.
  points BIGINT NOT NULL DEFAULT 0,
  points_at TIMESTAMPTZ NOT NULL,
  -- Rungs of the ladder that were paid.
  steps_paid INTEGER NOT NULL DEFAULT 0,
  UNIQUE (bonus_id, player_id, source),
  CONSTRAINT no_use_too_many CHECK (times_used >= 0 AND (uses_count IS NULL OR times_used <= uses_count)),
  CHECK (amount IS NULL OR (currency IS NOT NULL AND uses_count IS NOT NULL))
);
CREATE INDEX player_bonuses_of_player ON player_bonuses (player_id);
CREATE INDEX player_bonuses_ranked ON player_bonuses (bonus_id, points DESC, points_at, id);
CREATE INDEX player_bonuses_to_expire ON player_bonuses (expires_at) WHERE expired_at IS NULL;

-- What a bet was promised by a bonus when it was placed.
CREATE TABLE bet_bonuses (
  bet_id BIGINT PRIMARY KEY REFERENCES bets (id) DEFERRABLE INITIALLY DEFERRED,
  issue_id INTEGER NOT NULL REFERENCES player_bonuses (id),
  bonus_id INTEGER NOT NULL REFERENCES bonuses (id),
  type TEXT NOT NULL,
  -- Scaled: what winnings are multiplied by when every leg wins; 10,000 where they are not.
  odds INTEGER NOT NULL,
  -- Ranges and places of the selections that count, of a combo boost.
  terms JSONB NOT NULL,
  -- The stake is the house's.
  is_house BOOLEAN NOT NULL,
  -- Worth of the free bet, in subunits; 0 of others.
  amount BIGINT NOT NULL,
  -- What it farms when it is decided, and whether it has.
  points BIGINT NOT NULL DEFAULT 0,
  has_farmed BOOLEAN NOT NULL DEFAULT false,
  -- The free bet came back.
  is_returned BOOLEAN NOT NULL DEFAULT false,
  -- Its stake has gone into the pool, as far as it does.
  has_fed BOOLEAN NOT NULL DEFAULT false
);
CREATE INDEX bet_bonuses_unfed ON bet_bonuses (bet_id) WHERE NOT has_fed AND points > 0;
CREATE INDEX bet_bonuses_of_bonus ON bet_bonuses (bonus_id);
CREATE INDEX bet_bonuses_of_issue ON bet_bonuses (issue_id);

-- Events that have counted for a player's hunt, where each counts once.
CREATE TABLE farmed_events (
  issue_id INTEGER NOT NULL REFERENCES player_bonuses (id),
  event_id BIGINT NOT NULL,
  bet_id BIGINT NOT NULL,
  PRIMARY KEY (issue_id, event_id)
);
CREATE INDEX farmed_events_of_bet ON farmed_events (bet_id);

INSERT INTO wallet_accounts (id, system_code, currency)
SELECT (SELECT max(id) FROM wallet_accounts WHERE system_code IS NOT NULL) + row_number() OVER (ORDER BY s.code, c.code), s.code, c.code
FROM currencies c CROSS JOIN (VALUES ('bonuses_promised'), ('bonus_pools')) AS s (code);

INSERT INTO transfer_kinds (kind, from_side, to_side, meaning) VALUES
  ('bonus_granted', '{house_equity,bonus_pools}', '{bonuses_promised}', 'a free bet is given, or raised'),
  ('bonus_expired', '{bonuses_promised}', '{house_equity}', 'a free bet that nobody used'),
  ('bonus_stake', '{bonuses_promised}', '{stakes_pending}', 'a bet is placed with a stake of the house'),
  ('bonus_stake_returned', '{stakes_pending}', '{bonuses_promised}', 'a bet with a stake of the house was not accepted'),
  ('bonus_used', '{bonuses_promised}', '{house_equity}', 'a free bet is used, its worth not being the stake; or used again by a correction'),
  ('bonus_restored', '{house_equity}', '{bonuses_promised}', 'a free bet comes back from a bet that gave it back'),
  ('bonus_pool_funded', '{house_equity}', '{bonus_pools}', 'what is hunted for, at its beginning and as stakes feed it'),
  ('bonus_pool_closed', '{bonus_pools}', '{house_equity}', 'what nobody has won');
