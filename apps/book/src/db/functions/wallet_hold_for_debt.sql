-- Locks what pays a debt of these players: withdrawals of theirs that wait, and then all their accounts, in the order
-- everybody locks them.
CREATE OR REPLACE FUNCTION wallet_hold_for_debt(p_players INTEGER[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM withdrawal_requests WHERE player_id = ANY (p_players) AND state = 'requested' ORDER BY id FOR UPDATE;
  PERFORM 1 FROM wallet_accounts WHERE player_id = ANY (p_players) ORDER BY id FOR UPDATE;
END $$;
