-- Sports and events of additional providers: races of many runners, draws of numbers. They are named as outrights are.
ALTER TABLE sports DROP CONSTRAINT sports_type_check;
ALTER TABLE sports ADD CONSTRAINT sports_type_check CHECK (type IN ('regular', 'cyber', 'racing', 'lottery'));

DO $$
DECLARE name TEXT;
BEGIN
  FOR name IN SELECT conname FROM pg_constraint
    WHERE conrelid = 'matches'::regclass AND contype = 'c'
      AND (pg_get_constraintdef(oid) LIKE '%outright%' OR pg_get_constraintdef(oid) LIKE '%home_id IS NOT NULL%')
  LOOP
    EXECUTE format('ALTER TABLE matches DROP CONSTRAINT %I', name);
  END LOOP;
END $$;
ALTER TABLE matches
  ADD CONSTRAINT matches_type_check CHECK (type IN ('match', 'outright', 'race', 'draw')),
  ADD CONSTRAINT matches_origin_check CHECK (origin IN ('programme', 'filler', 'import', 'outright')),
  ADD CONSTRAINT match_has_sides CHECK ((type = 'match') = (home_id IS NOT NULL AND away_id IS NOT NULL)),
  ADD CONSTRAINT other_events_have_names CHECK ((type <> 'match') = (names IS NOT NULL AND ends_at IS NOT NULL)),
  ADD CONSTRAINT outrights_and_races_have_competitors CHECK ((type IN ('outright', 'race')) = (competitor_ids IS NOT NULL));
CREATE INDEX matches_of_additional_providers ON matches (type, starts_at) WHERE type IN ('race', 'draw');
