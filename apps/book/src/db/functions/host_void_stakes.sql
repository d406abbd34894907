-- Returns the transfers that cancel the claims on hosts for rejected bets whose debit failed. The caller books them
-- with the returned stakes.
CREATE OR REPLACE FUNCTION host_void_stakes(p_bets BIGINT[], p_at TIMESTAMPTZ) RETURNS wallet_posting[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT ('host_debit_void', b.account_id, wallet_system('host_claims', b.currency), b.currency, b.stake, b.id, 1, p_at)::wallet_posting
    FROM bets b JOIN host_payments p ON p.id = b.host_debit
    WHERE b.id = ANY (p_bets) AND b.status = 'rejected' AND p.state <> 'done' ORDER BY b.id)
$$;
