-- ISO 3166 code of the country a player lives in; null where they have not given it.
CREATE OR REPLACE FUNCTION player_country(p_player INTEGER) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(p) ->> 'country' FROM players p WHERE p.id = p_player
$$;
