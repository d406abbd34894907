-- Money that left the book for a player's own account elsewhere, by the payment's reference there: it leaves once.
CREATE TABLE withdrawals (
  reference TEXT PRIMARY KEY,
  account_id BIGINT NOT NULL REFERENCES wallet_accounts (id),
  amount BIGINT NOT NULL CHECK (amount > 0),
  at TIMESTAMPTZ NOT NULL
);
CREATE INDEX withdrawals_of_account ON withdrawals (account_id);
