-- Results of a league in the order of their kick-offs: its table and its results, which go back whole seasons.
CREATE INDEX matches_finished_of_league ON matches (tournament_id, starts_at DESC) WHERE ((status = 4) AND (type = 'match'));
