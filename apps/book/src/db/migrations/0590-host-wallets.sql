-- Seamless wallets: a host keeps the balance of its players, and the book asks it to take and to give money. The account of such a player
-- here is empty between two transactions: what comes in for a stake leaves with it, and what reaches it goes on to the host (wallet_post).
ALTER TABLE embed_hosts ADD COLUMN wallet TEXT NOT NULL DEFAULT 'book' CHECK (wallet IN ('book', 'seamless'));
ALTER TABLE embed_hosts ADD COLUMN wallet_url TEXT;
ALTER TABLE embed_hosts ADD CONSTRAINT embed_hosts_wallet_url CHECK ((wallet = 'seamless') = (wallet_url IS NOT NULL));

-- Accounts whose money a host keeps, with what it said last that is there; null until it has said anything.
CREATE TABLE host_accounts (
  account_id BIGINT PRIMARY KEY REFERENCES wallet_accounts (id),
  host_id INTEGER NOT NULL REFERENCES embed_hosts (id),
  external_id TEXT NOT NULL,
  balance BIGINT,
  -- Grows with every word about the balance.
  version BIGINT NOT NULL DEFAULT 0,
  said_at TIMESTAMPTZ
);
CREATE INDEX host_accounts_of_host ON host_accounts (host_id);

-- What a host is asked to take (debit) or to give (credit), written before it is asked. A debit is asked for until the host answers or
-- patience is over; then it is rolled back until the host has said that it did. A credit is asked for until the host says done.
CREATE TABLE host_payments (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the host knows it by: asked for again, it is the same payment.
  key TEXT NOT NULL UNIQUE DEFAULT 'pay_' || replace(gen_random_uuid()::text, '-', ''),
  account_id BIGINT NOT NULL REFERENCES host_accounts (account_id),
  kind TEXT NOT NULL CHECK (kind IN ('debit', 'credit')),
  -- Of a debit stake or debt; of a credit the kind of transfer that brought the money.
  purpose TEXT NOT NULL,
  -- Of a credit; the bets of a debit name it.
  bet_id BIGINT,
  amount BIGINT NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'done', 'refused', 'rolling_back', 'rolled_back')),
  -- Why a debit was refused, as the host says it.
  reason TEXT,
  made_at TIMESTAMPTZ NOT NULL,
  -- Until then a debit may still be answered.
  until TIMESTAMPTZ,
  tries INTEGER NOT NULL DEFAULT 0,
  -- When the host is asked next; null once it is over.
  try_at TIMESTAMPTZ,
  last_fault TEXT,
  ended_at TIMESTAMPTZ,
  CHECK (kind = 'debit' OR state IN ('asked', 'done')),
  CHECK ((kind = 'debit') = (until IS NOT NULL)),
  CHECK ((state IN ('done', 'refused', 'rolled_back')) = (ended_at IS NOT NULL)),
  CHECK ((try_at IS NULL) = (ended_at IS NOT NULL))
);
CREATE INDEX host_payments_due ON host_payments (try_at) WHERE try_at IS NOT NULL;
CREATE INDEX host_payments_of_account ON host_payments (account_id, id);

-- The debit that brings the stake; null where the money is the book's.
ALTER TABLE bets ADD COLUMN host_debit BIGINT REFERENCES host_payments (id);
CREATE INDEX bets_of_host_debit ON bets (host_debit) WHERE host_debit IS NOT NULL;

-- host_wallets: the wallets of hosts, outside. host_claims: debits that nobody has answered yet. host_payable: credits likewise.
INSERT INTO wallet_accounts (id, system_code, currency)
SELECT (SELECT max(id) FROM wallet_accounts WHERE system_code IS NOT NULL) + row_number() OVER (ORDER BY s.code, c.code), s.code, c.code
FROM currencies c CROSS JOIN (VALUES ('host_wallets'), ('host_claims'), ('host_payable')) AS s (code);
INSERT INTO transfer_kinds (kind, from_side, to_side, meaning) VALUES
  ('host_debit', '{host_claims}', '{player}', 'a host is asked for this money of its player'),
  ('host_debit_done', '{host_wallets}', '{host_claims}', 'the host has taken it from its player'),
  ('host_debit_void', '{player}', '{host_claims}', 'the host has not taken it, or gives it back'),
  ('host_credit', '{player}', '{host_payable}', 'money of a player that goes on to the host'),
  ('host_credit_done', '{host_payable}', '{host_wallets}', 'the host has given it to its player');

