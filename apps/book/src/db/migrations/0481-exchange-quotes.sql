-- What the operator keeps of an exchange into or out of a currency, in hundredths of a percent; of two currencies both.
ALTER TABLE currencies ADD COLUMN exchange_margin INTEGER NOT NULL DEFAULT 100 CHECK (exchange_margin BETWEEN 0 AND 5000);
UPDATE currencies SET exchange_margin = CASE WHEN code = 'EUR' THEN 0 WHEN fiat THEN 100 ELSE 200 END;
-- The smallest withdrawal, in subunits: about as much as the smallest deposit.
ALTER TABLE currencies ADD COLUMN min_withdrawal BIGINT NOT NULL DEFAULT 1 CHECK (min_withdrawal > 0);
UPDATE currencies SET min_withdrawal = 10 * min_stake;

-- What a player was offered for an amount, and until when.
CREATE TABLE exchange_quotes (
  id TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  from_currency TEXT NOT NULL REFERENCES currencies (code),
  to_currency TEXT NOT NULL REFERENCES currencies (code),
  amount BIGINT NOT NULL CHECK (amount > 0),
  received BIGINT NOT NULL CHECK (received > 0),
  expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX exchange_quotes_by_end ON exchange_quotes (expires_at);

ALTER TABLE exchanges ADD COLUMN margin INTEGER NOT NULL DEFAULT 0, ADD COLUMN quote_id TEXT;
CREATE INDEX exchanges_of_player ON exchanges (player_id, at);
INSERT INTO ledger_rules (name, after_transfer)
SELECT name, coalesce((SELECT max(id) FROM wallet_transfers), 0) FROM (VALUES ('exchanges_by_the_rate_of_the_moment'), ('withdrawals_by_method')) AS r (name);
