-- What a part that was cashed out was worth beyond whole subunits, as an exact fraction below 1: the next part gets it.
ALTER TABLE bets ADD COLUMN cash_remainder TEXT NOT NULL DEFAULT '0';

DROP FUNCTION cash_out_bet(TIMESTAMPTZ, BIGINT, BIGINT, BIGINT, BIGINT, BIGINT);
-- As before, and what is left of a subunit is kept for the next part.
CREATE FUNCTION cash_out_bet(
  p_at TIMESTAMPTZ, p_bet BIGINT, p_open_stake BIGINT, p_stake BIGINT, p_amount BIGINT, p_win_amount BIGINT, p_remainder TEXT
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE b bets; next_part SMALLINT;
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
  RETURNING * INTO b;
  PERFORM set_config('touchline.at', '', true);
  IF b.id IS NULL THEN RETURN false; END IF;

  SELECT coalesce(max(part), 0) + 1 INTO next_part FROM bet_cashouts WHERE bet_id = p_bet;
  INSERT INTO bet_cashouts (bet_id, part, stake, amount, at) VALUES (p_bet, next_part, p_stake, p_amount, p_at);
  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at) VALUES
    ('stake_cashed_out', wallet_system('stakes_pending', b.currency), wallet_system('house_equity', b.currency), b.currency, p_stake, p_bet, next_part, p_at),
    ('cash_out', wallet_system('house_equity', b.currency), b.account_id, b.currency, p_amount, p_bet, next_part, p_at);
  PERFORM wallet_repay_debt(b.account_id, p_amount, p_bet, (-next_part)::smallint, p_at);
  INSERT INTO outbox (player_id, events)
  SELECT b.player_id, jsonb_agg(event) || jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet))
  FROM outbox_balances(ARRAY[b.account_id]);
  RETURN true;
END $$;
