-- Boxes of a player's loot box, each drawn by a seed of its own. The seed is a secret until the box is opened; the commitment is told
-- from the beginning. What may be in it is kept as it was promised.
CREATE TABLE loot_boxes (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  issue_id INTEGER NOT NULL REFERENCES player_bonuses (id),
  -- From 1; they are opened in this order.
  number SMALLINT NOT NULL CHECK (number > 0),
  -- Points of the loot box that bring it.
  points BIGINT NOT NULL CHECK (points >= 0),
  seed TEXT NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  commitment TEXT NOT NULL,
  -- [{multiplier, chance}], chances being exact fractions that are 1 together.
  contents JSONB NOT NULL,
  opened_at TIMESTAMPTZ,
  -- The idempotency key of the request: made by the player's device before anything could be drawn.
  client_key TEXT,
  freebet_id INTEGER REFERENCES player_bonuses (id),
  -- Place in the contents of what was in it, and what the free bet was raised by, scaled by 10,000.
  drawn SMALLINT,
  multiplier INTEGER,
  UNIQUE (issue_id, number),
  UNIQUE (issue_id, client_key),
  UNIQUE (freebet_id),
  CONSTRAINT opened_with_all CHECK ((opened_at IS NULL) = (client_key IS NULL) AND (opened_at IS NULL) = (freebet_id IS NULL)
    AND (opened_at IS NULL) = (drawn IS NULL) AND (opened_at IS NULL) = (multiplier IS NULL))
);

-- That a free bet ends soon is said once.
ALTER TABLE player_bonuses ADD COLUMN is_end_told BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX player_bonuses_ending ON player_bonuses (expires_at) WHERE expired_at IS NULL AND amount IS NOT NULL AND NOT is_end_told;
