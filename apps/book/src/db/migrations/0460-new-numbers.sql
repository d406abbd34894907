-- Since when a number is a login of this account; null: since the account was made, or before this was kept.
ALTER TABLE players ADD COLUMN auth_phone_since TIMESTAMPTZ;
