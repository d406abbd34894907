-- Why an event of a feed is not offered; null where no reason was found.
ALTER TABLE feed_unknowns ADD COLUMN why text;
