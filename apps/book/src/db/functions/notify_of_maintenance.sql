-- Creates a notification about maintenance for every open account, and appends it to the outbox. Times are ISO 8601.
CREATE OR REPLACE FUNCTION notify_of_maintenance(p_template TEXT, p_begins TEXT, p_ends TEXT, p_at TIMESTAMPTZ)
RETURNS INTEGER LANGUAGE sql AS $$
  WITH created AS (
    INSERT INTO notifications (player_id, type, template, data, created_at)
    SELECT id, 'maintenance', p_template, jsonb_build_object('begins_at', p_begins, 'ends_at', p_ends), p_at
    FROM players WHERE closed_at IS NULL ORDER BY id
    RETURNING id, player_id
  )
  SELECT count(outbox_append(player_id, jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', id), jsonb_build_object('type', 'unread_counters_changed'))))::integer
  FROM created
$$;
