-- Trigger of notifications: queues them, in the same transaction, for the devices that receive them.
CREATE OR REPLACE FUNCTION queue_pushes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (subscription_id, notification_id, next_at, until)
  SELECT s.id, t.id, t.created_at, t.created_at + push_lasts(t.template)
  FROM told t JOIN push_subscriptions s ON s.player_id = t.player_id AND push_topic(t.template) = ANY (s.topics)
  WHERE NOT (push_invites(t.template) AND is_barred(t.player_id, t.created_at))
  ORDER BY t.id, s.id;
  RETURN NULL;
END $$;
