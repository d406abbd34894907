-- Exports bets as they are placed; what was selected is added when they are numbered, for it is stored after them.
CREATE OR REPLACE FUNCTION export_placed_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  INSERT INTO exported_events (player_id, type, at, data)
  SELECT player_id, 'bet_placed', created_at, jsonb_build_object(
    'bet_id', id, 'bet_type', type, 'status', status, 'currency', currency, 'stake', stake, 'odds', odds, 'possible_win', win_amount)
  FROM new_bets ORDER BY id;
  RETURN NULL;
END $$;
