-- Notes the jackpots that bets take part in, [{id, stake, jackpot_key, jackpots: [id, ...], place}], in the transaction
-- that stores them; with p_places only those of these requests. Bets without jackpots cost nothing, and no row is
-- shared by two placements.
CREATE OR REPLACE FUNCTION enter_jackpots(p_bets JSONB, p_places INTEGER[] DEFAULT NULL) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF NOT jsonb_path_exists(p_bets, '$[*].jackpots') THEN RETURN; END IF;
  INSERT INTO jackpot_entries (bet_id, jackpot_id, stake, client_key)
  SELECT b.id, j.value::integer, b.stake, b.jackpot_key
  FROM jsonb_to_recordset(p_bets) AS b (id BIGINT, place INTEGER, stake BIGINT, jackpot_key TEXT, jackpots JSONB),
       jsonb_array_elements_text(coalesce(b.jackpots, '[]')) AS j
  WHERE p_places IS NULL OR b.place = ANY (p_places);
END $$;
