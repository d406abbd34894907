-- Opens rounds of a jackpot's levels: [{level, round, seed, commitment, began_with, seed_amount}]. Their seed amounts
-- come from the house.
CREATE OR REPLACE FUNCTION open_jackpot_rounds(p_jackpot INTEGER, p_rounds JSONB, p_at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jackpot_rounds (jackpot_id, level, round, seed, commitment, began_with, pool, begun_at)
  SELECT p_jackpot, r.level, r.round, r.seed, r.commitment, r.began_with, r.began_with, p_at
  FROM jsonb_to_recordset(p_rounds) AS r (level SMALLINT, round INTEGER, seed TEXT, commitment TEXT, began_with BIGINT);
  PERFORM wallet_post(ARRAY(
    SELECT ('jackpot_seed', wallet_system('house_equity', j.currency), wallet_system('jackpot_pools', j.currency), j.currency,
            r.seed_amount, NULL, 1, p_at)::wallet_posting
    FROM jackpots j, jsonb_to_recordset(p_rounds) AS r (seed_amount BIGINT) WHERE j.id = p_jackpot));
END $$;
