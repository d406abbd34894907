-- What a notification is to devices: 'bets' for word about a player's own bets, 'kick_offs' for matches that they
-- follow, null where it is not pushed.
CREATE OR REPLACE FUNCTION push_topic(p_template TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_template = 'kick_off' THEN 'kick_offs'
    WHEN p_template IN ('bet_settled', 'bet_corrected', 'bet_reopened', 'bet_cancelled', 'auto_cash_out',
                        'vip_approved', 'vip_rejected', 'vip_offered') THEN 'bets' END
$$;
