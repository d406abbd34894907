-- Locks all accounts of the players whose accounts these are, in one order: who pays money in holds them all, because
-- what one of them gets may pay a debt of another.
CREATE OR REPLACE FUNCTION wallet_hold(p_accounts BIGINT[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM wallet_accounts
  WHERE player_id IN (SELECT player_id FROM wallet_accounts WHERE id = ANY (p_accounts)) ORDER BY id FOR UPDATE;
END $$;
