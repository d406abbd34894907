-- Where players live and when they were born: it says whose rules protect them, and whether they may play at all.
ALTER TABLE players ADD COLUMN country TEXT CHECK (country ~ '^[A-Z]{2}$');
ALTER TABLE players ADD COLUMN born_on DATE;
ALTER TABLE sign_ups ADD COLUMN country TEXT;
ALTER TABLE sign_ups ADD COLUMN born_on DATE;
