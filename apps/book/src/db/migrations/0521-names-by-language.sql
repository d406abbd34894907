-- What a data provider calls somebody, by language.
ALTER TABLE feed_profiles ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE feed_profiles DROP CONSTRAINT feed_profiles_pkey;
ALTER TABLE feed_profiles ADD PRIMARY KEY (provider, urn, language);

-- Names by language, of those who have more than one; null: the same in all.
ALTER TABLE competitors ADD COLUMN names JSONB;

-- What a feed called leagues and countries in one language was written into all of them.
UPDATE tournaments SET names = jsonb_build_object('en', names -> 'en') WHERE key ~ '^(sr|od):';
UPDATE categories SET names = jsonb_build_object('en', names -> 'en')
  WHERE id IN (SELECT id FROM feed_numbers WHERE urn ~ '^(sr|od):category:') AND id > 1000000;

-- Where a match is played, where that is known of the match itself: {"urn": ..., "names": {language: {"stadium": ..., "city": ...}}}.
-- Null: on the ground of its home side.
ALTER TABLE matches ADD COLUMN venue JSONB;
