-- Deletes the devices that a break has left without a session once their player's last bet is over and announced.
CREATE OR REPLACE FUNCTION push_drop_kept() RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM push_subscriptions s
  WHERE s.session_id IS NULL AND NOT push_awaits(s.player_id)
    AND NOT EXISTS (SELECT 1 FROM push_messages m WHERE m.subscription_id = s.id)
$$;
