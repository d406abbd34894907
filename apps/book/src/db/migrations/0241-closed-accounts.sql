-- Accounts that their players have closed: nobody signs in, what was settled stays in the books.
ALTER TABLE players ADD COLUMN closed_at TIMESTAMPTZ;

-- Loyalty points that people of the operator gave or took; those that bets earn are counted from the bets.
CREATE TABLE comp_point_changes (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  points INTEGER NOT NULL CHECK (points <> 0),
  reason TEXT NOT NULL,
  at TIMESTAMPTZ NOT NULL
);
CREATE INDEX comp_point_changes_of_player ON comp_point_changes (player_id);
