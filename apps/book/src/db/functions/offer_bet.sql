-- The desk makes a counter-offer for a large stake that waits, valid until p_until: a stake, and a price where it
-- promises one, scaled. Its player is notified. Nothing happens, and the response is false, when the bet waits for no
-- decision any more, its stake is not p_asked, or the host of its player has not given the stake yet.
CREATE OR REPLACE FUNCTION offer_bet(
  p_bet BIGINT, p_asked BIGINT, p_stake BIGINT, p_odds BIGINT, p_win BIGINT, p_at TIMESTAMPTZ, p_until TIMESTAMPTZ
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE b bets; note_id INTEGER;
BEGIN
  UPDATE bets SET vip_verdict = 'offered', asked_stake = stake, offer_stake = p_stake, offer_odds = p_odds, offer_win = p_win,
    offer_until = p_until, decide_at = p_until
  WHERE id = p_bet AND status = 'submitted' AND is_vip AND vip_verdict IS NULL AND stake = p_asked AND p_stake <= stake
    AND (host_debit IS NULL OR EXISTS (SELECT 1 FROM host_payments p WHERE p.id = host_debit AND p.state = 'done'))
  RETURNING * INTO b;
  IF b.id IS NULL THEN RETURN false; END IF;
  INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
  VALUES (b.player_id, 'vip_bet', 'vip_offered',
          jsonb_build_object('result', b.result, 'stake', p_stake, 'payout', p_win, 'before', b.stake, 'currency', b.currency, 'type', b.type),
          'bet', p_bet, p_at)
  RETURNING id INTO note_id;
  PERFORM outbox_append(b.player_id, jsonb_build_array(
    jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet),
    jsonb_build_object('type', 'notification', 'notification_id', note_id), jsonb_build_object('type', 'unread_counters_changed')));
  RETURN true;
END $$;
