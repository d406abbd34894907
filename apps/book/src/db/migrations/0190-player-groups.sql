-- Groups that the operator has put players in; those of the product (new, verified, operators) follow from the player.
CREATE TABLE player_groups (
  player_id INTEGER NOT NULL REFERENCES players (id),
  group_id TEXT NOT NULL CHECK (group_id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  added_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (player_id, group_id)
);
