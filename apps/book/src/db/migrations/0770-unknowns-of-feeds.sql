-- What messages of a feed name and this book does not know: markets without a description, and events that it does not offer.
CREATE TABLE feed_unknowns (
  provider text NOT NULL,
  kind     text NOT NULL CHECK (kind IN ('market', 'event')),
  -- Number of a market with its specifiers, or an event's URN.
  name     text NOT NULL,
  times    integer NOT NULL,
  seen_at  timestamptz NOT NULL,
  PRIMARY KEY (provider, kind, name)
);

-- Languages that the session asks for: names that are missing in them are counted.
ALTER TABLE feed_sessions ADD COLUMN languages text[] NOT NULL DEFAULT '{}';
