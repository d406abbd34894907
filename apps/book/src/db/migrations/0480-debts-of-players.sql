-- A debt is its player's: money on any of their accounts pays it, at the rate of the moment.
UPDATE transfer_kinds SET to_side = '{player_debts,exchange}', meaning = 'money of a player goes to what they owe first' WHERE kind = 'debt_repaid';
INSERT INTO transfer_kinds (kind, from_side, to_side, meaning) VALUES
  ('debt_repaid_elsewhere', '{exchange}', '{player_debts}', 'what money of another currency pays of a debt');

-- What was taken from an account for a debt of another currency.
CREATE TABLE debt_collections (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  debt_account BIGINT NOT NULL REFERENCES wallet_accounts (id),
  from_account BIGINT NOT NULL REFERENCES wallet_accounts (id),
  amount BIGINT NOT NULL CHECK (amount > 0),
  repaid BIGINT NOT NULL CHECK (repaid > 0),
  -- Units for one EUR, by which it was changed.
  from_rate NUMERIC NOT NULL,
  debt_rate NUMERIC NOT NULL,
  out_transfer BIGINT NOT NULL UNIQUE,
  in_transfer BIGINT NOT NULL UNIQUE,
  at TIMESTAMPTZ NOT NULL,
  CHECK (debt_account <> from_account)
);
CREATE INDEX debt_collections_of_debt ON debt_collections (debt_account);
CREATE INDEX player_debts_open ON player_debts (account_id) WHERE amount > 0;

-- Rules of the ledger that hold from a movement on: what came before them was allowed.
CREATE TABLE ledger_rules (
  name TEXT PRIMARY KEY,
  after_transfer BIGINT NOT NULL
);
INSERT INTO ledger_rules (name, after_transfer) SELECT 'debts_hold_money', coalesce(max(id), 0) FROM wallet_transfers;

-- Every way in pays debts now (wallet_post).
DROP FUNCTION IF EXISTS wallet_repay_debt(BIGINT, BIGINT, BIGINT, SMALLINT, TIMESTAMPTZ);
