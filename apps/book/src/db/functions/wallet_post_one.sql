-- Books one transfer and returns its id. p_from and p_to: accounts. Raises what wallet_post raises.
CREATE OR REPLACE FUNCTION wallet_post_one(p_kind TEXT, p_from BIGINT, p_to BIGINT, p_amount BIGINT, p_at TIMESTAMPTZ)
RETURNS BIGINT LANGUAGE sql AS $$
  SELECT wallet_post(ARRAY(
    SELECT (p_kind, p_from, p_to, a.currency, p_amount, NULL::bigint, 1, p_at)::wallet_posting FROM wallet_accounts a WHERE a.id = p_from))
$$;
