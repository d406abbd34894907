-- Notifies players once of each unused free bet that ends within a day, p_limit at most. A free bet given for less than
-- two days was announced with its end. Returns how many.
CREATE OR REPLACE FUNCTION bonus_tell_ends(p_at TIMESTAMPTZ, p_limit INTEGER) RETURNS INTEGER LANGUAGE sql AS $$
  WITH ending AS (
    SELECT i.id FROM player_bonuses i
    WHERE i.expired_at IS NULL AND i.amount IS NOT NULL AND NOT i.is_end_told AND i.expires_at > p_at AND i.expires_at <= p_at + interval '1 day'
      AND i.times_used < i.uses_count AND i.expires_at > i.created_at + interval '2 days' AND NOT is_barred(i.player_id, p_at)
    ORDER BY i.id LIMIT p_limit FOR UPDATE SKIP LOCKED),
  notified AS (
    UPDATE player_bonuses i SET is_end_told = true FROM ending e WHERE i.id = e.id RETURNING i.id, i.player_id, i.expires_at)
  SELECT count(outbox_append(t.player_id, notify_of_bonus(t.id, 'bonus_ending',
    jsonb_build_object('until', to_char(t.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), p_at)))::int
  FROM notified t
$$;
