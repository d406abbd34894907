-- Limits that players set themselves. A change ends a row and makes another: what held when stays known.
CREATE TABLE player_limits (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  type TEXT NOT NULL CHECK (type IN ('bet', 'wager', 'loss', 'coolingoff', 'selfexclusion')),
  period TEXT CHECK (period IN ('day', 'week', 'month')),
  currency TEXT REFERENCES currencies (code),
  amount BIGINT CHECK (amount > 0),
  time_zone TEXT NOT NULL DEFAULT 'UTC',
  created_at TIMESTAMPTZ NOT NULL,
  -- A looser limit that waits for the player's second word; next_amount is null where it is lifted.
  next_amount BIGINT CHECK (next_amount > 0),
  confirm_from TIMESTAMPTZ,
  confirm_until TIMESTAMPTZ,
  -- Of a break or an exclusion: until then nothing can end it.
  disable_at TIMESTAMPTZ,
  -- It holds until then.
  ended_at TIMESTAMPTZ,
  CHECK ((amount IS NULL) = (type IN ('coolingoff', 'selfexclusion'))),
  CHECK ((amount IS NULL) = (currency IS NULL)),
  CHECK ((period IS NOT NULL) = (type IN ('wager', 'loss'))),
  CHECK ((disable_at IS NOT NULL) = (type IN ('coolingoff', 'selfexclusion'))),
  CHECK ((confirm_from IS NULL) = (confirm_until IS NULL))
);
CREATE INDEX player_limits_of_player ON player_limits (player_id);
CREATE UNIQUE INDEX player_limits_one ON player_limits (player_id, type, coalesce(period, ''))
  WHERE ended_at IS NULL AND amount IS NOT NULL;
