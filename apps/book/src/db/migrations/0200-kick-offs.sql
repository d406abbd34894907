-- Matches whose followers have been told that they began: each is told of once.
CREATE TABLE kick_offs_told (
  match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  at TIMESTAMPTZ NOT NULL
);
