-- How a match of a feed stands by the latest message about its score: that message's time and content. A later message corrects the score, also
-- after the end. Of two messages of one moment the order of their text decides, so the text is kept as it is (json, not jsonb).
ALTER TABLE matches ADD COLUMN feed_state JSON;
