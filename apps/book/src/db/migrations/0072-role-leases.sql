-- Who holds a role, and since when nothing was heard of them: a process may stop without its connections noticing.
CREATE TABLE role_leases (
  name TEXT PRIMARY KEY,
  -- Grows with every holder. Connections of an earlier one are closed before a new one begins, and open no more.
  fence BIGINT NOT NULL,
  renewed_at TIMESTAMPTZ NOT NULL
);
