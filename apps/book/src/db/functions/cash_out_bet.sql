-- Cashes p_stake of a bet out for p_amount, and notifies the player. What remains may win p_win_amount; p_remainder is
-- what is left of a subunit, kept for the next part. Nothing happens, and the response is false, when the bet is not
-- waiting for results any more or has another stake than p_open_stake: an earlier settlement or cash-out has won. With
-- p_auto_target the book does so at the player's target: nothing happens when the target has changed. p_justified is
-- the most that p_basis, the prices and probabilities it was computed from, gives for the part; p_asked_at is when the
-- player requested it or the value was first reached, p_delay_ms what a cash-out in play had to wait from then on. All
-- of these are kept for the audit.
DROP FUNCTION IF EXISTS cash_out_bet(TIMESTAMPTZ, BIGINT, BIGINT, BIGINT, BIGINT, BIGINT, TEXT);
DROP FUNCTION IF EXISTS cash_out_bet(TIMESTAMPTZ, BIGINT, BIGINT, BIGINT, BIGINT, BIGINT, TEXT, BIGINT);
DROP FUNCTION IF EXISTS cash_out_bet(TIMESTAMPTZ, BIGINT, BIGINT, BIGINT, BIGINT, BIGINT, TEXT, BIGINT, BIGINT, JSONB);
CREATE OR REPLACE FUNCTION cash_out_bet(
  p_at TIMESTAMPTZ, p_bet BIGINT, p_open_stake BIGINT, p_stake BIGINT, p_amount BIGINT, p_win_amount BIGINT, p_remainder TEXT,
  p_auto_target BIGINT DEFAULT NULL, p_justified BIGINT DEFAULT NULL, p_basis JSONB DEFAULT NULL,
  p_asked_at TIMESTAMPTZ DEFAULT NULL, p_delay_ms INTEGER DEFAULT NULL
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE b bets; next_part SMALLINT; note_id INTEGER; more JSONB := jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet));
BEGIN
  PERFORM set_config('touchline.at', p_at::text, true);
  UPDATE bets SET
    stake = stake - p_stake, cashed_stake = cashed_stake + p_stake, cashed_amount = cashed_amount + p_amount,
    cash_remainder = CASE WHEN stake = p_stake THEN '0' ELSE p_remainder END,
    win_amount = CASE WHEN stake = p_stake THEN 0 ELSE p_win_amount END,
    status = CASE WHEN stake = p_stake THEN 'cashed_out' ELSE status END,
    result = CASE WHEN stake = p_stake THEN 'cashed_out' ELSE result END,
    settled_at = CASE WHEN stake = p_stake THEN p_at END
  WHERE id = p_bet AND status = 'waiting_results' AND stake = p_open_stake AND p_stake BETWEEN 1 AND stake
    AND (p_auto_target IS NULL OR (auto_cash_out = p_auto_target AND p_amount >= p_auto_target))
  RETURNING * INTO b;
  PERFORM set_config('touchline.at', '', true);
  IF b.id IS NULL THEN RETURN false; END IF;

  SELECT coalesce(max(part), 0) + 1 INTO next_part FROM bet_cashouts WHERE bet_id = p_bet;
  INSERT INTO bet_cashouts (bet_id, part, stake, amount, at, auto_target, justified, basis, asked_at, delay_ms)
  VALUES (p_bet, next_part, p_stake, p_amount, p_at, p_auto_target, p_justified, p_basis, p_asked_at, p_delay_ms);
  PERFORM wallet_post(ARRAY[
    ('stake_cashed_out', wallet_system('stakes_pending', b.currency), wallet_system('house_equity', b.currency), b.currency, p_stake, p_bet, next_part, p_at)::wallet_posting,
    ('cash_out', wallet_system('house_equity', b.currency), b.account_id, b.currency, p_amount, p_bet, next_part, p_at)::wallet_posting]);
  IF b.status = 'cashed_out' THEN PERFORM bonus_follow(ARRAY[p_bet], p_at); END IF;
  IF p_auto_target IS NOT NULL THEN
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    VALUES (b.player_id, 'bet', 'auto_cash_out',
            jsonb_build_object('result', b.result, 'stake', p_stake, 'payout', p_amount, 'currency', b.currency, 'type', b.type), 'bet', p_bet, p_at)
    RETURNING id INTO note_id;
    more := more || jsonb_build_array(
      jsonb_build_object('type', 'notification', 'notification_id', note_id), jsonb_build_object('type', 'unread_counters_changed'));
  END IF;
  PERFORM outbox_append_balances(ARRAY[b.account_id], more);
  RETURN true;
END $$;
