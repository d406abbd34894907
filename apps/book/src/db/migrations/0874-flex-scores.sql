-- Whether the outcomes of a market are goals to come: their names are added to the score of the specifier.
ALTER TABLE market_descriptions ADD COLUMN is_flex_score boolean DEFAULT false NOT NULL;
