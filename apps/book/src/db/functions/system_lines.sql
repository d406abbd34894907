-- How many lines of a system with p_wins of p_legs legs have at least one of some p_among of these legs.
CREATE OR REPLACE FUNCTION system_lines(p_legs INTEGER, p_wins INTEGER, p_among INTEGER) RETURNS NUMERIC LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum(n.sign * div(factorial(n.legs), factorial(p_wins) * factorial(n.legs - p_wins))), 0)
  FROM (VALUES (1, p_legs), (-1, p_legs - p_among)) AS n (sign, legs) WHERE p_wins BETWEEN 0 AND n.legs
$$;
