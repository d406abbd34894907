-- A balance at a host that is known to be out of date: since when, and when the host is asked for it again. Both are null while the last
-- answer counts.
ALTER TABLE host_accounts ADD COLUMN stale_since TIMESTAMPTZ;
ALTER TABLE host_accounts ADD COLUMN ask_at TIMESTAMPTZ;
ALTER TABLE host_accounts ADD CONSTRAINT host_accounts_stale CHECK ((stale_since IS NULL) = (ask_at IS NULL));
CREATE INDEX host_accounts_to_ask ON host_accounts (ask_at) WHERE ask_at IS NOT NULL;
