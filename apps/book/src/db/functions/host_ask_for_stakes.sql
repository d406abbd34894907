-- Creates the debits for the stakes of bets with asks_host, one per account, and links each bet to its debit. Returns
-- the transfers that claim the money, which the caller books with the stakes. Reads no table when no bet has asks_host.
CREATE OR REPLACE FUNCTION host_ask_for_stakes(p_player INTEGER, p_at TIMESTAMPTZ, p_bets JSONB) RETURNS wallet_posting[] LANGUAGE plpgsql AS $$
DECLARE claims wallet_posting[];
BEGIN
  IF NOT p_bets @> '[{"asks_host": true}]' THEN RETURN '{}'; END IF;
  WITH wanted AS (
    SELECT a.id AS account_id, a.currency, sum(b.stake)::bigint AS amount, array_agg(b.id) AS bets
    FROM jsonb_to_recordset(p_bets) AS b (id BIGINT, currency TEXT, stake BIGINT, bonus JSONB, asks_host BOOLEAN)
    JOIN wallet_accounts a ON a.player_id = p_player AND a.currency = b.currency JOIN host_accounts h ON h.account_id = a.id
    WHERE b.asks_host AND (b.bonus ->> 'is_house')::boolean IS NOT TRUE GROUP BY 1, 2
  ), made AS (
    INSERT INTO host_payments (account_id, kind, purpose, amount, made_at, until, try_at)
    SELECT account_id, 'debit', 'stake', amount, p_at, p_at + interval '10 s', p_at FROM wanted
    RETURNING id, account_id
  ), named AS (
    UPDATE bets SET host_debit = m.id FROM made m JOIN wanted w USING (account_id) WHERE bets.id = ANY (w.bets) RETURNING 1
  )
  SELECT array_agg(('host_debit', wallet_system('host_claims', currency), account_id, currency, amount, NULL, 1, p_at)::wallet_posting)
  INTO claims FROM wanted;
  RETURN coalesce(claims, '{}');
END $$;
