-- Data providers as the operator has them: while one is down, nothing of it can be bet on.
CREATE TABLE provider_statuses (
  provider TEXT PRIMARY KEY,
  status TEXT NOT NULL CHECK (status IN ('up', 'down')),
  changed_at TIMESTAMPTZ NOT NULL,
  -- The status that everybody was told last.
  told TEXT NOT NULL
);
