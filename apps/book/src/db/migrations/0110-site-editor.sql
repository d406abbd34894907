-- Operators compose the site on screen: who they are, what they did, and whom a draft is shown to.
ALTER TABLE players ADD COLUMN is_operator BOOLEAN NOT NULL DEFAULT FALSE;

-- A draft that was published makes room for the next, which must not have a revision that the other one had.
CREATE SEQUENCE site_draft_revisions;
SELECT setval('site_draft_revisions', (SELECT coalesce(max(revision), 0) + 1 FROM site_drafts));

-- Everything that was done to the site in the editor, in its order; nothing of it is ever changed.
CREATE TABLE site_edits (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at TIMESTAMPTZ NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  -- Who it was, as they were called then.
  author TEXT NOT NULL,
  action TEXT NOT NULL,
  -- Of the draft that was saved, restored or published.
  revision INTEGER,
  -- That was published or restored.
  version INTEGER,
  -- Made by the editor before sending: what was done under it is answered again and not done again.
  idempotency_key TEXT NOT NULL,
  -- The JSON text that was answered.
  answer TEXT NOT NULL,
  UNIQUE (player_id, idempotency_key)
);

-- Whoever has the token sees the draft.
CREATE TABLE site_previews (
  token_hash TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX site_previews_expiry ON site_previews (expires_at);

-- Looks of drafts, kept as long as somebody may be looking at one.
CREATE TABLE site_draft_styles (
  hash TEXT PRIMARY KEY,
  css TEXT NOT NULL,
  saved_at TIMESTAMPTZ NOT NULL
);
