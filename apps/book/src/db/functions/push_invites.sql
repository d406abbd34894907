-- Whether a notification invites its player to bet: barred players do not get it. They always get the results of their
-- bets.
CREATE OR REPLACE FUNCTION push_invites(p_template TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT p_template IN ('kick_off', 'vip_offered')
$$;
