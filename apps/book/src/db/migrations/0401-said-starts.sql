-- When the start of a match of a feed was said last, by the feed's clock: of two starts the one said later counts. And the start in
-- the last document about the match that has no time of its own: the same document again is no news.
ALTER TABLE matches ADD COLUMN start_said_at TIMESTAMPTZ, ADD COLUMN described_start TIMESTAMPTZ;
