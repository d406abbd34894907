-- How long a push message is worth sending: an invitation while what it invites to is young, word about a bet for a
-- day.
CREATE OR REPLACE FUNCTION push_lasts(p_template TEXT) RETURNS INTERVAL LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN push_invites(p_template) THEN interval '15 minutes' ELSE interval '1 day' END
$$;
