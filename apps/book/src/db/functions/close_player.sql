-- Closes a player's account: no one can sign in, and every session ends. Returns closed; account_not_empty (money is
-- there, or on its way in or out) or bets_open (bets are still to be settled), and nothing has changed then.
CREATE OR REPLACE FUNCTION close_player(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS TEXT LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM players WHERE id = p_player FOR UPDATE;
  -- Bets and payments hold these rows: what is found now stays so until the account is closed.
  PERFORM 1 FROM wallet_accounts WHERE player_id = p_player ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM bets WHERE player_id = p_player
             AND status IN ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress')) THEN
    RETURN 'bets_open';
  END IF;
  IF EXISTS (SELECT 1 FROM wallet_accounts WHERE player_id = p_player AND balance > 0)
     OR EXISTS (SELECT 1 FROM withdrawal_requests WHERE player_id = p_player AND state = 'requested')
     OR EXISTS (SELECT 1 FROM host_payments p JOIN wallet_accounts a ON a.id = p.account_id
                WHERE a.player_id = p_player AND p.ended_at IS NULL)
     OR EXISTS (SELECT 1 FROM deposit_intents WHERE player_id = p_player AND state = 'pending') THEN
    RETURN 'account_not_empty';
  END IF;
  UPDATE players SET closed_at = p_at WHERE id = p_player AND closed_at IS NULL;
  DELETE FROM sessions WHERE player_id = p_player;
  -- Who comes back through another account waits for the operator.
  PERFORM hold_same_persons(p_player, p_at);
  RETURN 'closed';
END $$;
