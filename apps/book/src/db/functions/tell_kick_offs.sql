-- Notifies the followers of a match, or of one of its sides, that it has begun: once per match, and of none that began
-- longer ago than p_lately. Returns how many were notified.
CREATE OR REPLACE FUNCTION tell_kick_offs(p_at TIMESTAMPTZ, p_lately INTERVAL) RETURNS INTEGER LANGUAGE sql AS $$
  WITH begun AS (
    INSERT INTO kick_offs_told (match_id, at)
    SELECT m.id, p_at FROM matches m
    WHERE m.type = 'match' AND m.status = 1 AND m.starts_at > p_at - p_lately
      AND NOT EXISTS (SELECT 1 FROM kick_offs_told t WHERE t.match_id = m.id)
    ORDER BY m.id
    ON CONFLICT DO NOTHING
    RETURNING match_id),
  followers AS (
    SELECT DISTINCT f.player_id, m.id AS match_id, h.name AS home, a.name AS away
    FROM begun JOIN matches m ON m.id = begun.match_id
    JOIN competitors h ON h.id = m.home_id JOIN competitors a ON a.id = m.away_id
    JOIN favourites f ON (f.type = 'events' AND f.object_id = m.id)
                      OR (f.type = 'competitors' AND f.object_id IN (m.home_id, m.away_id))
    -- Who takes a break is not called back to a match.
    WHERE NOT is_barred(f.player_id, p_at)),
  notified AS (
    INSERT INTO notifications (player_id, type, template, data, object_type, object_id, created_at)
    SELECT player_id, 'bet', 'kick_off', jsonb_build_object('home', home, 'away', away), 'match', match_id, p_at
    FROM followers ORDER BY player_id, match_id
    RETURNING id, player_id)
  SELECT count(outbox_append(player_id, jsonb_build_array(
    jsonb_build_object('type', 'notification', 'notification_id', id), jsonb_build_object('type', 'unread_counters_changed'))))::int
  FROM notified
$$;
