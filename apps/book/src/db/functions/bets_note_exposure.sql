CREATE OR REPLACE FUNCTION bets_note_exposure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO exposure_moves (bet_id, amount)
  SELECT n.id, open_exposure(n.status, n.exposure) - open_exposure(o.status, o.exposure)
  FROM old_bets o JOIN new_bets n ON n.id = o.id
  WHERE open_exposure(n.status, n.exposure) <> open_exposure(o.status, o.exposure);
  RETURN NULL;
END $$;
