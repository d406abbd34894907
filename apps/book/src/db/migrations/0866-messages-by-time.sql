-- The settlement that decided a leg is found by the time that it was stated. On a large database, make it by hand with
-- CONCURRENTLY before the upgrade.
CREATE INDEX IF NOT EXISTS settlement_messages_settled ON settlement_messages (said_at) WHERE kind = 'bet_settlement';
