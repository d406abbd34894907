-- What a bet would farm by itself, as promised at placement. `points` are what counts: less, where its player bet against themselves.
ALTER TABLE bet_bonuses ADD COLUMN farmable BIGINT NOT NULL DEFAULT 0;
UPDATE bet_bonuses SET farmable = points WHERE points > 0;
