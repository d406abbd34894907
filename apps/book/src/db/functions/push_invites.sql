-- Whether a notification invites its player to bet: those who are barred are not sent it. What became of their bets they are always told.
CREATE OR REPLACE FUNCTION push_invites(p_template TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT p_template IN ('kick_off', 'vip_offered')
$$;
