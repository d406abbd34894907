-- Before a break ends the sessions of a player: their devices still get the results of open bets, and nothing else.
CREATE OR REPLACE FUNCTION push_keep_for_bets(p_player INTEGER) RETURNS VOID LANGUAGE sql AS $$
  UPDATE push_subscriptions s SET session_id = NULL, topics = ARRAY['bets']
  WHERE s.player_id = p_player AND 'bets' = ANY (s.topics) AND push_awaits(p_player)
$$;
