-- Who wins a match, as players see it coming. One vote per player and match; old matches are removed, so no reference.
CREATE TABLE prediction_votes (
  match_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  outcome TEXT NOT NULL CHECK (outcome IN ('home', 'draw', 'away')),
  created_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (match_id, player_id)
);
