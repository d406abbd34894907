-- What a vendor calls its sports, by its numbers: those that this book does not offer are named to people.
ALTER TABLE feed_words DROP CONSTRAINT feed_words_kind_check;
ALTER TABLE feed_words ADD CONSTRAINT feed_words_kind_check CHECK (kind IN ('match_status', 'void_reason', 'sport'));
