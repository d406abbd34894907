-- Whether another account is the same person's, for what is given once per person. A shared payment method alone is not
-- enough: a card may be a household's.
CREATE OR REPLACE FUNCTION has_other_account(p_player INTEGER) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM same_persons(p_player) s WHERE s.kinds <> '{method}')
$$;
