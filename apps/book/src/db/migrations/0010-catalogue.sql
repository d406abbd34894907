-- What the demo world is made of. Names are {"en": ..., "de": ...} where they are translated.
CREATE TABLE sports (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  names JSONB NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('regular', 'cyber')),
  priority INTEGER NOT NULL,
  provider TEXT NOT NULL
);

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  sport_id INTEGER NOT NULL REFERENCES sports,
  key TEXT NOT NULL,
  names JSONB NOT NULL,
  country_code TEXT,
  priority INTEGER NOT NULL,
  UNIQUE (sport_id, key)
);

CREATE TABLE tournaments (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES categories,
  -- Stable word for the league; imports add leagues under keys of their own.
  key TEXT NOT NULL UNIQUE,
  names JSONB NOT NULL,
  priority INTEGER NOT NULL,
  provider TEXT NOT NULL,
  -- Goal level, 1 is the sport's mean.
  tempo DOUBLE PRECISION NOT NULL,
  best_of SMALLINT NOT NULL
);

CREATE TABLE competitors (
  id INTEGER PRIMARY KEY,
  sport_id INTEGER NOT NULL REFERENCES sports,
  name TEXT NOT NULL,
  short_name TEXT NOT NULL,
  city TEXT,
  stadium TEXT,
  -- Key of the category it is at home in; null for players and international teams.
  country TEXT,
  primary_color TEXT NOT NULL,
  secondary_color TEXT NOT NULL,
  aliases TEXT[] NOT NULL,
  -- Mean 0, standard deviation about 1 inside a sport.
  rating DOUBLE PRECISION NOT NULL
);

-- Ids of what imports add; the world's own ids stay below.
CREATE SEQUENCE imported_ids AS INTEGER START 50000000;

CREATE TABLE matches (
  id INTEGER GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('match', 'outright')),
  tournament_id INTEGER NOT NULL REFERENCES tournaments,
  home_id INTEGER REFERENCES competitors,
  away_id INTEGER REFERENCES competitors,
  -- weekly programme, filler that keeps enough live, import, or outright
  origin TEXT NOT NULL CHECK (origin IN ('programme', 'filler', 'import', 'outright')),
  -- Same fixture planned or imported twice is one match.
  seed TEXT NOT NULL UNIQUE,
  -- Strengths and format as drawn when it was planned; null for imported results, which are not played here.
  setup JSONB,
  status SMALLINT NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 5),
  starts_at TIMESTAMPTZ NOT NULL,
  -- Outrights: when they are decided.
  ends_at TIMESTAMPTZ,
  -- Match time of the last event in ms.
  length_ms INTEGER NOT NULL DEFAULT 0,
  -- The match clock: it showed anchor_ms at anchor_at and runs speed times as fast as the wall's.
  anchor_at TIMESTAMPTZ NOT NULL,
  anchor_ms DOUBLE PRECISION NOT NULL DEFAULT 0,
  speed DOUBLE PRECISION NOT NULL CHECK (speed > 0),
  -- Score, periods and counters as last seen; null before the start.
  score JSONB,
  CHECK ((type = 'match') = (home_id IS NOT NULL AND away_id IS NOT NULL)),
  CHECK (home_id <> away_id)
);
CREATE INDEX matches_open ON matches (starts_at) WHERE status < 3;
CREATE INDEX matches_finished ON matches (starts_at DESC, id) WHERE status = 4 AND type = 'match';

-- When a competitor plays, rest included: the database itself refuses two matches of a team at the same time.
CREATE TABLE appearances (
  match_id INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  competitor_id INTEGER NOT NULL REFERENCES competitors,
  during TSTZRANGE NOT NULL,
  PRIMARY KEY (match_id, competitor_id),
  CONSTRAINT one_match_at_a_time
    EXCLUDE USING gist (int4range(competitor_id, competitor_id, '[]') WITH &&, during WITH &&)
);
CREATE INDEX appearances_until ON appearances (upper(during));

-- Progress of the demo world: its seed, its speed, how far it is planned.
CREATE TABLE world_state (key TEXT PRIMARY KEY, value TEXT NOT NULL);
