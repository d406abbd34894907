-- The cashier: money that comes through a payment provider, money that goes back to players, money changed between their own accounts.

-- payments: what a payment provider holds for us, part of the world outside. withdrawals_pending: asked for and not decided yet.
-- exchange: what the house gave in one currency for another.
INSERT INTO wallet_accounts (id, system_code, currency)
SELECT (SELECT max(id) FROM wallet_accounts WHERE system_code IS NOT NULL) + row_number() OVER (ORDER BY s.code, c.code), s.code, c.code
FROM currencies c CROSS JOIN (VALUES ('payments'), ('withdrawals_pending'), ('exchange')) AS s (code);

INSERT INTO transfer_kinds (kind, from_side, to_side, meaning) VALUES
  ('payment', '{payments}', '{player}', 'a deposit through a payment provider'),
  ('chargeback', '{player}', '{payments}', 'a deposit that the provider took back'),
  ('chargeback_owed', '{player_debts}', '{payments}', 'what of it the account no longer had'),
  ('withdrawal_reserved', '{player}', '{withdrawals_pending}', 'a withdrawal is asked for'),
  ('withdrawal_returned', '{withdrawals_pending}', '{player}', 'a withdrawal that was taken back or rejected'),
  ('withdrawal_paid', '{withdrawals_pending}', '{payments}', 'a withdrawal that was approved'),
  ('exchange_out', '{player}', '{exchange}', 'money changed into another currency'),
  ('exchange_in', '{exchange}', '{player}', 'what it became');

-- What a player has paid with. A withdrawal goes to one of these and nowhere else.
CREATE TABLE payment_methods (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  provider TEXT NOT NULL,
  -- What the provider calls it: never a number that could be paid with.
  token TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('card', 'bank_transfer')),
  -- What tells it apart for its owner: the last digits.
  label TEXT NOT NULL,
  first_used_at TIMESTAMPTZ NOT NULL,
  UNIQUE (player_id, provider, token)
);

-- Deposits from the wish to their end.
CREATE TABLE deposit_intents (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  account_id BIGINT NOT NULL REFERENCES wallet_accounts (id),
  currency TEXT NOT NULL REFERENCES currencies (code),
  amount BIGINT NOT NULL CHECK (amount > 0),
  kind TEXT NOT NULL CHECK (kind IN ('page', 'iframe', 'script')),
  provider TEXT NOT NULL,
  -- What the provider knows it by.
  token TEXT NOT NULL UNIQUE,
  -- Where the player pays, as it was answered first.
  url TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'pending', 'succeeded', 'failed', 'expired', 'charged_back')),
  reason TEXT,
  -- What the provider calls the payment.
  reference TEXT,
  method_id INTEGER REFERENCES payment_methods (id),
  -- The transfer by which it was booked.
  transfer_id BIGINT UNIQUE,
  -- Of a payment that was taken back: what left the account, and what it no longer had, which is owed.
  chargeback_transfer BIGINT UNIQUE,
  owed_transfer BIGINT UNIQUE,
  owed BIGINT NOT NULL DEFAULT 0 CHECK (owed >= 0),
  -- A limit of the player's own was reached before the money came.
  passed_limit BOOLEAN NOT NULL DEFAULT false,
  created_at TIMESTAMPTZ NOT NULL,
  changed_at TIMESTAMPTZ NOT NULL,
  expires_at TIMESTAMPTZ NOT NULL,
  -- When the provider is asked next; null once nothing is open.
  ask_at TIMESTAMPTZ,
  UNIQUE (player_id, key),
  UNIQUE (provider, reference),
  CHECK ((reason IS NOT NULL) = (state = 'failed')),
  CHECK ((transfer_id IS NOT NULL) = (state IN ('succeeded', 'charged_back'))),
  CHECK (state NOT IN ('succeeded', 'charged_back') OR reference IS NOT NULL),
  CHECK ((ask_at IS NOT NULL) = (state IN ('created', 'pending')))
);
CREATE INDEX deposit_intents_of_player ON deposit_intents (player_id, id);
CREATE INDEX deposit_intents_to_ask ON deposit_intents (ask_at) WHERE ask_at IS NOT NULL;

-- What providers said and was taken: the same word counts once.
CREATE TABLE payment_events (
  provider TEXT NOT NULL,
  event_id TEXT NOT NULL,
  deposit_id INTEGER NOT NULL REFERENCES deposit_intents (id),
  type TEXT NOT NULL,
  said_hash TEXT NOT NULL,
  at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (provider, event_id)
);

-- Withdrawals that players ask for. What was paid out by an operator's word alone is in withdrawals.
CREATE TABLE withdrawal_requests (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  account_id BIGINT NOT NULL REFERENCES wallet_accounts (id),
  currency TEXT NOT NULL REFERENCES currencies (code),
  amount BIGINT NOT NULL CHECK (amount > 0),
  method_id INTEGER NOT NULL REFERENCES payment_methods (id),
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'approved', 'rejected', 'taken_back')),
  reserved_transfer BIGINT NOT NULL UNIQUE,
  decided_transfer BIGINT UNIQUE,
  created_at TIMESTAMPTZ NOT NULL,
  decided_at TIMESTAMPTZ,
  UNIQUE (player_id, key),
  CHECK ((decided_at IS NULL) = (state = 'requested')),
  CHECK ((decided_transfer IS NULL) = (state = 'requested'))
);
CREATE INDEX withdrawal_requests_of_player ON withdrawal_requests (player_id, id);
CREATE INDEX withdrawal_requests_waiting ON withdrawal_requests (id) WHERE state = 'requested';

-- Money that a player changed between accounts of their own.
CREATE TABLE exchanges (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  from_account BIGINT NOT NULL REFERENCES wallet_accounts (id),
  to_account BIGINT NOT NULL REFERENCES wallet_accounts (id),
  amount BIGINT NOT NULL CHECK (amount > 0),
  received BIGINT NOT NULL CHECK (received > 0),
  -- Units for one EUR, by which it was changed.
  from_rate NUMERIC NOT NULL,
  to_rate NUMERIC NOT NULL,
  out_transfer BIGINT NOT NULL UNIQUE,
  in_transfer BIGINT NOT NULL UNIQUE,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  at TIMESTAMPTZ NOT NULL,
  UNIQUE (player_id, key),
  CHECK (from_account <> to_account)
);

-- Deposits by an operator's word, by the payment's reference: each is booked once.
CREATE TABLE deposits_by_hand (
  reference TEXT PRIMARY KEY,
  account_id BIGINT NOT NULL REFERENCES wallet_accounts (id),
  amount BIGINT NOT NULL CHECK (amount > 0),
  transfer_id BIGINT NOT NULL UNIQUE,
  at TIMESTAMPTZ NOT NULL
);
