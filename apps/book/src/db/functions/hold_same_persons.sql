-- Holds every account of a person of whom one is shut out, this one too, once per pair of accounts: what an operator
-- has released stays so. Returns how many are held by it. Of two that become known at the same time the second waits
-- and sees the first.
CREATE OR REPLACE FUNCTION hold_same_persons(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE held INTEGER; mine INTEGER;
BEGIN
  PERFORM lock_person(p_player);
  INSERT INTO player_holds (player_id, reason, matched_id, kinds, created_at)
  SELECT p_player, 'same_person', s.other_id, s.kinds, p_at FROM same_persons(p_player) s WHERE is_shut_out(s.other_id, p_at)
    -- Both are held by what holds the other: one reason is enough.
    AND NOT EXISTS (SELECT 1 FROM player_holds h WHERE h.player_id = s.other_id AND h.matched_id = p_player)
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS mine = ROW_COUNT;
  IF NOT is_shut_out(p_player, p_at) THEN RETURN mine; END IF;
  INSERT INTO player_holds (player_id, reason, matched_id, kinds, created_at)
  SELECT s.other_id, 'same_person', p_player, s.kinds, p_at FROM same_persons(p_player) s
  WHERE NOT is_shut_out(s.other_id, p_at)
    AND NOT EXISTS (SELECT 1 FROM player_holds h WHERE h.player_id = p_player AND h.matched_id = s.other_id)
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS held = ROW_COUNT;
  RETURN held + mine;
END $$;
