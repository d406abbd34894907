-- The site as data: every version that was published, and the draft beside them.
CREATE TABLE site_versions (
  version INTEGER PRIMARY KEY,
  -- The file as it was published: JSON, read with the schema of the release that shows it.
  body TEXT NOT NULL,
  author TEXT NOT NULL,
  published_at TIMESTAMPTZ NOT NULL,
  -- Paths of event pages that were taken away: they answer 410.
  gone TEXT[] NOT NULL DEFAULT '{}',
  -- Whether everybody has been told.
  told BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX site_versions_untold ON site_versions (version) WHERE NOT told;

CREATE TABLE site_drafts (
  name TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  -- The version it began with: publishing over a newer one is a conflict.
  based_on INTEGER NOT NULL,
  -- Grows with every save: who saves over a newer one is told.
  revision INTEGER NOT NULL,
  author TEXT NOT NULL,
  saved_at TIMESTAMPTZ NOT NULL
);

-- Style sheets of published versions, by the hash that their address has: pages of before still find theirs.
CREATE TABLE site_styles (
  hash TEXT PRIMARY KEY,
  css TEXT NOT NULL
);
