-- Where a statement about a market stands among others of the same moment: the number of its message, where that does not say when it
-- was made; 0 for all others, of which content decides. Those from before keep the order in which they came.
ALTER TABLE market_words ADD COLUMN place BIGINT NOT NULL DEFAULT 0;
UPDATE market_words SET place = id;
