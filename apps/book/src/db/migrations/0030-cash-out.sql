-- Cash-out: a bet, or a part of it, is paid out before its result. The stake of a bet is what is still at risk: cashing a
-- part out takes it away from the stake, so that settlement pays the rest exactly and needs to know nothing of it.
ALTER TABLE bets
  ADD COLUMN cashed_stake BIGINT NOT NULL DEFAULT 0 CHECK (cashed_stake >= 0),
  ADD COLUMN cashed_amount BIGINT NOT NULL DEFAULT 0 CHECK (cashed_amount >= 0),
  DROP CONSTRAINT bets_stake_check,
  ADD CONSTRAINT bets_stake_check CHECK (stake >= 0 AND (stake = 0) = (status = 'cashed_out')),
  DROP CONSTRAINT IF EXISTS bets_check2,
  ADD CONSTRAINT bets_check2 CHECK ((status IN ('done', 'cashed_out', 'cancelled', 'withdrawn')) = (settled_at IS NOT NULL));
CREATE INDEX bets_waiting ON bets (player_id) WHERE status = 'waiting_results';

-- Every part that was cashed out. Rows are never changed.
CREATE TABLE bet_cashouts (
  bet_id BIGINT NOT NULL REFERENCES bets (id),
  part SMALLINT NOT NULL,
  stake BIGINT NOT NULL CHECK (stake > 0),
  amount BIGINT NOT NULL CHECK (amount > 0),
  at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (bet_id, part)
);

-- Cashes p_stake of a bet out for p_amount, and tells the player. What remains may win p_win_amount. Nothing happens, and
-- the answer is false, when the bet is not waiting for results any more or has another stake than p_open_stake: whoever
-- settled it or cashed it out first has won.
CREATE FUNCTION cash_out_bet(
  p_at TIMESTAMPTZ, p_bet BIGINT, p_open_stake BIGINT, p_stake BIGINT, p_amount BIGINT, p_win_amount BIGINT
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE b bets; next_part SMALLINT;
BEGIN
  UPDATE bets SET
    stake = stake - p_stake, cashed_stake = cashed_stake + p_stake, cashed_amount = cashed_amount + p_amount,
    win_amount = CASE WHEN stake = p_stake THEN 0 ELSE p_win_amount END,
    status = CASE WHEN stake = p_stake THEN 'cashed_out' ELSE status END,
    result = CASE WHEN stake = p_stake THEN 'cashed_out' ELSE result END,
    settled_at = CASE WHEN stake = p_stake THEN p_at END
  WHERE id = p_bet AND status = 'waiting_results' AND stake = p_open_stake AND p_stake BETWEEN 1 AND stake
  RETURNING * INTO b;
  IF b.id IS NULL THEN RETURN false; END IF;

  SELECT coalesce(max(part), 0) + 1 INTO next_part FROM bet_cashouts WHERE bet_id = p_bet;
  INSERT INTO bet_cashouts (bet_id, part, stake, amount, at) VALUES (p_bet, next_part, p_stake, p_amount, p_at);
  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at) VALUES
    ('stake_cashed_out', wallet_system('stakes_pending', b.currency), wallet_system('house_equity', b.currency), b.currency, p_stake, p_bet, next_part, p_at),
    ('cash_out', wallet_system('house_equity', b.currency), b.account_id, b.currency, p_amount, p_bet, next_part, p_at);
  INSERT INTO outbox (player_id, events)
  SELECT b.player_id, jsonb_agg(event) || jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet))
  FROM outbox_balances(ARRAY[b.account_id]);
  RETURN true;
END $$;
