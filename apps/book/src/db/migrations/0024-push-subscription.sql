-- Where a player's push messages go: the subscription of his browser with the push provider.
ALTER TABLE player_settings ADD COLUMN push_subscription TEXT;
