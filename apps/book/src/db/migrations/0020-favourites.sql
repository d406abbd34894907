-- What players follow. Ids are those of matches, tournaments and competitors; old matches are removed, so no reference.
CREATE TABLE favourites (
  player_id INTEGER NOT NULL REFERENCES players (id),
  type TEXT NOT NULL CHECK (type IN ('events', 'tournaments', 'competitors')),
  object_id INTEGER NOT NULL,
  created_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (player_id, type, object_id)
);
