-- Stores a notification about a hit. Returns the events that announce it.
CREATE OR REPLACE FUNCTION notify_of_jackpot(p_hit jackpot_hits, p_template TEXT, p_at TIMESTAMPTZ) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE note_id INTEGER;
BEGIN
  INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
  SELECT p_hit.player_id, 'jackpot', p_template,
         jsonb_build_object('result', b.result, 'stake', b.stake, 'type', b.type, 'payout', p_hit.amount, 'currency', j.currency, 'jackpot', j.definition -> 'name',
                            'level', j.definition -> 'levels' -> p_hit.level::integer -> 'name'),
         'jackpot', j.id, p_at
  FROM jackpots j, bets b WHERE j.id = p_hit.jackpot_id AND b.id = p_hit.bet_id
  RETURNING id INTO note_id;
  RETURN jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', note_id), jsonb_build_object('type', 'unread_counters_changed'));
END $$;
