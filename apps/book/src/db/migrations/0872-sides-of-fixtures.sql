-- Which document said last who plays at home, by the provider's clock, and when a document last changed the sides over, by the book's.
-- Bets that were placed before that are void (decision 66). Null: no document has changed them.
ALTER TABLE matches ADD COLUMN sides_said_at TIMESTAMPTZ, ADD COLUMN sides_swapped_at TIMESTAMPTZ;
