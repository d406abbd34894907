-- The kick-off as it was stated last, whether or not the match had begun by then. A bet at a price from before the start that was placed after
-- it is void (view leg_facts). Null: no other kick-off than the planned one was stated.
ALTER TABLE matches ADD COLUMN stated_start TIMESTAMPTZ;
