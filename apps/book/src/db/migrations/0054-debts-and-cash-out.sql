-- Pays debts of an account out of p_amount that a bet just brought it. The caller holds the account's row lock.
CREATE FUNCTION wallet_repay_debt(p_account BIGINT, p_amount BIGINT, p_bet BIGINT, p_round SMALLINT, p_at TIMESTAMPTZ)
RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE repaid BIGINT;
BEGIN
  SELECT least(amount, p_amount) INTO repaid FROM player_debts WHERE account_id = p_account;
  IF coalesce(repaid, 0) = 0 THEN RETURN; END IF;
  UPDATE player_debts SET amount = amount - repaid WHERE account_id = p_account;
  INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at)
  SELECT 'debt_repaid', p_account, wallet_system('player_debts', a.currency), a.currency, repaid, p_bet, p_round, p_at
  FROM wallet_accounts a WHERE a.id = p_account;
END $$;

-- As before, and what it pays goes to the player's debts first, as what a settled bet pays does. The rounds of parts are
-- negative there: the positive ones are those of settlement.
CREATE OR REPLACE FUNCTION cash_out_bet(
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
  PERFORM wallet_repay_debt(b.account_id, p_amount, p_bet, (-next_part)::smallint, p_at);
  INSERT INTO outbox (player_id, events)
  SELECT b.player_id, jsonb_agg(event) || jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet))
  FROM outbox_balances(ARRAY[b.account_id]);
  RETURN true;
END $$;

-- A part that was cashed out has its own words.
CREATE OR REPLACE FUNCTION bets_write_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said_at TIMESTAMPTZ := nullif(current_setting('touchline.at', true), '')::timestamptz;
  said_why TEXT := nullif(current_setting('touchline.reason', true), '');
BEGIN
  INSERT INTO bet_history (bet_id, at, from_status, from_result, from_amount, to_status, to_result, to_amount, reason)
  SELECT n.id, coalesce(said_at, CASE WHEN n.settled_at IS DISTINCT FROM o.settled_at THEN n.settled_at END,
                        CASE WHEN n.decided_at IS DISTINCT FROM o.decided_at THEN n.decided_at END, now()),
         o.status, o.result, o.win_amount, n.status, n.result, n.win_amount,
         coalesce(said_why, CASE
           WHEN n.status = 'waiting_results' AND n.stake < o.stake THEN 'cashed out in part'
           WHEN o.status = n.status THEN 'changed'
           WHEN o.status = 'submitted' AND n.status = 'waiting_results' THEN 'accepted'
           WHEN n.status = 'rejected' THEN 'rejected: ' || n.rejection
           WHEN n.status = 'done' THEN 'settled'
           ELSE replace(n.status, '_', ' ') END)
  FROM old_bets o JOIN new_bets n ON n.id = o.id
  WHERE (o.status, o.result, o.win_amount) IS DISTINCT FROM (n.status, n.result, n.win_amount)
  ORDER BY n.id;
  RETURN NULL;
END $$;
