-- What files said last of a fixture that was imported: which round it is, and its kick-off. A fixture keeps its match by league, teams
-- and round; its kick-off may change, and only one that a file changes moves the match.
CREATE TABLE imported_fixtures (
  match_id INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  -- As the file calls it, null where it does not.
  round TEXT,
  starts_at TIMESTAMPTZ NOT NULL
);
INSERT INTO imported_fixtures (match_id, starts_at) SELECT id, starts_at FROM matches WHERE origin = 'import';
