-- One page of the data that the book holds about a player, for the player: rows of one section after a place in its
-- order, without secrets (hashes, keys, tokens of payment methods, the end of a personal number), because an open
-- browser is enough to request it. An unknown section is empty.
CREATE OR REPLACE FUNCTION player_data(p_player INTEGER, p_section TEXT, p_after BIGINT, p_limit INTEGER)
RETURNS TABLE (place BIGINT, data JSONB) LANGUAGE plpgsql STABLE AS $$
DECLARE source TEXT;
BEGIN
  source := CASE p_section
    WHEN 'player' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''password_hash'' || jsonb_build_object(''personal_number'',
      regexp_replace(personal_number, ''[0-9A-Z](?=([^0-9A-Z]*[0-9A-Z]){0,3}$)'', ''•'', ''g'')) AS data FROM players t WHERE id = $1'
    WHEN 'past_addresses' THEN 'SELECT id AS place, to_jsonb(t) AS data FROM past_addresses t WHERE player_id = $1'
    WHEN 'accounts' THEN 'SELECT id AS place, to_jsonb(t) AS data FROM wallet_accounts t WHERE player_id = $1'
    WHEN 'transfers' THEN 'SELECT t.id AS place, to_jsonb(t) AS data FROM wallet_transfers t WHERE EXISTS (SELECT 1 FROM wallet_accounts a
      WHERE a.player_id = $1 AND a.id IN (t.from_account, t.to_account))'
    WHEN 'bets' THEN 'SELECT id::bigint AS place, to_jsonb(t) || jsonb_build_object(''legs'', (SELECT jsonb_agg(to_jsonb(l) ORDER BY l.position)
      FROM bet_legs l WHERE l.bet_id = t.id)) AS data FROM bets t WHERE player_id = $1'
    WHEN 'limits' THEN 'SELECT id::bigint AS place, to_jsonb(t) AS data FROM player_limits t WHERE player_id = $1'
    WHEN 'deposits' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''token'' - ''url'' - ''body_hash'' - ''key'' AS data FROM deposit_intents t WHERE player_id = $1'
    WHEN 'withdrawals' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''body_hash'' - ''key'' AS data FROM withdrawal_requests t WHERE player_id = $1'
    WHEN 'exchanges' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''body_hash'' - ''key'' AS data FROM exchanges t WHERE player_id = $1'
    WHEN 'payment_methods' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''token'' AS data FROM payment_methods t WHERE player_id = $1'
    WHEN 'notifications' THEN 'SELECT id::bigint AS place, to_jsonb(t) AS data FROM notifications t WHERE player_id = $1'
    WHEN 'settings' THEN 'SELECT 1::bigint AS place, to_jsonb(t) AS data FROM player_settings t WHERE player_id = $1'
    WHEN 'groups' THEN 'SELECT row_number() OVER (ORDER BY group_id) AS place, to_jsonb(t) AS data FROM player_groups t WHERE player_id = $1'
    WHEN 'favourites' THEN 'SELECT row_number() OVER (ORDER BY type, object_id) AS place, to_jsonb(t) AS data FROM favourites t WHERE player_id = $1'
    WHEN 'votes' THEN 'SELECT row_number() OVER (ORDER BY match_id) AS place, to_jsonb(t) AS data FROM prediction_votes t WHERE player_id = $1'
    WHEN 'shared_bets' THEN 'SELECT row_number() OVER (ORDER BY created_at, code) AS place, to_jsonb(t) AS data FROM share_codes t WHERE player_id = $1'
    WHEN 'sessions' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''token_hash'' - ''previous_hash'' AS data FROM sessions t WHERE player_id = $1'
    WHEN 'hosts' THEN 'SELECT player_id::bigint AS place, to_jsonb(t) || jsonb_build_object(''host'', (SELECT h.origin FROM embed_hosts h
      WHERE h.id = t.host_id)) AS data FROM embed_players t WHERE player_id = $1'
    WHEN 'host_payments' THEN 'SELECT t.id AS place, to_jsonb(t) AS data FROM host_payments t JOIN wallet_accounts a ON a.id = t.account_id
      WHERE a.player_id = $1'
    WHEN 'pushes' THEN 'SELECT id AS place, to_jsonb(t) - ''endpoint'' - ''p256dh'' - ''auth'' AS data FROM push_subscriptions t WHERE player_id = $1'
    WHEN 'sign_ins' THEN 'SELECT id AS place, to_jsonb(t) AS data FROM sign_ins t WHERE player_id = $1'
    WHEN 'passkeys' THEN 'SELECT id::bigint AS place, to_jsonb(t) - ''public_key'' AS data FROM passkeys t WHERE player_id = $1'
    WHEN 'points' THEN 'SELECT id::bigint AS place, to_jsonb(t) AS data FROM comp_point_changes t WHERE player_id = $1'
  END;
  IF source IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT place, data FROM (%s) s WHERE place > $2 ORDER BY place LIMIT $3', source)
    USING p_player, p_after, p_limit;
END $$;
