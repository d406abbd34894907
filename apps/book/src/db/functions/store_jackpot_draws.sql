-- Stores what was drawn for bets of one jackpot, in order: p_draws [{bet_id, round_id, contribution, win_weight,
-- miss_weight, was_due, is_hit}], p_pools [{round_id, pool}] as they are afterwards, p_hits [{round_id, level, bet_id,
-- amount, is_approved}] whose rounds end. p_fed: whole subunits that the pools grew by. The caller holds the rounds and
-- the entries.
CREATE OR REPLACE FUNCTION store_jackpot_draws(
  p_jackpot INTEGER, p_fed BIGINT, p_draws JSONB, p_pools JSONB, p_hits JSONB, p_at TIMESTAMPTZ
) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE code TEXT; hit jackpot_hits; appended BIGINT;
BEGIN
  SELECT currency INTO code FROM jackpots WHERE id = p_jackpot;
  UPDATE jackpot_entries e SET state = 'drawn'
  WHERE e.jackpot_id = p_jackpot AND e.bet_id IN (SELECT (value ->> 'bet_id')::bigint FROM jsonb_array_elements(p_draws));
  INSERT INTO jackpot_draws (bet_id, round_id, contribution, win_weight, miss_weight, was_due, is_hit, at)
  SELECT d.bet_id, d.round_id, d.contribution, d.win_weight, d.miss_weight, d.was_due, d.is_hit, p_at
  FROM jsonb_to_recordset(p_draws) AS d (
    bet_id BIGINT, round_id INTEGER, contribution BIGINT, win_weight BIGINT, miss_weight BIGINT, was_due BOOLEAN, is_hit BOOLEAN);
  UPDATE jackpot_rounds r SET pool = p.pool FROM jsonb_to_recordset(p_pools) AS p (round_id INTEGER, pool BIGINT) WHERE r.id = p.round_id;
  IF p_fed > 0 THEN
    PERFORM wallet_post(ARRAY[('jackpot_fed', wallet_system('house_equity', code), wallet_system('jackpot_pools', code), code, p_fed,
      NULL, 1, p_at)::wallet_posting]);
  END IF;

  FOR hit IN
    INSERT INTO jackpot_hits (jackpot_id, round_id, level, bet_id, player_id, amount, amount_eur, status, created_at, decided_at)
    SELECT p_jackpot, h.round_id, h.level, h.bet_id, b.player_id, h.amount, round(money_in(h.amount, code, 'EUR')),
           CASE WHEN h.is_approved THEN 'approved' ELSE 'waiting' END, p_at, CASE WHEN h.is_approved THEN p_at END
    FROM jsonb_to_recordset(p_hits) AS h (round_id INTEGER, level SMALLINT, bet_id BIGINT, amount BIGINT, is_approved BOOLEAN)
    JOIN bets b ON b.id = h.bet_id
    RETURNING *
  LOOP
    UPDATE jackpot_rounds SET ended_at = p_at WHERE id = hit.round_id;
    PERFORM wallet_post(ARRAY[('jackpot_hit', wallet_system('jackpot_pools', code), wallet_system('jackpot_prizes', code), code,
      hit.amount, hit.bet_id, (hit.level + 1)::smallint, p_at)::wallet_posting]);
    IF hit.status = 'waiting' THEN
      appended := outbox_append(hit.player_id, notify_of_jackpot(hit, 'jackpot_waiting', p_at));
    END IF;
  END LOOP;
END $$;
