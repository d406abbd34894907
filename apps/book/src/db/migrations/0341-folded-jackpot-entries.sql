-- A draw keeps what proves it once the entry of its bet is folded into it: the key that the player's device made.
ALTER TABLE jackpot_draws ADD COLUMN client_key TEXT;
