-- Deposits of a player that have begun and may still come, by currency in subunits: they count towards limits on
-- deposits until they are booked or have failed.
CREATE OR REPLACE FUNCTION pending_deposits(p_player INTEGER) RETURNS TABLE (currency TEXT, amount NUMERIC) LANGUAGE sql STABLE AS $$
  SELECT d.currency, d.amount::numeric FROM deposit_intents d WHERE d.player_id = p_player AND d.state IN ('created', 'pending')
$$;
