-- Other accounts of the same person as far as their keys tell, with the kinds of keys they share. A name with its day
-- of birth counts unless both have given an address and never lived at the same place.
CREATE OR REPLACE FUNCTION same_persons(p_player INTEGER) RETURNS TABLE (other_id INTEGER, kinds TEXT[]) LANGUAGE sql STABLE AS $$
  SELECT o.player_id, array_agg(DISTINCT o.kind ORDER BY o.kind)
  FROM person_keys k JOIN person_keys o ON o.hash = k.hash AND o.kind = k.kind AND o.player_id <> k.player_id
  WHERE k.player_id = p_player AND k.kind <> 'home'
    AND (k.kind <> 'name'
      OR NOT EXISTS (SELECT 1 FROM person_keys h WHERE h.player_id = p_player AND h.kind = 'home')
      OR NOT EXISTS (SELECT 1 FROM person_keys h WHERE h.player_id = o.player_id AND h.kind = 'home')
      OR EXISTS (SELECT 1 FROM person_keys h JOIN person_keys g ON g.hash = h.hash AND g.kind = 'home'
                 WHERE h.player_id = p_player AND h.kind = 'home' AND g.player_id = o.player_id))
  GROUP BY o.player_id
$$;
