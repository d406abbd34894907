-- Where push messages of a session go. A session that ends takes it along: a device that is signed out is told nothing any more. Without
-- a session is what a break of the player has left of one (push_keep_for_bets).
CREATE TABLE push_subscriptions (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id INTEGER UNIQUE REFERENCES sessions (id) ON DELETE CASCADE,
  player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  topics TEXT[] NOT NULL,
  created_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX push_subscriptions_of_player ON push_subscriptions (player_id);

-- What is still to be handed to a push service.
CREATE TABLE push_messages (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id BIGINT NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  notification_id INTEGER NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  attempts SMALLINT NOT NULL DEFAULT 0,
  next_at TIMESTAMPTZ NOT NULL,
  until TIMESTAMPTZ NOT NULL,
  UNIQUE (subscription_id, notification_id)
);
CREATE INDEX push_messages_due ON push_messages (next_at);

CREATE FUNCTION queue_pushes() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER notifications_pushed AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION queue_pushes();
