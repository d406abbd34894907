-- Stores a notification about a player's bonus. Returns the events that announce it. p_more: what fills the text beside
-- the name of the bonus.
CREATE OR REPLACE FUNCTION notify_of_bonus(p_issue INTEGER, p_template TEXT, p_more JSONB, p_at TIMESTAMPTZ) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE note_id INTEGER;
BEGIN
  INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
  SELECT i.player_id, 'bonus', p_template,
         jsonb_build_object('name', d.definition -> 'name', 'amount', i.amount * i.boost_multiplier / 10000, 'currency', i.currency) || p_more,
         'bonus', CASE WHEN i.amount IS NULL THEN d.id ELSE i.id END, p_at
  FROM player_bonuses i JOIN bonuses d ON d.id = i.bonus_id WHERE i.id = p_issue
  RETURNING id INTO note_id;
  RETURN jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', note_id), jsonb_build_object('type', 'unread_counters_changed'));
END $$;
