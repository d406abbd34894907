-- The state of every known provider: down while the operator has set it down or a producer is lost.
CREATE OR REPLACE VIEW provider_states AS
  SELECT provider, coalesce(s.status, 'up') AS operator_says, coalesce(h.is_lost, false) AS is_lost, h.heard_at,
         CASE WHEN s.status = 'down' OR h.is_lost THEN 'down' ELSE 'up' END AS status, coalesce(s.told, 'up') AS told
  FROM provider_statuses s
  FULL JOIN (SELECT provider, bool_or(is_lost) AS is_lost, max(heard_at) AS heard_at FROM provider_heartbeats GROUP BY 1) h USING (provider);
