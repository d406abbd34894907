-- Latest results of a competitor and earlier meetings of two.
CREATE INDEX matches_finished_home ON matches (home_id, starts_at DESC) WHERE status = 4 AND type = 'match';
CREATE INDEX matches_finished_away ON matches (away_id, starts_at DESC) WHERE status = 4 AND type = 'match';
