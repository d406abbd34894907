-- The months of bet_history and when each ends; the rest, which has no end, is left out.
CREATE OR REPLACE FUNCTION history_parts() RETURNS TABLE (name TEXT, ends_at TIMESTAMPTZ) LANGUAGE sql STABLE AS $$
  SELECT c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::timestamptz
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
  WHERE i.inhparent = 'bet_history'::regclass AND pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
$$;
