-- By what a person is known again: keyed hashes of their particulars, never the particulars. What somebody was once known by stays.
CREATE TABLE person_keys (
  player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('phone', 'email', 'personal_number', 'method', 'name', 'home')),
  hash TEXT NOT NULL,
  PRIMARY KEY (player_id, kind, hash)
);
CREATE INDEX person_keys_hash ON person_keys (hash, kind);

-- Of which form the keys of a player are; another than the present one: they are made again.
ALTER TABLE players ADD COLUMN known_by TEXT;
CREATE INDEX players_known_by ON players (known_by);
CREATE INDEX players_personal_number ON players (personal_number) WHERE personal_number IS NOT NULL;

-- Accounts that take part in no play until an operator has looked. Rows stay: a match that was released holds nobody again. Players are
-- not referenced: who holds an account must not wait for who changes it, and waits for this one.
CREATE TABLE player_holds (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id INTEGER NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('under_age', 'same_person')),
  -- The account of the same person that is shut out.
  matched_id INTEGER,
  kinds TEXT[] NOT NULL DEFAULT '{}',
  created_at TIMESTAMPTZ NOT NULL,
  released_at TIMESTAMPTZ,
  CHECK ((reason = 'same_person') = (matched_id IS NOT NULL))
);
CREATE UNIQUE INDEX player_holds_match ON player_holds (player_id, matched_id);
CREATE UNIQUE INDEX player_holds_age ON player_holds (player_id) WHERE reason = 'under_age' AND released_at IS NULL;
CREATE INDEX player_holds_open ON player_holds (player_id) WHERE released_at IS NULL;

-- First versions; they live in functions/.
CREATE FUNCTION hold_refusal(p_player INTEGER) RETURNS TEXT LANGUAGE sql STABLE AS $$ SELECT NULL::text $$;
