-- What an outright is called ({"en": ..., "de": ...}) and who is in it; null for matches.
ALTER TABLE matches ADD COLUMN names JSONB, ADD COLUMN competitor_ids INTEGER[],
  ADD CHECK ((type = 'outright') = (names IS NOT NULL AND competitor_ids IS NOT NULL AND ends_at IS NOT NULL));
