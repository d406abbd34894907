-- Markets are described in each language of the product: the rule knew two of them.
ALTER TABLE market_descriptions DROP CONSTRAINT market_descriptions_language_check;
