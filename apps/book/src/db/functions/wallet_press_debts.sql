-- Collects what a player owes from their accounts, and where that does not do, from withdrawals of theirs that wait:
-- they are rejected, the latest first, and their player is notified. The caller holds both (wallet_hold_for_debt); a
-- withdrawal that came in between and is being decided is left to who decides it.
CREATE OR REPLACE FUNCTION wallet_press_debts(p_player INTEGER, p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE w withdrawal_requests; returned BIGINT;
BEGIN
  PERFORM wallet_collect_debts(p_player, p_at);
  WHILE EXISTS (SELECT 1 FROM wallet_debt_of(p_player)) LOOP
    SELECT * INTO w FROM withdrawal_requests WHERE player_id = p_player AND state = 'requested' ORDER BY id DESC LIMIT 1 FOR UPDATE SKIP LOCKED;
    EXIT WHEN w.id IS NULL;
    -- What comes back goes to the debt at once (wallet_post).
    returned := wallet_post_one('withdrawal_returned', wallet_system('withdrawals_pending', w.currency), w.account_id, w.amount, p_at);
    UPDATE withdrawal_requests SET state = 'rejected', decided_transfer = returned, decided_at = p_at WHERE id = w.id;
    PERFORM outbox_append_balances(ARRAY[w.account_id]);
    PERFORM notify_of_payment(p_player, 'withdrawal_for_debt', w.amount, w.currency, 'withdrawal', w.id, p_at);
  END LOOP;
END $$;
