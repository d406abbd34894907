-- What was last heard of the producers behind a data provider. A provider of which nothing was ever heard is not expected to
-- say anything; one with a lost producer is down until that is heard again.
CREATE TABLE provider_heartbeats (
  provider TEXT NOT NULL,
  -- As the feed calls it; the own feed is 'simulation'.
  producer TEXT NOT NULL,
  heard_at TIMESTAMPTZ NOT NULL,
  -- It fell silent, or said itself that it is down.
  is_lost BOOLEAN NOT NULL,
  PRIMARY KEY (provider, producer)
);

-- How every provider is that something is known of: down while the operator says so or a producer is lost.
CREATE VIEW provider_states AS
  SELECT provider, coalesce(s.status, 'up') AS operator_says, coalesce(h.is_lost, false) AS is_lost, h.heard_at,
         CASE WHEN s.status = 'down' OR h.is_lost THEN 'down' ELSE 'up' END AS status, coalesce(s.told, 'up') AS told
  FROM provider_statuses s
  FULL JOIN (SELECT provider, bool_or(is_lost) AS is_lost, max(heard_at) AS heard_at FROM provider_heartbeats GROUP BY 1) h USING (provider);
