-- Exports each part of a bet that is cashed out.
CREATE OR REPLACE FUNCTION export_cash_outs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT exports_events() THEN RETURN NULL; END IF;
  INSERT INTO exported_events (player_id, type, at, data)
  SELECT b.player_id, 'bet_cashed_out', p.at, jsonb_build_object(
    'bet_id', b.id, 'part', p.part, 'currency', b.currency, 'stake', p.stake, 'amount', p.amount)
  FROM new_parts p JOIN bets b ON b.id = p.bet_id ORDER BY p.bet_id, p.part;
  RETURN NULL;
END $$;
