-- Ends a payment: p_state is done or refused (the host responded), rolling_back (the deadline passed) or rolled_back.
-- Books the transfers, and lets the bets of a failed debit fall due. Returns false, and does nothing, where the payment
-- has another state by now: of a response and the deadline the first counts.
CREATE OR REPLACE FUNCTION host_payment_ends(p_id BIGINT, p_state TEXT, p_reason TEXT, p_at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE p host_payments; money TEXT; wallets BIGINT; claims BIGINT;
BEGIN
  UPDATE host_payments SET state = p_state, reason = coalesce(p_reason, reason), tries = CASE WHEN p_state = 'rolling_back' THEN 0 ELSE tries END,
    try_at = CASE WHEN p_state = 'rolling_back' THEN p_at END, ended_at = CASE WHEN p_state = 'rolling_back' THEN NULL ELSE p_at END
  WHERE id = p_id AND state = CASE WHEN p_state = 'rolled_back' THEN 'rolling_back' ELSE 'asked' END
  RETURNING * INTO p;
  IF p.id IS NULL THEN RETURN false; END IF;
  SELECT currency INTO money FROM wallet_accounts WHERE id = p.account_id;
  wallets := wallet_system('host_wallets', money);
  claims := wallet_system('host_claims', money);
  IF p.kind = 'credit' THEN
    PERFORM wallet_post(ARRAY[('host_credit_done', wallet_system('host_payable', money), wallets, money, p.amount, NULL, 1, p_at)::wallet_posting]);
  ELSIF p_state = 'done' AND p.purpose = 'debt' THEN
    -- It reaches the player, and so their debt; what is not owed any more goes back to the host.
    PERFORM wallet_post(ARRAY[
      ('host_debit_done', wallets, claims, money, p.amount, NULL, 1, p_at)::wallet_posting,
      ('host_debit', claims, p.account_id, money, p.amount, NULL, 1, p_at)::wallet_posting]);
  ELSIF p_state = 'done' THEN
    PERFORM wallet_post(ARRAY[('host_debit_done', wallets, claims, money, p.amount, NULL, 1, p_at)::wallet_posting]);
  ELSIF p_state IN ('refused', 'rolling_back') THEN
    UPDATE bets SET decide_at = p_at WHERE host_debit = p.id AND status = 'submitted';
  END IF;
  RETURN true;
END $$;
