-- Stores a notification about a deposit or a withdrawal, and queues its events. Amounts in subunits.
CREATE OR REPLACE FUNCTION notify_of_payment(
  p_player INTEGER, p_template TEXT, p_amount BIGINT, p_currency TEXT, p_object TEXT, p_id INTEGER, p_at TIMESTAMPTZ
) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE note_id INTEGER;
BEGIN
  INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
  VALUES (p_player, 'payment', p_template, jsonb_build_object('amount', p_amount, 'currency', p_currency), p_object, p_id, p_at)
  RETURNING id INTO note_id;
  PERFORM outbox_append(p_player, jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', note_id), jsonb_build_object('type', 'unread_counters_changed')));
END $$;
