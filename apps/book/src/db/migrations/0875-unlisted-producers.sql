-- Producers that send messages through a session and are not in the vendor's list are counted with markets and events.
ALTER TABLE feed_unknowns DROP CONSTRAINT feed_unknowns_kind_check;
ALTER TABLE feed_unknowns ADD CONSTRAINT feed_unknowns_kind_check CHECK (kind IN ('market', 'event', 'producer'));
