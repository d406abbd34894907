-- What data providers describe: their markets by language, and names of those who take part.
CREATE TABLE market_descriptions (
  provider  text NOT NULL,
  market_id integer NOT NULL,
  -- Value of the specifier 'variant' that it is for, '' for all that have none of their own.
  variant   text NOT NULL DEFAULT '',
  language  text NOT NULL CHECK (language IN ('en', 'de')),
  name      text NOT NULL,
  -- As the provider calls them.
  groups    text[] NOT NULL,
  -- [{"id": ..., "name": ...}]
  outcomes  jsonb NOT NULL,
  PRIMARY KEY (provider, market_id, variant, language)
);

CREATE TABLE feed_profiles (
  provider text NOT NULL,
  urn      text NOT NULL,
  name     text NOT NULL,
  PRIMARY KEY (provider, urn)
);

-- Messages of feeds in the order in which they came: the process that owns the offer takes them over, and reads them again
-- when it begins. They go when their event is over.
CREATE TABLE feed_messages (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider    text NOT NULL,
  -- Null: about no event.
  match_id    integer,
  received_at timestamptz NOT NULL,
  body        text NOT NULL
);
CREATE INDEX feed_messages_match ON feed_messages (match_id);

-- Matches that a data provider plays: this book neither plans nor simulates them.
ALTER TABLE matches DROP CONSTRAINT matches_origin_check;
ALTER TABLE matches ADD CONSTRAINT matches_origin_check
  CHECK (origin IN ('programme', 'filler', 'import', 'outright', 'feed'));
