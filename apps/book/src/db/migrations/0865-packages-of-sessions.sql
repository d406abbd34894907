-- What a session consumes apart, such as the packages of TRADE360: number, producer, why it is not complete, and when its last message came.
ALTER TABLE feed_sessions ADD COLUMN packages jsonb NOT NULL DEFAULT '[]';
