-- Processes that run on this database, with what has to be the same in all of them.
CREATE TABLE book_processes (
  id         uuid PRIMARY KEY,
  -- Host and process number, for sentences about it.
  name       text NOT NULL,
  roles      text[] NOT NULL,
  -- Settings by name: the value, or the beginning of the hash of a secret.
  settings   jsonb NOT NULL,
  -- Nodes of the realtime engine that it publishes to; empty while the engine does not answer.
  engine     text[] NOT NULL,
  -- Whether that engine is the hub in the process itself.
  has_hub    boolean NOT NULL,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at    timestamptz NOT NULL DEFAULT clock_timestamp()
);
