-- What currencies are worth, and since when. The latest row of a currency that is not in the future holds.
CREATE TABLE currency_rates (
  currency TEXT NOT NULL REFERENCES currencies (code),
  at TIMESTAMPTZ NOT NULL,
  units_per_euro NUMERIC NOT NULL CHECK (units_per_euro > 0),
  PRIMARY KEY (currency, at)
);
INSERT INTO currency_rates (currency, at, units_per_euro)
SELECT code, '2026-01-01T00:00:00Z', units_per_euro FROM currencies;
ALTER TABLE currencies DROP COLUMN units_per_euro;

-- The movements of a player's account. The system's accounts have ids below 1000 and are not listed this way.
CREATE INDEX wallet_transfers_out ON wallet_transfers (from_account, id) WHERE from_account >= 1000;
CREATE INDEX wallet_transfers_in ON wallet_transfers (to_account, id) WHERE to_account >= 1000;
