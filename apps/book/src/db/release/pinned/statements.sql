DELETE FROM access_tokens WHERE expires_at < $1
;;
DELETE FROM access_tokens WHERE player_id = $1
;;
-- answers [{"name":"sign_up_id","type":"integer"},{"name":"player_id","type":"integer"}]
DELETE FROM access_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING sign_up_id, player_id
;;
DELETE FROM authenticators WHERE player_id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM authenticators WHERE player_id = $1 AND confirmed_at IS NOT NULL RETURNING 1
;;
DELETE FROM book_processes WHERE id = $1
;;
DELETE FROM book_processes WHERE seen_at < clock_timestamp() - $1 * interval '1 millisecond'
;;
DELETE FROM embed_codes WHERE expires_at < $1
;;
DELETE FROM embed_requests WHERE at < $1
;;
DELETE FROM ended_sessions WHERE id = ANY ($1::bigint[]) AND ended_at < clock_timestamp() - interval '20 seconds'
;;
DELETE FROM event_mappings WHERE match_id = $1
;;
DELETE FROM exchange_quotes WHERE expires_at < $1
;;
DELETE FROM exported_events WHERE at < $1 AND position <= coalesce(
       (SELECT min(position) FROM event_receivers WHERE removed_at IS NULL), position)
;;
DELETE FROM exposures e WHERE e.used = 0 AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = e.match_id AND m.status < 3)
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM favourites WHERE player_id = $1 AND type = $2 AND object_id = $3 RETURNING 1
;;
DELETE FROM favourites f
     WHERE f.type = 'events' AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = f.object_id)
;;
DELETE FROM feed_messages f WHERE received_at < $1
     AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = f.match_id AND m.status < 4)
;;
DELETE FROM feed_rejects WHERE received_at < $1
;;
DELETE FROM feed_unknowns WHERE seen_at < $1
;;
DELETE FROM kick_offs_told WHERE at < $1
;;
DELETE FROM mapping_rejects WHERE one_id = $1 AND other_id = $2
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM matches m
     WHERE m.status = 4 AND m.type IN ('match', 'draw')
       AND m.starts_at < CASE WHEN m.origin = 'filler' THEN $1::timestamptz WHEN m.type = 'draw' THEN $2::timestamptz
                              ELSE $3::timestamptz END
       AND m.origin <> 'import'
       AND NOT EXISTS (SELECT 1 FROM bet_legs l WHERE l.match_id = m.id)
     RETURNING 1
;;
DELETE FROM matches m WHERE m.type = 'race' AND m.status = 4 AND m.starts_at < $1
       AND NOT EXISTS (SELECT 1 FROM bet_legs l WHERE l.match_id = m.id)
;;
DELETE FROM messages WHERE id = $1
;;
DELETE FROM messages WHERE next_at IS NULL AND created_at < $1
;;
DELETE FROM outbox WHERE id = ANY ($1::bigint[])
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM passkey_challenges WHERE challenge = $1 AND player_id IS NOT DISTINCT FROM $2 AND expires_at > $3 RETURNING 1
;;
DELETE FROM passkey_challenges WHERE expires_at < $1
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM passkeys WHERE id = $1 AND player_id = $2 RETURNING 1
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM phone_verifications WHERE player_id = $1 AND code_hash = $2 RETURNING 1
;;
DELETE FROM phone_verifications WHERE resend_at < $1
;;
DELETE FROM player_groups WHERE player_id = $1 AND group_id = $2
;;
DELETE FROM player_limits WHERE player_id = $1 AND type = $2 AND period IS NOT DISTINCT FROM $3 AND strategy IS NOT DISTINCT FROM $4
  AND NOT is_imposed AND amount IS NOT NULL AND created_at > $5
;;
DELETE FROM prediction_votes v WHERE NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = v.match_id)
;;
DELETE FROM provider_heartbeats WHERE provider = $1 AND is_lost
;;
DELETE FROM push_messages WHERE id = $1
;;
DELETE FROM push_messages WHERE until <= $1
;;
DELETE FROM push_subscriptions WHERE endpoint = $1 AND session_id IS DISTINCT FROM $2
;;
DELETE FROM push_subscriptions WHERE id = $1 AND endpoint = $2
;;
DELETE FROM push_subscriptions WHERE session_id = $1
;;
DELETE FROM rate_limits WHERE busy_until < $1
;;
DELETE FROM recovery_codes WHERE player_id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM recovery_codes WHERE player_id = $1 AND code_hash = $2 RETURNING 1
;;
DELETE FROM request_answers WHERE at < $1
;;
DELETE FROM sessions WHERE expires_at < $1
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM sessions WHERE host_origin = $1 AND ($2::int IS NULL OR player_id = $2) RETURNING 1
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM sessions WHERE id = $1 AND player_id = $2 RETURNING 1
;;
DELETE FROM sessions WHERE player_id = $1
;;
DELETE FROM sessions WHERE player_id = $1 AND ($2::int IS NULL OR id <> $2)
;;
DELETE FROM sessions WHERE player_id = $1 AND expires_at <= $2
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM sessions WHERE player_id = $1 AND id <> $2 RETURNING 1
;;
-- answers [{"name":"?column?","type":"integer"}]
DELETE FROM sessions WHERE player_id = $1 AND id IN (
       SELECT id FROM sessions WHERE player_id = $1 ORDER BY last_seen_at DESC, id DESC OFFSET $2) RETURNING 1
;;
DELETE FROM sessions WHERE token_hash = $1 OR previous_hash = $1
;;
DELETE FROM settlement_changes WHERE id = $1
;;
DELETE FROM share_codes WHERE expires_at <= $1
;;
DELETE FROM sign_in_failures WHERE last_at < $1
;;
DELETE FROM sign_in_failures WHERE login = ANY ($1::text[])
;;
DELETE FROM sign_ins WHERE player_id = $1 AND id <= (
       SELECT id FROM sign_ins WHERE player_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)
;;
DELETE FROM sign_ups WHERE expires_at < $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"login","type":"text"},{"name":"password_hash","type":"text"},{"name":"first_name","type":"text"},{"name":"last_name","type":"text"},{"name":"born_on","type":"text"},{"name":"street","type":"text"},{"name":"postal_code","type":"text"},{"name":"city","type":"text"},{"name":"mobile_phone","type":"text"},{"name":"personal_number","type":"text"},{"name":"language","type":"text"},{"name":"currency","type":"text"},{"name":"country","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"expires_at","type":"timestamp with time zone"}]
DELETE FROM sign_ups WHERE login = (SELECT login FROM sign_ups WHERE id = $1) RETURNING id, login, password_hash, first_name, last_name, born_on::text AS born_on, street, postal_code, city, mobile_phone, personal_number, language, currency, country, created_at, expires_at
;;
DELETE FROM site_draft_styles WHERE saved_at < $1 AND NOT EXISTS (SELECT FROM site_drafts d WHERE d.saved_at >= $1)
;;
DELETE FROM site_drafts WHERE name = $1
;;
DELETE FROM site_previews WHERE expires_at <= $1
;;
INSERT INTO access_tokens (token_hash, purpose, sign_up_id, player_id, expires_at) VALUES ($1, $2, $3, $4, $5)
;;
INSERT INTO appearances (match_id, competitor_id, during)
     SELECT match_id, competitor_id, tstzrange(from_at, to_at)
     FROM unnest($1::int[], $2::int[], $3::timestamptz[], $4::timestamptz[]) AS a (match_id, competitor_id, from_at, to_at)
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO authenticators AS a (player_id, secret, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id) DO UPDATE SET secret = $2, created_at = $3, last_step = 0 WHERE a.confirmed_at IS NULL
       RETURNING 1
;;
-- answers [{"name":"id","type":"integer"},{"name":"is_new","type":"boolean"}]
INSERT INTO bonuses (key, type, level_status, definition, valid_from, valid_to, promo_code, for_everyone, currency, initial_pool, pool, created_at)
  VALUES ($1, $2, 'active', $3::jsonb, $4, $5, $6, $7, $8, $9, $9, $10)
  ON CONFLICT (key) DO UPDATE SET definition = excluded.definition, valid_from = excluded.valid_from, valid_to = excluded.valid_to,
    promo_code = excluded.promo_code, for_everyone = excluded.for_everyone
  WHERE bonuses.type = excluded.type AND bonuses.initial_pool = excluded.initial_pool AND bonuses.currency IS NOT DISTINCT FROM excluded.currency
    AND (excluded.type <> 'lootbox' OR (bonuses.definition -> 'contents', bonuses.definition -> 'opens_at')
      = (excluded.definition -> 'contents', excluded.definition -> 'opens_at'))
  RETURNING id, xmax = 0 AS is_new
;;
INSERT INTO book_processes (id, name, roles, settings, engine, has_hub) VALUES ($1, $2, $3, $4, $5, $6)
;;
INSERT INTO book_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING
;;
INSERT INTO categories (id, sport_id, key, names, country_code, priority)
     SELECT id, sport_id, key, names::jsonb, country_code, priority
     FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::int[])
       AS c (id, sport_id, key, names, country_code, priority)
     ON CONFLICT (id) DO UPDATE
       SET names = EXCLUDED.names, country_code = EXCLUDED.country_code, priority = EXCLUDED.priority
;;
INSERT INTO categories (id, sport_id, key, names, country_code, priority)
     VALUES (coalesce($1, nextval('imported_ids')::int), $2, $3, $4::jsonb, $5, $6) ON CONFLICT DO NOTHING
;;
INSERT INTO comp_point_changes (player_id, points, reason, at) VALUES ($1, $2, $3, $4)
;;
INSERT INTO competitors (id, sport_id, name, short_name, city, stadium, country, primary_color, secondary_color,
                              aliases, rating, names)
     SELECT id, sport_id, name, short_name, city, stadium, country, primary_color, secondary_color,
            ARRAY(SELECT jsonb_array_elements_text(aliases::jsonb)), rating, names::jsonb
     FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
                 $10::text[], $11::float8[], $12::text[])
       AS c (id, sport_id, name, short_name, city, stadium, country, primary_color, secondary_color, aliases, rating, names)
     ON CONFLICT (id) DO UPDATE
       SET name = EXCLUDED.name, names = EXCLUDED.names, short_name = EXCLUDED.short_name, city = EXCLUDED.city, stadium = EXCLUDED.stadium,
           primary_color = EXCLUDED.primary_color, secondary_color = EXCLUDED.secondary_color, aliases = EXCLUDED.aliases
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO competitors (id, sport_id, name, short_name, country, primary_color, secondary_color, aliases, rating)
       VALUES (nextval('imported_ids'), $1, $2, $3, $4, $5, $6, '{}', $7) RETURNING id
;;
INSERT INTO currency_rates (currency, at, units_per_euro)
       SELECT $1, greatest($2::timestamptz, (SELECT max(at) + interval '1 microsecond' FROM currency_rates
                                             WHERE currency = $1 AND at < $2::timestamptz + interval '1 ms')), $3
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO deposit_intents (player_id, account_id, currency, amount, kind, provider, token, url, key, body_hash, created_at,
       changed_at, expires_at, ask_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, '', $8, $9, $10, $10, $11, $12) RETURNING id
;;
INSERT INTO deposits_by_hand (reference, account_id, amount, transfer_id, at) VALUES ($1, $2, $3, $4, $5)
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO embed_codes (code_hash, host_id, player_id, nonce, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (nonce) DO NOTHING RETURNING 1
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO embed_hosts AS h (origin, name, sealed_key, created_at, wallet, wallet_url)
       VALUES ($1, $2, $3, $4, $6, $5)
       ON CONFLICT (origin) DO UPDATE SET name = $2, sealed_key = $3, removed_at = NULL, wallet = excluded.wallet,
         wallet_url = excluded.wallet_url WHERE h.removed_at IS NOT NULL
       RETURNING 1
;;
INSERT INTO embed_players (host_id, external_id, player_id, email, created_at) VALUES ($1, $2, $3, $4, $5)
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO embed_requests (host_id, request_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1
;;
-- answers [{"name":"id","type":"bigint"}]
INSERT INTO event_groups DEFAULT VALUES RETURNING id
;;
INSERT INTO event_mappings (provider, urn, match_id, group_id, confirmed_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (match_id) DO NOTHING
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO event_receivers AS r (name, url, sealed_key, position, created_at)
     VALUES ($1, $2, $3, coalesce((SELECT max(position) FROM exported_events), 0), $4)
     ON CONFLICT (name) DO UPDATE SET url = $2, sealed_key = $3, position = excluded.position, attempts = 0, next_at = NULL,
       last_fault = NULL, removed_at = NULL WHERE r.removed_at IS NOT NULL
     RETURNING 1
;;
INSERT INTO exchange_quotes (id, player_id, from_currency, to_currency, amount, received, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
;;
INSERT INTO exchanges (player_id, from_account, to_account, amount, received, from_rate, to_rate, margin, quote_id, out_transfer,
       in_transfer, key, body_hash, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO favourites (player_id, type, object_id, created_at)
       SELECT $1, $2, $3, $4
       WHERE (SELECT count(*) FROM favourites f WHERE f.player_id = $1 AND f.type = $2 AND f.object_id <> $3) < $5
       ON CONFLICT (player_id, type, object_id) DO UPDATE SET created_at = favourites.created_at
       RETURNING 1
;;
INSERT INTO feed_messages (provider, match_id, received_at, body)
       SELECT provider, match_id, received_at, body
       FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::text[])
         WITH ORDINALITY AS m (provider, match_id, received_at, body, place)
       ORDER BY place
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO feed_numbers (urn, id)
     SELECT $1, CASE WHEN $2 > 0 AND NOT EXISTS (SELECT 1 FROM categories WHERE id = $2) THEN $2
                     ELSE nextval('feed_numbers_taken')::int END
     ON CONFLICT (urn) DO UPDATE SET urn = EXCLUDED.urn RETURNING id
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO feed_numbers (urn, id)
     SELECT $1, CASE WHEN $2 > 0 AND NOT EXISTS (SELECT 1 FROM competitors WHERE id = $2) THEN $2
                     ELSE nextval('feed_numbers_taken')::int END
     ON CONFLICT (urn) DO UPDATE SET urn = EXCLUDED.urn RETURNING id
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO feed_numbers (urn, id)
     SELECT $1, CASE WHEN $2 > 0 AND NOT EXISTS (SELECT 1 FROM matches WHERE id = $2) THEN $2
                     ELSE nextval('feed_numbers_taken')::int END
     ON CONFLICT (urn) DO UPDATE SET urn = EXCLUDED.urn RETURNING id
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO feed_numbers (urn, id)
     SELECT $1, CASE WHEN $2 > 0 AND NOT EXISTS (SELECT 1 FROM tournaments WHERE id = $2) THEN $2
                     ELSE nextval('feed_numbers_taken')::int END
     ON CONFLICT (urn) DO UPDATE SET urn = EXCLUDED.urn RETURNING id
;;
INSERT INTO feed_producers AS p (provider, producer, name, phase, why, checkpoint_at, last_request_id, not_before, alive_at, played_at,
       window_ms, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (provider, producer) DO UPDATE SET name = $3, phase = $4, why = $5, checkpoint_at = $6, last_request_id = $7,
       not_before = $8, alive_at = coalesce($9, p.alive_at), played_at = $10, window_ms = $11, updated_at = $12
;;
INSERT INTO feed_profiles (provider, urn, language, name)
     SELECT provider, urn, $4, name FROM unnest($1::text[], $2::text[], $3::text[]) AS p (provider, urn, name)
     ON CONFLICT (provider, urn, language) DO UPDATE SET name = EXCLUDED.name
;;
INSERT INTO feed_recoveries (provider, producer, request_id, after_at, asked_at) VALUES ($1, $2, $3, $4, $5)
;;
INSERT INTO feed_rejects (provider, received_at, routing_key, why, body) VALUES ($1, $2, $3, $4, $5)
;;
INSERT INTO feed_sessions (provider, state, why, generation, since, pending, languages, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $8::text[], $7)
     ON CONFLICT (provider) DO UPDATE SET state = $2, why = $3, generation = $4, since = $5, pending = $6, languages = $8::text[],
       updated_at = $7
;;
INSERT INTO feed_unknowns AS u (provider, kind, name, times, seen_at)
         SELECT $1, kind, name, times, $5 FROM unnest($2::text[], $3::text[], $4::int[]) AS n (kind, name, times)
         ON CONFLICT (provider, kind, name) DO UPDATE SET times = u.times + EXCLUDED.times, seen_at = EXCLUDED.seen_at
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO jackpots (code, currency, definition, created_at) VALUES ($1, $2, $3::jsonb, $4)
  ON CONFLICT (code) WHERE status <> 'finished' DO NOTHING RETURNING id
;;
INSERT INTO loot_boxes (issue_id, number, points, seed, commitment, contents)
  SELECT $1, b.number, b.points, b.seed, b.commitment, $3::jsonb
  FROM jsonb_to_recordset($2::jsonb) AS b (number SMALLINT, points BIGINT, seed TEXT, commitment TEXT)
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO maintenance_windows (begins_at, ends_at, announced_at) VALUES ($1, $2, $3) RETURNING id
;;
INSERT INTO mapping_rejects (one_id, other_id, rejected_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
;;
INSERT INTO market_cancels (message_id, is_rollback, bet_id, void_reason, said_at, received_at)
       VALUES ($1, $2, $3, $4, $5, $6)
;;
INSERT INTO market_cancels (message_id, is_rollback, match_id, market_id, specifier, void_reason, outcome_id, starts_at,
                                 ends_at, keeps_results, said_at, received_at)
     SELECT $1, $2, $3, market_id, specifier, void_reason, outcome_id, $8, $9, $10, $11, $12
     FROM unnest($4::int[], $5::text[], $6::text[], $7::text[]) AS m (market_id, specifier, void_reason, outcome_id)
;;
INSERT INTO market_deductions AS d (match_id, market_id, specifier, outcome_id, percent, priced_to, said_at)
     SELECT $1, market_id, specifier, outcome_id, percent, $2, $3
     FROM unnest($4::int[], $5::text[], $6::text[], $7::int[]) AS w (market_id, specifier, outcome_id, percent)
     ON CONFLICT (match_id, market_id, specifier, outcome_id) DO UPDATE
       SET percent = excluded.percent, priced_to = excluded.priced_to, said_at = excluded.said_at
     WHERE d.said_at <= excluded.said_at
;;
INSERT INTO market_descriptions (provider, market_id, variant, language, name, groups, outcomes)
         VALUES ($1, $2, $3, $4, $5, $6::text[], $7::jsonb)
         ON CONFLICT (provider, market_id, variant, language)
         DO UPDATE SET name = EXCLUDED.name, groups = EXCLUDED.groups, outcomes = EXCLUDED.outcomes
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO market_results (match_id, market_id, specifier, outcomes, final_text, void_reason, said_at, recorded_at)
       SELECT match_id, market_id, specifier, outcomes::jsonb, final_text, void_reason, $6, $6
       FROM unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $7::text[])
         AS r (match_id, market_id, specifier, outcomes, final_text, void_reason)
       ON CONFLICT DO NOTHING
       RETURNING 1
;;
INSERT INTO market_results AS r
       (match_id, market_id, specifier, outcomes, dead_heat_factors, outcome_facts, others, final_text, void_reason, said_at,
        decided_at, recorded_at, by_words)
     SELECT $1, m."marketId", m.specifier, m.outcomes, m.dead_heat_factors, m.outcome_facts, m.others, m.final_text, m.void_reason,
            m.said_at, m.decided_at, $3, true
     FROM jsonb_to_recordset($2::jsonb) AS m (
       "marketId" INTEGER, specifier TEXT, outcomes JSONB, dead_heat_factors JSONB, outcome_facts JSONB, others TEXT, final_text TEXT,
       void_reason TEXT, said_at TIMESTAMPTZ, decided_at TIMESTAMPTZ)
     ON CONFLICT (match_id, market_id, specifier) DO UPDATE SET
       outcomes = excluded.outcomes, dead_heat_factors = excluded.dead_heat_factors, outcome_facts = excluded.outcome_facts,
       others = excluded.others, final_text = excluded.final_text, void_reason = excluded.void_reason, said_at = excluded.said_at,
       decided_at = excluded.decided_at, recorded_at = excluded.recorded_at, by_words = true
;;
INSERT INTO market_words (match_id, market_id, specifier, said_at, place, is_rollback, outcomes, others, final_text, void_reason)
     SELECT $1, w.market_id, w.specifier, w.said_at, w.place, w.is_rollback, nullif(w.outcomes, 'null'), w.others, w.final_text, w.void_reason
     FROM jsonb_to_recordset($2::jsonb) AS w (
       market_id INTEGER, specifier TEXT, said_at TIMESTAMPTZ, place BIGINT, is_rollback BOOLEAN, outcomes JSONB, others TEXT, final_text TEXT, void_reason TEXT)
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO matches (id, type, tournament_id, home_id, away_id, origin, seed, status, starts_at, anchor_at, speed, venue)
       OVERRIDING SYSTEM VALUE
       VALUES ($1, 'match', $2, $3, $4, 'feed', $5, $7, $6, $6, 1, $8::jsonb)
       ON CONFLICT (seed) DO UPDATE
         SET tournament_id = $2, home_id = $3, away_id = $4, venue = $8::jsonb
       RETURNING id
;;
-- answers [{"name":"id","type":"integer"},{"name":"seed","type":"text"}]
INSERT INTO matches (type, tournament_id, home_id, away_id, origin, seed, setup, status, starts_at, length_ms,
                          anchor_at, speed, score)
     SELECT 'match', tournament_id, home_id, away_id, $9, seed, setup::jsonb, CASE WHEN score IS NULL THEN 0 ELSE 4 END,
            starts_at, length_ms, starts_at, $10, score::jsonb
     FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::timestamptz[], $7::int[], $8::text[])
       WITH ORDINALITY AS n (tournament_id, home_id, away_id, seed, setup, starts_at, length_ms, score, place)
     ORDER BY place
     ON CONFLICT (seed) DO NOTHING
     RETURNING id, seed
;;
INSERT INTO matches (type, tournament_id, origin, seed, setup, starts_at, ends_at, anchor_at, speed, names, competitor_ids)
     SELECT 'outright', tournament_id, 'outright', seed, setup::jsonb, starts_at, ends_at, starts_at, 1, names::jsonb,
            ARRAY(SELECT id::int FROM jsonb_array_elements_text(competitor_ids::jsonb) AS id)
     FROM unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[])
       AS o (tournament_id, seed, setup, starts_at, ends_at, names, competitor_ids)
     ON CONFLICT (seed) DO NOTHING
;;
INSERT INTO matches (type, tournament_id, origin, seed, setup, status, starts_at, ends_at, length_ms, anchor_at, speed,
                          names, competitor_ids, score)
     SELECT 'race', tournament_id, 'programme', seed, setup::jsonb, CASE WHEN is_over THEN 4 ELSE 0 END, starts_at,
            starts_at + make_interval(secs => length_ms::float8 / $9 / 1000), length_ms, starts_at, $9, names::jsonb,
            ARRAY(SELECT (runner ->> 'horseId')::int FROM jsonb_array_elements(setup::jsonb -> 'runners') AS runner), score::jsonb
     FROM unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::int[], $7::text[], $8::boolean[])
       AS r (tournament_id, seed, setup, starts_at, names, length_ms, score, is_over)
     ORDER BY starts_at
     ON CONFLICT (seed) DO NOTHING
;;
INSERT INTO matches (type, tournament_id, origin, seed, setup, status, starts_at, ends_at, length_ms, anchor_at, speed, names, score)
     SELECT 'draw', tournament_id, 'programme', seed, setup::jsonb, CASE WHEN score IS NULL THEN 0 ELSE 4 END, starts_at,
            starts_at + make_interval(secs => $7::float8 / $8 / 1000), $7, starts_at, $8, names::jsonb, score::jsonb
     FROM unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[])
       AS d (tournament_id, seed, setup, starts_at, names, score)
     ORDER BY starts_at
     ON CONFLICT (seed) DO NOTHING
;;
INSERT INTO messages (kind, recipient, language, sign_up_id, player_id, created_at, next_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)
;;
-- answers [{"name":"epoch","type":"integer"},{"name":"address","type":"text"}]
INSERT INTO offer_owner (epoch, address, since) VALUES (1, $1, $2)
     ON CONFLICT (is_only) DO UPDATE SET epoch = offer_owner.epoch + 1, address = $1, since = $2
     RETURNING epoch, address
;;
INSERT INTO operator_log (at, command, words, ok, answer) VALUES ($1, $2, $3, $4, $5)
;;
INSERT INTO passkey_challenges (challenge, player_id, expires_at) VALUES ($1, $2, $3)
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO passkeys (credential_id, player_id, public_key, counter, transports, name, created_at)
       SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM passkeys WHERE player_id = $2) < $8
       ON CONFLICT DO NOTHING RETURNING 1
;;
INSERT INTO past_addresses (player_id, until, street, postal_code, city) VALUES ($1, $2, $3, $4, $5)
;;
INSERT INTO payment_events (provider, event_id, deposit_id, type, said_hash, at) VALUES ($1, $2, $3, $4, $5, $6)
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO payment_methods (player_id, provider, token, kind, label, first_used_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (player_id, provider, token) DO UPDATE SET label = $5 RETURNING id
;;
INSERT INTO payouts (withdrawal_id, provider, token, tell_at, changed_at)
     SELECT w.id, m.provider, 'payout_' || replace(gen_random_uuid()::text, '-', ''), $2, $2
     FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id WHERE w.id = $1
;;
INSERT INTO person_keys (player_id, kind, hash) SELECT $1, k.kind, k.hash FROM jsonb_to_recordset($2) AS k (kind TEXT, hash TEXT)
  ON CONFLICT DO NOTHING
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO phone_verifications AS v (player_id, phone, resend_at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id) DO UPDATE SET phone = $2, resend_at = $3, code_hash = NULL, code_expires_at = NULL
       WHERE v.resend_at <= $4 RETURNING 1
;;
INSERT INTO player_groups (player_id, group_id, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
;;
INSERT INTO player_holds (player_id, reason, kinds, created_at) VALUES ($1, 'under_age', ARRAY[$3], $2)
     ON CONFLICT DO NOTHING
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"type","type":"text"},{"name":"period","type":"text"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"time_zone","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"next_amount","type":"bigint"},{"name":"confirm_from","type":"timestamp with time zone"},{"name":"confirm_until","type":"timestamp with time zone"},{"name":"disable_at","type":"timestamp with time zone"},{"name":"ended_at","type":"timestamp with time zone"},{"name":"strategy","type":"text"},{"name":"is_imposed","type":"boolean"},{"name":"used","type":"bigint"}]
INSERT INTO player_limits (player_id, type, created_at, disable_at, ended_at, is_imposed) VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING *, NULL::bigint AS used
;;
INSERT INTO player_limits (player_id, type, period, strategy, currency, amount, time_zone, is_imposed, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
;;
INSERT INTO player_minutes (player_id, kind, minute) SELECT $1, 'active', date_trunc('minute', $2::timestamptz)
  WHERE EXISTS (SELECT 1 FROM player_limits WHERE id IN (SELECT l.id FROM player_limits l WHERE l.player_id = $1 AND l.type = 'activity' AND l.created_at <= $2
  AND (l.ended_at IS NULL OR l.ended_at > $2))) ON CONFLICT DO NOTHING
;;
INSERT INTO player_settings AS s (player_id, stakes, accept_mode, odds_format, push_subscription, updated_at)
     VALUES ($1, coalesce($2::jsonb, '{}'), coalesce($3, $6), coalesce($4, 'european'), $8, $5)
     ON CONFLICT (player_id) DO UPDATE SET stakes = s.stakes || coalesce($2::jsonb, '{}'), accept_mode = coalesce($3, s.accept_mode),
       odds_format = coalesce($4, s.odds_format), updated_at = $5,
       push_subscription = CASE WHEN $7 THEN $8 ELSE s.push_subscription END
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO players (email, auth_phone_number, mobile_phone, password_hash, first_name, last_name, language, currency,
                          created_at, terms_accepted_at, country, born_on, street, postal_code, city, personal_number)
     VALUES ($1, $2, coalesce($2, $12), $3, $4, $5, $6, $7, $8, $9, $10, $11::date, $13, $14, $15, $16)
     ON CONFLICT DO NOTHING RETURNING id
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO players (email, password_hash, first_name, last_name, currency, created_at, is_operator, country, born_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'DE', DATE '1990-05-17' - $8::int) ON CONFLICT DO NOTHING RETURNING id
;;
INSERT INTO postponements (match_id, planned_at, void_at) VALUES ($1, $2, $3)
     ON CONFLICT (match_id) DO UPDATE SET planned_at = excluded.planned_at, void_at = excluded.void_at
;;
INSERT INTO prediction_votes AS v (match_id, player_id, outcome, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (match_id, player_id) DO UPDATE SET outcome = $3, created_at = $4 WHERE v.outcome <> $3
;;
INSERT INTO provider_heartbeats AS h (provider, producer, heard_at, is_lost) VALUES ($1, $2, $3, $4)
     ON CONFLICT (provider, producer) DO UPDATE SET heard_at = excluded.heard_at, is_lost = excluded.is_lost
     WHERE h.heard_at <= excluded.heard_at
;;
INSERT INTO provider_statuses (provider, status, changed_at, told) VALUES ($1, $2, $3, 'up')
       ON CONFLICT (provider) DO UPDATE SET status = $2, changed_at = $3
;;
INSERT INTO provider_statuses (provider, status, changed_at, told) VALUES ($1, 'up', $3, $2)
       ON CONFLICT (provider) DO UPDATE SET told = $2
;;
INSERT INTO push_subscriptions (session_id, player_id, endpoint, p256dh, auth, topics, created_at)
         VALUES ($1, $7, $2, $3, $4, $5::text[], $6)
         ON CONFLICT (session_id) DO UPDATE SET endpoint = $2, p256dh = $3, auth = $4, topics = $5::text[]
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO rate_limits AS r (feature, key, busy_until) VALUES ($1, $2, $3::timestamptz + $4 * interval '1 millisecond')
     ON CONFLICT (feature, key) DO UPDATE SET busy_until = greatest(r.busy_until, $3) + $4 * interval '1 millisecond'
     WHERE greatest(r.busy_until, $3) + $4 * interval '1 millisecond' <= $3::timestamptz + $5 * interval '1 millisecond'
     RETURNING 1
;;
INSERT INTO recovery_codes (player_id, code_hash) SELECT $1, unnest($2::text[])
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO request_answers (player_id, key, call, body_hash, status, answer, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING RETURNING 1
;;
INSERT INTO schema_function_sets (checksum) VALUES ($1) ON CONFLICT DO NOTHING
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO sessions (player_id, token_hash, rotated_at, created_at, last_seen_at, expires_at, address, user_agent)
     SELECT p.id, $2, $3::timestamptz, $3, $3, session_end(p.id, $3, $4::timestamptz), $5, $6 FROM players p WHERE p.id = $1 AND p.password_hash = $7 AND p.closed_at IS NULL FOR SHARE
     RETURNING 1
;;
-- answers [{"name":"expires_at","type":"timestamp with time zone"}]
INSERT INTO sessions (player_id, token_hash, rotated_at, created_at, last_seen_at, expires_at, address, user_agent, host_origin)
     SELECT p.id, $2, $3::timestamptz, $3, $3, session_end(p.id, $3, $4::timestamptz), $5, $6, $7
     FROM players p WHERE p.id = $1 AND p.closed_at IS NULL FOR SHARE
     RETURNING expires_at
;;
INSERT INTO settlement_changes (message_id, bet_id) VALUES ($1, $2)
;;
INSERT INTO settlement_changes (message_id, match_id, market_id, specifier)
       SELECT $1, $2, market_id, specifier FROM unnest($3::int[], $4::text[]) AS m (market_id, specifier)
;;
-- answers [{"name":"id","type":"bigint"}]
INSERT INTO settlement_messages (kind, source, said_at, received_at, body) VALUES ($1, $2, $3, $4, $5) RETURNING id
;;
INSERT INTO share_codes (code, player_id, bets, created_at, expires_at) VALUES ($1, $2, $3::jsonb, $4, $5)
;;
-- answers [{"name":"failures","type":"integer"}]
INSERT INTO sign_in_failures AS f (login, address, failures, last_at) VALUES ($1, $6, 1, $2)
     ON CONFLICT (login, address) DO UPDATE SET
       failures = CASE WHEN f.last_at < $3 THEN 1 ELSE f.failures + 1 END,
       locked_until = CASE WHEN f.last_at >= $3 AND f.failures + 1 >= $4 THEN $5::timestamptz END,
       last_at = $2
     WHERE f.locked_until IS NULL OR f.locked_until <= $2
     RETURNING failures
;;
INSERT INTO sign_ins (player_id, way, succeeded, address, user_agent, at) VALUES ($1, $2, $3, $4, $5, $6)
;;
-- answers [{"name":"id","type":"integer"}]
INSERT INTO sign_ups (login, created_at, expires_at, password_hash, first_name, last_name, born_on, street, postal_code, city, mobile_phone, personal_number, language, currency, country)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id
;;
INSERT INTO site_draft_styles (hash, css, saved_at) SELECT hash, css, $3 FROM unnest($1::text[], $2::text[]) AS made (hash, css)
     ON CONFLICT (hash) DO UPDATE SET saved_at = $3
;;
-- answers [{"name":"revision","type":"integer"}]
INSERT INTO site_drafts AS kept (name, body, based_on, revision, author, saved_at)
     SELECT $1, $2, $3, nextval('site_draft_revisions'), $4, $5 WHERE $6::integer IS NULL OR $6 = 0 OR EXISTS (SELECT FROM site_drafts WHERE name = $1)
     ON CONFLICT (name) DO UPDATE 
       SET body = $2, based_on = $3, author = $4, saved_at = $5, revision = excluded.revision
       WHERE $6::integer IS NULL OR kept.revision = $6
     RETURNING revision
;;
INSERT INTO site_edits (at, player_id, author, action, revision, version, idempotency_key, answer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
;;
INSERT INTO site_previews (token_hash, player_id, expires_at) VALUES ($1, $2, $3)
;;
INSERT INTO site_styles (hash, css) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING
;;
INSERT INTO site_versions (version, body, author, published_at, gone) VALUES ($1, $2, $3, $4, $5::text[])
;;
INSERT INTO sports (id, key, names, type, priority, provider)
     SELECT id, key, names::jsonb, type, priority, provider
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[])
       AS s (id, key, names, type, priority, provider)
     ON CONFLICT (id) DO UPDATE SET names = EXCLUDED.names, priority = EXCLUDED.priority
;;
INSERT INTO tournaments (id, category_id, key, names, priority, provider, tempo, best_of)
     SELECT id, category_id, key, names::jsonb, priority, provider, tempo, best_of
     FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::int[], $6::text[], $7::float8[], $8::int[])
       AS t (id, category_id, key, names, priority, provider, tempo, best_of)
     ON CONFLICT (id) DO UPDATE
       SET names = EXCLUDED.names, priority = EXCLUDED.priority, category_id = EXCLUDED.category_id
;;
INSERT INTO tournaments (id, category_id, key, names, priority, provider, tempo, best_of)
     SELECT nextval('imported_ids'), c.id, $2, $3::jsonb, $4, 'betradar', 1, 0 FROM categories c
     WHERE c.sport_id = $5 AND c.key = $1 AND NOT EXISTS (SELECT 1 FROM tournaments WHERE key = $2)
;;
INSERT INTO wallet_accounts (player_id, currency, balance) VALUES ($1, $2, 0) ON CONFLICT (player_id, currency) DO NOTHING
;;
INSERT INTO withdrawal_requests (player_id, account_id, currency, amount, method_id, key, body_hash, reserved_transfer, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
;;
-- answers [{"name":"?column?","type":"integer"}]
INSERT INTO withdrawals (reference, account_id, amount, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1
;;
INSERT INTO world_state (key, value) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value
;;
LOCK TABLE maintenance_windows IN EXCLUSIVE MODE
;;
LOCK TABLE site_edits IN SHARE ROW EXCLUSIVE MODE
;;
LOCK TABLE site_versions IN EXCLUSIVE MODE
;;
-- answers [{"name":"kind","type":"text"},{"name":"id","type":"integer"},{"name":"names","type":"jsonb"},{"name":"short","type":"text"}]
SELECT 'category' AS kind, id, names, '' AS short FROM categories WHERE id = $1
     UNION ALL SELECT 'tournament', id, names, '' FROM tournaments WHERE id = $2
     UNION ALL SELECT 'competitor', id, coalesce(names, '{}') || jsonb_build_object('en', name), short_name FROM competitors WHERE id IN ($3, $4)
;;
-- answers [{"name":"name","type":"text"},{"name":"labels","type":"jsonb"},{"name":"value","type":"double precision"}]
SELECT 'touchline_ledger_wrong_balances' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM wallet_accounts a
      WHERE a.player_id IS NOT NULL AND a.id IN (
        SELECT unnest(ARRAY[from_account, to_account]) FROM (SELECT from_account, to_account FROM wallet_transfers ORDER BY id DESC LIMIT 100) t)
      AND a.balance <> coalesce((SELECT sum(amount) FROM wallet_transfers WHERE to_account = a.id AND to_account >= 1000), 0)
        - coalesce((SELECT sum(amount) FROM wallet_transfers WHERE from_account = a.id AND from_account >= 1000), 0)) m
UNION ALL
SELECT 'touchline_host_payments_waiting_seconds' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, coalesce(extract(epoch FROM $1 - min(made_at)), 0)::float8 AS value FROM host_payments WHERE try_at IS NOT NULL) m
UNION ALL
SELECT 'touchline_messages_waiting_seconds' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, coalesce(extract(epoch FROM $1 - min(created_at)), 0)::float8 AS value FROM messages WHERE next_at IS NOT NULL) m
UNION ALL
SELECT 'touchline_settlement_waiting_legs' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM (SELECT r.recorded_at FROM market_results r
  JOIN bet_legs l ON l.match_id = r.match_id AND l.market_id = r.market_id AND l.specifier = r.specifier AND l.status = 'open'
  JOIN bets b ON b.id = l.bet_id AND b.status = 'waiting_results'
  WHERE r.recorded_at > $1 - interval '1 hour'
    AND CASE WHEN r.outcomes ? l.outcome_id THEN r.outcomes ->> l.outcome_id ELSE r.others END IS NOT NULL
  LIMIT 10000) w) m
UNION ALL
SELECT 'touchline_settlement_waiting_seconds' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, coalesce(extract(epoch FROM $1 - min(recorded_at)), 0)::float8 AS value FROM (SELECT r.recorded_at FROM market_results r
  JOIN bet_legs l ON l.match_id = r.match_id AND l.market_id = r.market_id AND l.specifier = r.specifier AND l.status = 'open'
  JOIN bets b ON b.id = l.bet_id AND b.status = 'waiting_results'
  WHERE r.recorded_at > $1 - interval '1 hour'
    AND CASE WHEN r.outcomes ? l.outcome_id THEN r.outcomes ->> l.outcome_id ELSE r.others END IS NOT NULL
  LIMIT 10000) w) m
UNION ALL
SELECT 'touchline_bets_submitted' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM bets WHERE status = 'submitted') m
UNION ALL
SELECT 'touchline_bets_overdue_seconds' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, greatest(coalesce(extract(epoch FROM $1 - min(decide_at)), 0), 0)::float8 AS value
      FROM bets WHERE status = 'submitted' AND decide_at < $1 AND (NOT is_vip OR vip_verdict IS NOT NULL)) m
UNION ALL
SELECT 'touchline_outbox_rows' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM (SELECT 1 FROM outbox LIMIT 10000) o) m
UNION ALL
SELECT 'touchline_outbox_stalled_seconds' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, min(id)::float8 AS value FROM outbox HAVING min(id) IS NOT NULL) m
UNION ALL
SELECT 'touchline_deposits_pending' AS name, labels, value FROM (SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM deposit_intents
      WHERE ask_at IS NOT NULL AND state = 'pending' AND created_at < $1 - interval '1 hour') m
UNION ALL
SELECT 'touchline_event_receiver_behind_seconds' AS name, labels, value FROM (SELECT jsonb_build_object('receiver', r.name) AS labels, coalesce(extract(epoch FROM $1 - (
        SELECT e.at FROM exported_events e WHERE e.position > r.position ORDER BY e.position LIMIT 1)), 0)::float8 AS value
      FROM event_receivers r WHERE r.removed_at IS NULL) m
UNION ALL
SELECT 'touchline_feed_session_up' AS name, labels, value FROM (SELECT jsonb_build_object('provider', provider) AS labels, (state = 'open')::int::float8 AS value FROM feed_sessions) m
UNION ALL
SELECT 'touchline_feed_pending_messages' AS name, labels, value FROM (SELECT jsonb_build_object('provider', provider) AS labels, pending::float8 AS value FROM feed_sessions) m
UNION ALL
SELECT 'touchline_feed_rejected_messages' AS name, labels, value FROM (SELECT jsonb_build_object('provider', provider) AS labels, count(*)::float8 AS value FROM feed_rejects
      WHERE received_at > $1 - interval '1 day' GROUP BY provider) m
UNION ALL
SELECT 'touchline_feed_unknowns' AS name, labels, value FROM (SELECT jsonb_build_object('provider', provider, 'kind', kind) AS labels, count(*)::float8 AS value FROM feed_unknowns
      WHERE seen_at > $1 - interval '1 day' GROUP BY provider, kind) m
UNION ALL
SELECT 'touchline_feed_producer_up' AS name, labels, value FROM (SELECT jsonb_build_object('provider', provider, 'producer', producer) AS labels, (phase = 'up')::int::float8 AS value FROM feed_producers) m
UNION ALL
SELECT 'touchline_feed_lag_seconds' AS name, labels, value FROM (SELECT jsonb_build_object('provider', provider, 'producer', producer) AS labels, greatest(extract(epoch FROM $1 - played_at), 0)::float8 AS value
      FROM feed_producers WHERE played_at IS NOT NULL) m
UNION ALL
SELECT 'touchline_feed_recoveries' AS name, labels, value FROM (SELECT jsonb_build_object('provider', provider, 'producer', producer) AS labels, count(*)::float8 AS value FROM feed_recoveries
      WHERE asked_at > $1 - interval '1 hour' GROUP BY provider, producer) m
UNION ALL
SELECT 'touchline_feed_recoveries_left' AS name, labels, value FROM (SELECT jsonb_build_object('provider', p.provider, 'producer', p.producer) AS labels,
    min(l.most - (SELECT count(*) FROM feed_recoveries r WHERE r.provider = p.provider AND r.producer = p.producer
      AND r.outcome <> 'refused' AND r.asked_at >= $1 - l.within AND CASE WHEN r.asked_at - r.after_at < interval '1800000 ms' THEN 'recent'
        WHEN r.asked_at - r.after_at < interval '86400000 ms' THEN 'day' ELSE 'full' END = l.class))::float8 AS value
  FROM feed_producers p JOIN (VALUES ('recent', interval '600000 ms', 20), ('recent', interval '3600000 ms', 60), ('day', interval '600000 ms', 4), ('day', interval '3600000 ms', 10), ('full', interval '1800000 ms', 2), ('full', interval '7200000 ms', 4)) AS l (class, within, most) ON l.class = CASE WHEN $1 - p.checkpoint_at < interval '1800000 ms' THEN 'recent'
        WHEN $1 - p.checkpoint_at < interval '86400000 ms' THEN 'day' ELSE 'full' END
  GROUP BY p.provider, p.producer) m
UNION ALL SELECT NULL, NULL, NULL WHERE $1::timestamptz IS NULL
;;
-- answers [{"name":"legs","type":"integer"},{"name":"cash_outs","type":"integer"},{"name":"silent","type":"integer"}]
SELECT (SELECT count(*)::int FROM bet_legs l JOIN bets b ON b.id = l.bet_id
             WHERE l.price_odds IS NULL AND b.status NOT IN ('submitted', 'rejected')) AS legs,
            (SELECT count(*)::int FROM bet_cashouts WHERE basis IS NULL) AS cash_outs,
            (SELECT count(*)::int FROM bet_legs l JOIN matches m ON m.id = l.match_id AND m.origin = 'feed'
             WHERE l.price_odds IS NOT NULL AND NOT EXISTS (SELECT 1 FROM feed_messages f WHERE f.match_id = m.id)) AS silent
;;
-- answers [{"name":"match_id","type":"integer"},{"name":"kind","type":"text"},{"name":"said_at","type":"timestamp with time zone"},{"name":"body","type":"jsonb"}]
SELECT (body ->> 'matchId')::int AS match_id, kind, said_at, body FROM settlement_messages
     WHERE kind IN ('bet_settlement', 'rollback_bet_settlement') AND (body ->> 'matchId')::bigint = ANY ($1::bigint[]) ORDER BY id
;;
-- answers [{"name":"ms","type":"double precision"}]
SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms
;;
-- answers [{"name":"player_id","type":"integer"},{"name":"points","type":"double precision"},{"name":"email","type":"text"},{"name":"mobile_phone","type":"text"},{"name":"total","type":"integer"},{"name":"position","type":"integer"},{"name":"freebets","type":"integer"}]
SELECT * FROM (
  SELECT i.player_id, i.points::float8 AS points, p.email, p.mobile_phone, count(*) OVER ()::int AS total,
         (row_number() OVER (ORDER BY i.points DESC, i.points_at, i.id))::int AS position,
         (SELECT count(*)::int FROM player_bonuses w WHERE w.player_id = i.player_id AND w.source LIKE 'place:%:' || i.bonus_id) AS freebets
  FROM player_bonuses i JOIN players p ON p.id = i.player_id
  WHERE i.bonus_id = $1 AND i.activated_at IS NOT NULL) r WHERE (position > $3 AND position <= $3 + $2) OR (player_id = $4 AND $3 = 0) ORDER BY position
;;
-- answers [{"name":"id","type":"bigint"},{"name":"type","type":"text"},{"name":"status","type":"text"},{"name":"result","type":"text"},{"name":"stake","type":"bigint"},{"name":"win_amount","type":"bigint"},{"name":"odds","type":"bigint"},{"name":"max_payout","type":"bigint"},{"name":"system_wins","type":"smallint"},{"name":"system_total","type":"smallint"},{"name":"bonus","type":"jsonb"},{"name":"legs","type":"jsonb"},{"name":"is_refreshed","type":"boolean"},{"name":"is_cancelled","type":"boolean"}]
SELECT * FROM bets_to_settle($1::bigint[])
;;
-- answers [{"name":"id","type":"text"},{"name":"player_id","type":"integer"},{"name":"from_currency","type":"text"},{"name":"to_currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"received","type":"bigint"},{"name":"expires_at","type":"timestamp with time zone"}]
SELECT * FROM exchange_quotes WHERE id = $1 AND player_id = $2
;;
-- answers [{"name":"outcome","type":"text"},{"name":"status","type":"smallint"},{"name":"answer","type":"text"},{"name":"body_hash","type":"text"},{"name":"currency","type":"text"},{"name":"legs","type":"jsonb"}]
SELECT * FROM place_bets($1, $2, $3, $4, $5::smallint, $6, $7::jsonb, $8::jsonb, $9, $10::bigint)
;;
-- answers [{"name":"day","type":"text"},{"name":"deposited","type":"bigint"},{"name":"withdrawn","type":"bigint"},{"name":"staked","type":"bigint"},{"name":"won","type":"bigint"},{"name":"played_ms","type":"bigint"}]
SELECT * FROM play_history($1, $2, $3)
;;
-- answers [{"name":"place","type":"bigint"},{"name":"data","type":"jsonb"}]
SELECT * FROM player_data($1, $2, $3, $4)
;;
-- answers [{"name":"sport_key","type":"text"},{"name":"market_class","type":"text"},{"name":"per_outcome","type":"bigint"},{"name":"per_market","type":"bigint"},{"name":"per_player","type":"bigint"}]
SELECT * FROM risk_limits
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"method_id","type":"integer"},{"name":"key","type":"text"},{"name":"body_hash","type":"text"},{"name":"state","type":"text"},{"name":"reserved_transfer","type":"bigint"},{"name":"decided_transfer","type":"bigint"},{"name":"created_at","type":"timestamp with time zone"},{"name":"decided_at","type":"timestamp with time zone"},{"name":"unpaid_transfer","type":"bigint"}]
SELECT * FROM withdrawal_requests WHERE id = $1::bigint AND state = 'requested' AND player_id = coalesce($2, player_id) FOR UPDATE
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"type","type":"text"},{"name":"period","type":"text"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"time_zone","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"next_amount","type":"bigint"},{"name":"confirm_from","type":"timestamp with time zone"},{"name":"confirm_until","type":"timestamp with time zone"},{"name":"disable_at","type":"timestamp with time zone"},{"name":"ended_at","type":"timestamp with time zone"},{"name":"strategy","type":"text"},{"name":"is_imposed","type":"boolean"},{"name":"used","type":"bigint"}]
SELECT *, CASE WHEN period IS NOT NULL THEN ceil(own_limit_used(id, $2))::bigint END AS used
  FROM player_limits WHERE player_id = $1 AND created_at <= $2 AND (ended_at IS NULL OR ended_at > $2) ORDER BY id
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"type","type":"text"},{"name":"period","type":"text"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"time_zone","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"next_amount","type":"bigint"},{"name":"confirm_from","type":"timestamp with time zone"},{"name":"confirm_until","type":"timestamp with time zone"},{"name":"disable_at","type":"timestamp with time zone"},{"name":"ended_at","type":"timestamp with time zone"},{"name":"strategy","type":"text"},{"name":"is_imposed","type":"boolean"},{"name":"used","type":"bigint"}]
SELECT *, NULL::bigint AS used FROM player_limits
  WHERE id = $1 AND player_id = $2 AND created_at <= $3 AND (ended_at IS NULL OR ended_at > $3)
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"type","type":"text"},{"name":"period","type":"text"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"time_zone","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"next_amount","type":"bigint"},{"name":"confirm_from","type":"timestamp with time zone"},{"name":"confirm_until","type":"timestamp with time zone"},{"name":"disable_at","type":"timestamp with time zone"},{"name":"ended_at","type":"timestamp with time zone"},{"name":"strategy","type":"text"},{"name":"is_imposed","type":"boolean"},{"name":"used","type":"bigint"}]
SELECT *, NULL::bigint AS used FROM player_limits
  WHERE player_id = $1 AND created_at <= $2 AND (ended_at IS NULL OR ended_at > created_at) ORDER BY created_at DESC, id DESC LIMIT 100
;;
-- answers [{"name":"nth","type":"integer"},{"name":"detail","type":"text"}]
SELECT 0 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ': limit ' || l.id AS detail FROM player_limits l JOIN bets b ON b.player_id = l.player_id
    WHERE l.amount IS NULL AND b.created_at > l.created_at + interval '1 minute' AND (l.ended_at IS NULL OR b.created_at < l.ended_at)) AS of_rule_0
UNION ALL
SELECT 1 AS nth, detail FROM (
    SELECT 'deposit ' || d.id || ': limit ' || l.id AS detail FROM player_limits l JOIN deposit_intents d ON d.player_id = l.player_id
    WHERE l.amount IS NULL AND d.created_at > l.created_at + interval '1 minute' AND (l.ended_at IS NULL OR d.created_at < l.ended_at)) AS of_rule_1
UNION ALL
SELECT 2 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ': limit ' || l.id AS detail FROM player_limits l
    JOIN bets b ON b.player_id = l.player_id AND b.currency = l.currency
    WHERE l.type = 'bet' AND b.stake > l.amount
      AND b.created_at > l.created_at + interval '1 minute' AND (l.ended_at IS NULL OR b.created_at < l.ended_at)) AS of_rule_2
UNION ALL
SELECT 3 AS nth, detail FROM (
    SELECT 'limit ' || l.id || ': transfer ' || t.id AS detail FROM player_limits l
    JOIN wallet_accounts a ON a.player_id = l.player_id AND a.currency = l.currency
    JOIN wallet_transfers t ON t.from_account = a.id AND t.kind = 'stake'
    WHERE l.type = 'wager' AND t.at > l.created_at + interval '1 minute' AND (l.ended_at IS NULL OR t.at < l.ended_at)
      AND l.amount < (
        SELECT sum(CASE WHEN s.from_account = a.id THEN s.amount ELSE -s.amount END) FROM wallet_transfers s
        WHERE (s.from_account = a.id AND s.kind = 'stake' OR s.to_account = a.id AND s.kind = 'stake_returned')
          AND s.id <= t.id AND s.at >= limit_period_start(l.period, l.strategy, l.time_zone, t.at))) AS of_rule_3
UNION ALL
SELECT 4 AS nth, detail FROM (
    SELECT 'limits ' || a.id || ' and ' || b.id AS detail FROM player_limits a
    JOIN player_limits b ON b.player_id = a.player_id AND b.id > a.id AND b.type = a.type AND b.is_imposed = a.is_imposed
      AND b.period IS NOT DISTINCT FROM a.period AND b.strategy IS NOT DISTINCT FROM a.strategy
    WHERE a.amount IS NOT NULL AND b.amount IS NOT NULL
      AND tstzrange(a.created_at, CASE WHEN a.ended_at IS NOT NULL THEN greatest(a.ended_at, a.created_at) END)
        && tstzrange(b.created_at, CASE WHEN b.ended_at IS NOT NULL THEN greatest(b.ended_at, b.created_at) END)) AS of_rule_4
;;
-- answers [{"name":"nth","type":"integer"},{"name":"detail","type":"text"}]
SELECT 0 AS nth, detail FROM (
    SELECT 'bet ' || bet_id || ': ' || from_status || '>' || to_status AS detail FROM bet_history
    WHERE NOT from_status || '>' || to_status = ANY ('{submitted>waiting_results,submitted>rejected,submitted>submitted,waiting_results>waiting_results,waiting_results>done,waiting_results>cancelled,waiting_results>cashout_in_progress,waiting_results>cashed_out,cashout_in_progress>waiting_results,cashout_in_progress>cashed_out,done>done,done>waiting_results,done>cancelled,cancelled>waiting_results,cancelled>done}'::text[])) AS of_rule_0
UNION ALL
SELECT 1 AS nth, detail FROM (
    SELECT 'bet ' || bet_id || ': step ' || id AS detail FROM (
      SELECT *, lag((to_status, to_result, to_amount)::text) OVER (PARTITION BY bet_id ORDER BY id) AS before FROM bet_history) h
    WHERE before <> (from_status, from_result, from_amount)::text
       OR (before IS NULL AND from_status NOT IN ('submitted', 'waiting_results'))) AS of_rule_1
UNION ALL
SELECT 2 AS nth, detail FROM (
    SELECT 'bet ' || bet_id || ': step ' || id || ' at ' || at || ', before it ' || before AS detail FROM (
      SELECT h.*, coalesce(lag(h.at) OVER (PARTITION BY h.bet_id ORDER BY h.id), b.created_at) AS before
      FROM bet_history h JOIN bets b ON b.id = h.bet_id) s
    WHERE at < before - interval '1 minute'
    UNION ALL
    SELECT 'bet ' || id || ': placed at ' || created_at || ', decided at ' || decided_at FROM bets
    WHERE decided_at < created_at - interval '1 minute'
    UNION ALL
    SELECT 'bet ' || id || ': placed at ' || created_at || ', settled at ' || settled_at FROM bets
    WHERE settled_at < created_at - interval '1 minute') AS of_rule_2
UNION ALL
SELECT 3 AS nth, detail FROM (
    SELECT 'bet ' || c.bet_id || ', part ' || c.part || ': ' || c.amount || ' for ' || c.auto_target AS detail
    FROM bet_cashouts c JOIN bets b ON b.id = c.bet_id
    WHERE c.auto_target IS NOT NULL AND (c.amount < c.auto_target OR b.status <> 'cashed_out')) AS of_rule_3
UNION ALL
SELECT 4 AS nth, detail FROM (
    SELECT 'bet ' || c.bet_id || ', part ' || c.part || ': asked for at ' || coalesce(c.asked_at::text, 'no time') || ', paid at ' || c.at AS detail
    FROM bet_cashouts c
    WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(c.basis -> 'legs') l WHERE (l ->> 'isLive')::boolean)
      AND NOT coalesce(c.at >= c.asked_at + c.delay_ms * interval '1 ms', false)) AS of_rule_4
UNION ALL
SELECT 5 AS nth, detail FROM (
    SELECT 'bet ' || id || ' (' || status || ')' AS detail FROM bets WHERE cash_out_due_at IS NOT NULL AND status <> 'waiting_results') AS of_rule_5
UNION ALL
SELECT 6 AS nth, detail FROM (
    SELECT 'bet ' || id || ' (' || status || ')' AS detail FROM bets WHERE auto_cash_out IS NOT NULL AND status <> 'waiting_results') AS of_rule_6
UNION ALL
SELECT 7 AS nth, detail FROM (
    SELECT 'bet ' || id || ': ' || stake + cashed_stake || ' instead of ' || offer_stake AS detail FROM bets
    WHERE vip_verdict = 'approved' AND offer_stake IS NOT NULL
      AND (stake + cashed_stake <> offer_stake OR (offer_odds IS NOT NULL AND type IN ('single', 'custom_bet') AND odds <> offer_odds))) AS of_rule_7
UNION ALL
SELECT 8 AS nth, detail FROM (
    SELECT 'bet ' || id || ' (' || status || ')' AS detail FROM bets
    WHERE vip_verdict IN ('offered', 'declined') AND status NOT IN ('submitted', 'rejected')) AS of_rule_8
UNION ALL
SELECT 9 AS nth, detail FROM (
    SELECT 'bet ' || id || ' (' || status || ')' AS detail FROM bets b WHERE NOT EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = b.id)) AS of_rule_9
UNION ALL
SELECT 10 AS nth, detail FROM (
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': open since ' || m.recorded_at AS detail
    FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status NOT IN ('submitted', 'rejected')
    JOIN market_results m ON m.match_id = l.match_id AND m.market_id = l.market_id AND m.specifier = l.specifier
    WHERE l.status = 'open' AND m.recorded_at < now() - interval '10 minutes'
      AND CASE WHEN m.outcomes ? l.outcome_id THEN m.outcomes ->> l.outcome_id ELSE m.others END IS NOT NULL) AS of_rule_10
UNION ALL
SELECT 11 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ' (' || b.status || ')' AS detail FROM bets b
    LEFT JOIN (SELECT DISTINCT ON (bet_id) * FROM bet_history ORDER BY bet_id, id DESC) h ON h.bet_id = b.id
    WHERE CASE WHEN h.bet_id IS NULL THEN b.status NOT IN ('submitted', 'waiting_results')
          ELSE (h.to_status, h.to_result, h.to_amount) <> (b.status, b.result, b.win_amount) END) AS of_rule_11
UNION ALL
SELECT 12 AS nth, detail FROM (
    SELECT 'match ' || match_id || ', market ' || market_id || '?' || specifier || '#' || outcome_id || ', holder ' || holder
      || ': ' || coalesce(e.used, 0) || ', bets ' || coalesce(b.total, 0) AS detail
    FROM exposures e FULL JOIN (
      SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder,
             sum(open_exposure(b.status, b.exposure) - coalesce(m.amount, 0)) AS total
      FROM bet_exposures v JOIN bets b ON b.id = v.bet_id
      LEFT JOIN (SELECT bet_id, sum(amount) AS amount FROM exposure_moves GROUP BY 1) m ON m.bet_id = v.bet_id
      WHERE v.exposure > 0 GROUP BY 1, 2, 3, 4, 5) b USING (match_id, market_id, specifier, outcome_id, holder)
    WHERE coalesce(e.used, 0) <> coalesce(b.total, 0)) AS of_rule_12
UNION ALL
SELECT 13 AS nth, detail FROM (
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': placed at ' || b.created_at || ', decided at ' || d.at AS detail
    FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status NOT IN ('submitted', 'rejected')
    JOIN market_results m ON m.match_id = l.match_id AND m.market_id = l.market_id AND m.specifier = l.specifier
    CROSS JOIN LATERAL (SELECT m.outcome_facts -> l.outcome_id AS fact) o
    CROSS JOIN LATERAL (SELECT CASE WHEN o.fact IS NULL THEN m.decided_at
      ELSE to_timestamp((o.fact ->> 'decided')::double precision / 1000) END AS at) d
    WHERE b.created_at > d.at AND l.status <> 'void' AND NOT EXISTS (SELECT 1 FROM settlement_changes)
      AND (l.status <> 'open' OR m.recorded_at < now() - interval '10 minutes')) AS of_rule_13
UNION ALL
SELECT 14 AS nth, detail FROM (
    SELECT 'bet ' || f.bet_id || ', leg ' || f.position || ': ' || f.status || ', but ' || f.true_status AS detail
    FROM leg_facts f
    WHERE f.status <> 'open' AND (f.status, f.dead_heat_factor, f.deduction) IS DISTINCT FROM (f.true_status, f.true_dead_heat_factor, f.true_deduction)
      AND NOT EXISTS (SELECT 1 FROM settlement_changes)) AS of_rule_14
UNION ALL
SELECT 15 AS nth, detail FROM (
    SELECT c.code || ': booked ' || coalesce(p.total, 0) || ', left ' || coalesce(o.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'bonuses_promised' GROUP BY 1) p ON p.currency = c.code
    LEFT JOIN (SELECT i.currency, sum((i.amount * i.boost_multiplier / 10000) * (i.uses_count - i.times_used)) AS total FROM player_bonuses i
               WHERE i.amount IS NOT NULL AND i.expired_at IS NULL GROUP BY 1) o ON o.currency = c.code
    WHERE coalesce(p.total, 0) <> coalesce(o.total, 0)) AS of_rule_15
UNION ALL
SELECT 16 AS nth, detail FROM (
    SELECT c.code || ': booked ' || coalesce(p.total, 0) || ', pools ' || coalesce(o.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'bonus_pools' GROUP BY 1) p ON p.currency = c.code
    LEFT JOIN (SELECT currency, sum(pool) AS total FROM bonuses GROUP BY 1) o ON o.currency = c.code
    WHERE coalesce(p.total, 0) <> coalesce(o.total, 0)) AS of_rule_16
UNION ALL
SELECT 17 AS nth, detail FROM (
    SELECT 'bonus ' || i.id || ': used ' || i.times_used || ', bets ' || count(x.bet_id) AS detail
    FROM player_bonuses i LEFT JOIN bet_bonuses x ON x.issue_id = i.id AND NOT x.is_returned
    GROUP BY i.id HAVING i.times_used <> count(x.bet_id)) AS of_rule_17
UNION ALL
SELECT 18 AS nth, detail FROM (
    SELECT 'bet ' || x.bet_id AS detail FROM bet_bonuses x JOIN player_bonuses i ON i.id = x.issue_id JOIN bets b ON b.id = x.bet_id
    WHERE i.player_id <> b.player_id OR i.bonus_id <> x.bonus_id OR (x.amount > 0 AND b.stake + b.cashed_stake <> x.amount)) AS of_rule_18
UNION ALL
SELECT 19 AS nth, detail FROM (
    SELECT 'bonus ' || i.id || ': ' || i.points || ', bets ' || coalesce(sum(div(x.points::numeric * b.stake, b.stake + b.cashed_stake)), 0) AS detail FROM player_bonuses i
    LEFT JOIN (bet_bonuses x JOIN bets b ON b.id = x.bet_id AND b.status = 'done' AND b.result <> 'refund_entire') ON x.issue_id = i.id
    GROUP BY i.id HAVING i.points <> coalesce(sum(div(x.points::numeric * b.stake, b.stake + b.cashed_stake)), 0)) AS of_rule_19
UNION ALL
SELECT 20 AS nth, detail FROM (
    SELECT 'bonus ' || i.id || ': ' || i.boost_multiplier || ', box ' || coalesce(b.multiplier::text, 'none') AS detail
    FROM player_bonuses i LEFT JOIN loot_boxes b ON b.freebet_id = i.id LEFT JOIN player_bonuses o ON o.id = b.issue_id
    WHERE i.boost_multiplier <> coalesce(b.multiplier, 10000) OR o.player_id <> i.player_id
      OR b.multiplier <> (b.contents -> b.drawn::int ->> 'multiplier')::int) AS of_rule_20
UNION ALL
SELECT 21 AS nth, detail FROM (
    SELECT 'bonus ' || i.id || ': counted ' || i.steps_paid || ', opened ' || count(b.opened_at) AS detail
    FROM player_bonuses i JOIN loot_boxes b ON b.issue_id = i.id GROUP BY i.id HAVING i.steps_paid <> count(b.opened_at)) AS of_rule_21
UNION ALL
SELECT 22 AS nth, detail FROM (
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': at ' || l.odds || ', the board had ' || l.price_odds AS detail
    FROM bet_legs l JOIN bets b ON b.id = l.bet_id
    WHERE l.odds <> l.price_odds AND b.offer_odds IS NULL AND b.status NOT IN ('submitted', 'rejected')) AS of_rule_22
UNION ALL
SELECT 23 AS nth, detail FROM (
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': placed at ' || coalesce(b.decided_at, b.created_at)
      || ', the event began at ' || least(l.planned_at, m.stated_start) AS detail
    FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status NOT IN ('submitted', 'rejected')
    JOIN matches m ON m.id = l.match_id
    WHERE NOT l.price_is_live
      AND coalesce(b.decided_at, b.created_at) >=
        CASE WHEN m.stated_start < l.planned_at AND NOT EXISTS (SELECT 1 FROM settlement_changes) THEN m.stated_start ELSE l.planned_at END
        + CASE m.origin WHEN 'feed' THEN interval '0' ELSE interval '10 seconds' END
      AND NOT l.cancelled AND l.void_reason IS DISTINCT FROM 'placed_late') AS of_rule_23
UNION ALL
SELECT 24 AS nth, detail FROM (
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': open, but event ' || m.id || ' is not played' AS detail
    FROM 
  bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status = 'waiting_results' AND l.status = 'open'
  JOIN matches m ON m.id = l.match_id AND NOT EXISTS (SELECT 1 FROM settlement_changes)
    LEFT JOIN postponements p ON p.match_id = m.id
    WHERE m.status = 5 AND coalesce(m.changed_at, '-infinity') < now() - interval '1 minute'
      AND (p.void_at IS NULL OR p.void_at < now() - interval '10 minutes')) AS of_rule_24
UNION ALL
SELECT 25 AS nth, detail FROM (
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': placed for ' || l.planned_at || ', event ' || m.id || ' is played at ' || m.starts_at AS detail
    FROM 
  bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status = 'waiting_results' AND l.status = 'open'
  JOIN matches m ON m.id = l.match_id AND NOT EXISTS (SELECT 1 FROM settlement_changes)
    WHERE m.starts_at > l.planned_at + interval '172800000 milliseconds'
      AND coalesce(m.changed_at, '-infinity') < now() - interval '1 minute') AS of_rule_25
UNION ALL
SELECT 26 AS nth, detail FROM (
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': open, but event ' || m.id || ' is over' AS detail
    FROM 
  bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status = 'waiting_results' AND l.status = 'open'
  JOIN matches m ON m.id = l.match_id AND NOT EXISTS (SELECT 1 FROM settlement_changes)
    WHERE coalesce(m.changed_at, '-infinity') < now() - CASE m.status
      WHEN 4 THEN interval '10 minutes' WHEN 3 THEN interval '24 hours' END) AS of_rule_26
;;
-- answers [{"name":"nth","type":"integer"},{"name":"detail","type":"text"}]
SELECT 0 AS nth, detail FROM (
    SELECT 'deposit ' || coalesce(d.id::text, '-') || ' (' || coalesce(d.state, 'none') || '): transfer ' || coalesce(t.id::text, '-') AS detail
    FROM (SELECT * FROM deposit_intents WHERE transfer_id IS NOT NULL) d
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'payment') t ON t.id = d.transfer_id
    WHERE (d.amount, d.currency, d.account_id) IS DISTINCT FROM (t.amount, t.currency, t.to_account)) AS of_rule_0
UNION ALL
SELECT 1 AS nth, detail FROM (
    SELECT 'deposit ' || d.id || ' (' || d.state || ')' AS detail FROM deposit_intents d
    LEFT JOIN (SELECT deposit_id, array_agg(type) AS said FROM payment_events GROUP BY 1) e ON e.deposit_id = d.id
    WHERE d.state <> 'created' AND (d.state = ANY (e.said)) IS NOT TRUE
       OR d.state = 'charged_back' AND ('succeeded' = ANY (e.said)) IS NOT TRUE) AS of_rule_1
UNION ALL
SELECT 2 AS nth, detail FROM (
    SELECT 'deposit ' || coalesce(d.id::text, '-') || ': transfer ' || coalesce(t.id::text, '-') AS detail
    FROM (SELECT * FROM deposit_intents WHERE chargeback_transfer IS NOT NULL) d
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'chargeback') t ON t.id = d.chargeback_transfer
    WHERE (d.amount - d.owed, d.account_id) IS DISTINCT FROM (t.amount, t.from_account)
    UNION ALL
    SELECT 'deposit ' || coalesce(d.id::text, '-') || ': owed by transfer ' || coalesce(t.id::text, '-')
    FROM (SELECT * FROM deposit_intents WHERE owed_transfer IS NOT NULL OR owed > 0) d
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'chargeback_owed') t ON t.id = d.owed_transfer
    WHERE (d.owed, d.currency) IS DISTINCT FROM (t.amount, t.currency)
    UNION ALL
    SELECT 'deposit ' || id || ' (' || state || ')' FROM deposit_intents
    WHERE (state = 'charged_back') <> (chargeback_transfer IS NOT NULL OR owed_transfer IS NOT NULL)) AS of_rule_2
UNION ALL
SELECT 3 AS nth, detail FROM (
    SELECT 'deposit ' || d.id || ': account ' || d.account_id AS detail FROM deposit_intents d
    LEFT JOIN wallet_accounts a ON a.id = d.account_id WHERE (a.player_id, a.currency) IS DISTINCT FROM (d.player_id, d.currency)) AS of_rule_3
UNION ALL
SELECT 4 AS nth, detail FROM (
    SELECT 'deposit ' || d.reference AS detail FROM deposits_by_hand d LEFT JOIN wallet_transfers t ON t.id = d.transfer_id
    WHERE (t.kind, t.amount, t.to_account) IS DISTINCT FROM ('deposit', d.amount, d.account_id)) AS of_rule_4
UNION ALL
SELECT 5 AS nth, detail FROM (
    SELECT c.code || ': held ' || coalesce(h.total, 0) || ', asked for ' || coalesce(w.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'withdrawals_pending' GROUP BY 1) h ON h.currency = c.code
    LEFT JOIN (SELECT currency, sum(amount) AS total FROM withdrawal_requests WHERE state = 'requested' GROUP BY 1) w ON w.currency = c.code
    WHERE coalesce(h.total, 0) <> coalesce(w.total, 0)) AS of_rule_5
UNION ALL
SELECT 6 AS nth, detail FROM (
    SELECT 'withdrawal ' || coalesce(w.id::text, '-') || ': transfer ' || coalesce(t.id::text, '-') AS detail FROM withdrawal_requests w
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'withdrawal_reserved') t ON t.id = w.reserved_transfer
    WHERE (w.amount, w.account_id) IS DISTINCT FROM (t.amount, t.from_account)
    UNION ALL
    SELECT 'withdrawal ' || coalesce(w.id::text, '-') || ' (' || coalesce(w.state, 'none') || '): transfer ' || coalesce(t.id::text, '-')
    FROM (SELECT * FROM withdrawal_requests WHERE state <> 'requested') w
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind IN ('withdrawal_returned', 'withdrawal_paid')) t ON t.id = w.decided_transfer
    WHERE (w.amount, w.currency) IS DISTINCT FROM (t.amount, t.currency)
       OR (w.state IN ('approved', 'unpaid')) <> (t.kind = 'withdrawal_paid')
       OR w.state NOT IN ('approved', 'unpaid') AND w.account_id <> t.to_account) AS of_rule_6
UNION ALL
SELECT 7 AS nth, detail FROM (
    SELECT 'withdrawal ' || coalesce(w.id, p.withdrawal_id) || ' (' || w.state || '): payout ' || coalesce(p.state, 'none') AS detail
    FROM (SELECT * FROM withdrawal_requests WHERE state IN ('approved', 'unpaid')) w
    FULL JOIN payouts p ON p.withdrawal_id = w.id
    WHERE w.id IS NULL OR p.withdrawal_id IS NULL
       OR w.state = 'unpaid' AND p.state IS DISTINCT FROM 'refused'
    UNION ALL
    SELECT 'withdrawal ' || coalesce(w.id::text, '-') || ': given back by transfer ' || coalesce(t.id::text, '-')
    FROM (SELECT * FROM withdrawal_requests WHERE unpaid_transfer IS NOT NULL) w
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'withdrawal_unpaid') t ON t.id = w.unpaid_transfer
    WHERE (w.amount, w.account_id) IS DISTINCT FROM (t.amount, t.to_account)) AS of_rule_7
UNION ALL
SELECT 8 AS nth, detail FROM (
    SELECT 'withdrawal ' || w.id AS detail FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id
    WHERE w.player_id <> m.player_id
       OR NOT EXISTS (SELECT 1 FROM deposit_intents d WHERE d.method_id = m.id AND d.transfer_id IS NOT NULL)) AS of_rule_8
UNION ALL
SELECT 9 AS nth, detail FROM (
    SELECT 'exchange ' || x.id || ': ' || x.from_rate || ' to ' || x.to_rate AS detail FROM exchanges x
    JOIN ledger_rules l ON l.name = 'exchanges_by_the_rate_of_the_moment' AND x.out_transfer > l.after_transfer
    JOIN wallet_accounts f ON f.id = x.from_account JOIN wallet_accounts t ON t.id = x.to_account
    WHERE NOT 
  EXISTS (
    SELECT 1 FROM currency_rates r WHERE r.currency = f.currency AND r.units_per_euro = x.from_rate AND r.at < x.at + interval '1 ms'
      AND NOT EXISTS (SELECT 1 FROM currency_rates s WHERE s.currency = r.currency AND s.at > r.at AND s.at < x.at)) OR NOT 
  EXISTS (
    SELECT 1 FROM currency_rates r WHERE r.currency = t.currency AND r.units_per_euro = x.to_rate AND r.at < x.at + interval '1 ms'
      AND NOT EXISTS (SELECT 1 FROM currency_rates s WHERE s.currency = r.currency AND s.at > r.at AND s.at < x.at))) AS of_rule_9
UNION ALL
SELECT 10 AS nth, detail FROM (
    SELECT 'exchange ' || x.id || ': ' || x.amount || ' for ' || x.received || ', offered ' || q.received AS detail
    FROM exchanges x JOIN exchange_quotes q ON q.id = x.quote_id
    JOIN wallet_accounts f ON f.id = x.from_account JOIN wallet_accounts t ON t.id = x.to_account
    WHERE (x.player_id, x.amount, x.received, f.currency, t.currency) IS DISTINCT FROM
          (q.player_id, q.amount, q.received, q.from_currency, q.to_currency) OR x.at >= q.expires_at) AS of_rule_10
UNION ALL
SELECT 11 AS nth, detail FROM (
    SELECT 'method ' || m.method_id || ': ' || round(m.withdrawn, 2) || ' EUR out, ' || round(m.deposited, 2) || ' in' AS detail
    FROM (SELECT DISTINCT w.player_id FROM withdrawal_requests w JOIN ledger_rules l ON l.name = 'withdrawals_by_method'
          WHERE w.reserved_transfer > l.after_transfer) p,
      LATERAL method_rooms(p.player_id, 'infinity', true) m
    WHERE m.withdrawn > 0 AND m.room < -(m.withdrawn / 2 + 1)) AS of_rule_11
UNION ALL
SELECT 12 AS nth, detail FROM (
    SELECT 'exchange ' || x.id || ': ' || x.amount || ' for ' || x.received AS detail FROM exchanges x
    JOIN wallet_accounts f ON f.id = x.from_account JOIN currencies fc ON fc.code = f.currency
    JOIN wallet_accounts t ON t.id = x.to_account JOIN currencies tc ON tc.code = t.currency
    WHERE NOT x.amount::numeric * tc.subunits * x.to_rate * (10000 - x.margin) >= x.received::numeric * fc.subunits * x.from_rate * 10000
       OR NOT x.amount::numeric * tc.subunits * x.to_rate * (10000 - x.margin) < (x.received + 1)::numeric * fc.subunits * x.from_rate * 10000) AS of_rule_12
UNION ALL
SELECT 13 AS nth, detail FROM (
    SELECT 'exchange ' || coalesce(x.id::text, '-') || ': transfer ' || t.id AS detail FROM wallet_transfers t
    LEFT JOIN exchanges x ON t.id IN (x.out_transfer, x.in_transfer)
    LEFT JOIN wallet_accounts f ON f.id = x.from_account LEFT JOIN wallet_accounts a ON a.id = x.to_account
    WHERE t.kind IN ('exchange_out', 'exchange_in')
      AND ((t.amount, coalesce(f.player_id, 0), coalesce(a.player_id, 0)) IS DISTINCT FROM
           (CASE t.kind WHEN 'exchange_out' THEN x.amount ELSE x.received END, x.player_id, x.player_id)
        OR x.from_account <> t.from_account AND t.kind = 'exchange_out' OR x.to_account <> t.to_account AND t.kind = 'exchange_in')) AS of_rule_13
;;
-- answers [{"name":"nth","type":"integer"},{"name":"detail","type":"text"}]
SELECT 0 AS nth, detail FROM (
    SELECT a.currency || ': account ' || coalesce(e.total, 0) || ', rounds ' || coalesce(r.total, 0) AS detail FROM wallet_accounts a
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM wallet_entries GROUP BY 1) e ON e.account_id = a.id
    LEFT JOIN (SELECT j.currency, sum(r.pool / 1000000) AS total FROM jackpot_rounds r JOIN jackpots j ON j.id = r.jackpot_id
               WHERE r.ended_at IS NULL GROUP BY 1) r ON r.currency = a.currency
    WHERE a.system_code = 'jackpot_pools' AND coalesce(e.total, 0) <> coalesce(r.total, 0)) AS of_rule_0
UNION ALL
SELECT 1 AS nth, detail FROM (
    SELECT a.currency || ': account ' || coalesce(e.total, 0) || ', hits ' || coalesce(h.total, 0) AS detail FROM wallet_accounts a
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM wallet_entries GROUP BY 1) e ON e.account_id = a.id
    LEFT JOIN (SELECT j.currency, sum(h.amount) AS total FROM jackpot_hits h JOIN jackpots j ON j.id = h.jackpot_id
               WHERE h.status IN ('waiting', 'approved') GROUP BY 1) h ON h.currency = a.currency
    WHERE a.system_code = 'jackpot_prizes' AND coalesce(e.total, 0) <> coalesce(h.total, 0)) AS of_rule_1
UNION ALL
SELECT 2 AS nth, detail FROM (
    SELECT 'round ' || r.id || ': ' || r.pool AS detail FROM jackpot_rounds r
    LEFT JOIN (SELECT round_id, sum(contribution) AS fed FROM jackpot_draws GROUP BY 1) d ON d.round_id = r.id
    LEFT JOIN jackpot_hits h ON h.round_id = r.id
    WHERE r.pool <> r.began_with + coalesce(d.fed, 0) - coalesce(h.amount, 0) * 1000000) AS of_rule_2
UNION ALL
SELECT 3 AS nth, detail FROM (
    SELECT 'hit ' || h.id || ' (' || h.status || '): ' || coalesce(t.amount::text, 'nothing') AS detail FROM jackpot_hits h
    JOIN bets b ON b.id = h.bet_id
    LEFT JOIN jackpot_draws d ON d.round_id = h.round_id AND d.bet_id = h.bet_id AND d.is_hit
    LEFT JOIN wallet_transfers t ON t.bet_id = h.bet_id AND t.kind = 'jackpot' AND t.round = h.level + 1 AND t.to_account = b.account_id
    WHERE d.bet_id IS NULL OR h.player_id <> b.player_id
      OR t.amount IS DISTINCT FROM CASE WHEN h.status = 'paid' THEN h.amount END) AS of_rule_3
UNION ALL
SELECT 4 AS nth, detail FROM (
    SELECT 'bet ' || e.bet_id || ' (' || b.status || '): ' || e.state AS detail FROM jackpot_entries e JOIN bets b ON b.id = e.bet_id
    LEFT JOIN (SELECT d.bet_id, r.jackpot_id, count(*) AS draws FROM jackpot_draws d JOIN jackpot_rounds r ON r.id = d.round_id GROUP BY 1, 2) d
      ON d.bet_id = e.bet_id AND d.jackpot_id = e.jackpot_id
    WHERE (e.state = 'drawn') <> (coalesce(d.draws, 0) > 0) OR (e.state = 'drawn' AND b.status IN ('submitted', 'rejected'))
    UNION ALL
    SELECT 'bet ' || d.bet_id || ' (' || coalesce(b.status, 'unknown') || '): drawn and folded' FROM jackpot_draws d
    JOIN jackpot_rounds r ON r.id = d.round_id LEFT JOIN bets b ON b.id = d.bet_id
    WHERE NOT EXISTS (SELECT 1 FROM jackpot_entries e WHERE e.bet_id = d.bet_id AND e.jackpot_id = r.jackpot_id)
      AND (d.client_key IS NULL OR b.id IS NULL OR b.status IN ('submitted', 'rejected'))) AS of_rule_4
;;
-- answers [{"name":"nth","type":"integer"},{"name":"detail","type":"text"}]
SELECT 0 AS nth, detail FROM (
    SELECT coalesce(a.currency, 'no account') || ': ' || sum(e.amount) AS detail
    FROM wallet_entries e LEFT JOIN wallet_accounts a ON a.id = e.account_id GROUP BY a.currency HAVING sum(e.amount) <> 0) AS of_rule_0
UNION ALL
SELECT 1 AS nth, detail FROM (
    SELECT 'transfer ' || id || ': ' || amount || ' from ' || from_account || ' to ' || to_account AS detail
    FROM wallet_transfers WHERE amount <= 0 OR from_account = to_account) AS of_rule_1
UNION ALL
SELECT 2 AS nth, detail FROM (
    SELECT 'transfer ' || t.id || ' (' || t.kind || ')' AS detail
    FROM wallet_transfers t LEFT JOIN transfer_kinds k ON k.kind = t.kind
    LEFT JOIN wallet_accounts f ON f.id = t.from_account LEFT JOIN wallet_accounts a ON a.id = t.to_account
    WHERE (coalesce(f.system_code, 'player') = ANY (k.from_side) AND coalesce(a.system_code, 'player') = ANY (k.to_side)) IS NOT TRUE) AS of_rule_2
UNION ALL
SELECT 3 AS nth, detail FROM (
    SELECT 'transfer ' || e.transfer_id AS detail FROM wallet_entries e LEFT JOIN wallet_accounts a ON a.id = e.account_id
    WHERE a.currency IS DISTINCT FROM e.currency) AS of_rule_3
UNION ALL
SELECT 4 AS nth, detail FROM (
    SELECT 'account ' || a.id || ': balance ' || a.balance || ', entries ' || coalesce(e.total, 0) AS detail
    FROM wallet_accounts a LEFT JOIN (SELECT account_id, sum(amount) AS total FROM wallet_entries GROUP BY 1) e ON e.account_id = a.id
    WHERE a.player_id IS NOT NULL AND a.balance <> coalesce(e.total, 0)) AS of_rule_4
UNION ALL
SELECT 5 AS nth, detail FROM (
    SELECT 'account ' || a.id || ': version ' || a.version || ', entries ' || coalesce(e.times, 0) AS detail
    FROM wallet_accounts a LEFT JOIN (SELECT account_id, count(*) AS times FROM wallet_entries GROUP BY 1) e ON e.account_id = a.id
    WHERE a.player_id IS NOT NULL AND a.version <> coalesce(e.times, 0)) AS of_rule_5
UNION ALL
SELECT 6 AS nth, detail FROM (
    SELECT 'account ' || id || ': ' || balance AS detail FROM wallet_accounts WHERE balance < 0) AS of_rule_6
UNION ALL
SELECT 7 AS nth, detail FROM (
    SELECT 'account ' || a.id || ' (' || a.system_code || ' ' || a.currency || '): ' || sum(e.amount) AS detail
    FROM wallet_accounts a JOIN wallet_entries e ON e.account_id = a.id
    WHERE a.system_code NOT IN ('house_equity', 'deposits', 'player_debts', 'payments', 'exchange', 'host_wallets', 'host_claims') GROUP BY a.id HAVING sum(e.amount) < 0) AS of_rule_7
UNION ALL
SELECT 8 AS nth, detail FROM (
    SELECT c.code || ': pending ' || coalesce(p.total, 0) || ', open bets ' || coalesce(b.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'stakes_pending' GROUP BY 1) p ON p.currency = c.code
    LEFT JOIN (SELECT currency, sum(stake) AS total FROM bets WHERE status IN ('submitted', 'waiting_results', 'cashout_in_progress') GROUP BY 1) b ON b.currency = c.code
    WHERE coalesce(p.total, 0) <> coalesce(b.total, 0)) AS of_rule_8
UNION ALL
SELECT 9 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ' (' || b.status || '): held ' || coalesce(p.held, 0) || ', stake ' || b.stake AS detail FROM bets b
    LEFT JOIN (SELECT t.bet_id, sum(CASE WHEN t.to_account = a.id THEN t.amount ELSE -t.amount END) AS held
               FROM wallet_accounts a JOIN wallet_transfers t ON a.id IN (t.from_account, t.to_account)
               WHERE a.system_code = 'stakes_pending' GROUP BY 1) p ON p.bet_id = b.id
    WHERE coalesce(p.held, 0) <> CASE WHEN b.status IN ('submitted', 'waiting_results', 'cashout_in_progress') THEN b.stake ELSE 0 END) AS of_rule_9
UNION ALL
SELECT 10 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ': account ' || b.account_id AS detail FROM bets b LEFT JOIN wallet_accounts a ON a.id = b.account_id
    WHERE (a.player_id, a.currency) IS DISTINCT FROM (b.player_id, b.currency)) AS of_rule_10
UNION ALL
SELECT 11 AS nth, detail FROM (
    SELECT 'bet ' || b.id AS detail FROM bets b LEFT JOIN bet_bonuses x ON x.bet_id = b.id AND x.is_house
    LEFT JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind IN ('stake', 'bonus_stake')
    WHERE t.amount IS DISTINCT FROM CASE WHEN b.vip_verdict = 'approved' THEN coalesce(b.asked_stake, b.stake + b.cashed_stake) ELSE b.stake + b.cashed_stake END OR t.currency <> b.currency OR (t.kind = 'bonus_stake') <> (x.bet_id IS NOT NULL)
      OR t.kind = 'stake' AND t.from_account <> b.account_id) AS of_rule_11
UNION ALL
SELECT 12 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ' (' || b.status || '): ' || coalesce(t.total, 0) AS detail FROM bets b
    LEFT JOIN bet_bonuses x ON x.bet_id = b.id AND x.is_house
    LEFT JOIN (SELECT t.bet_id, sum(CASE WHEN t.kind = 'debt' OR t.from_account = b.account_id THEN -t.amount ELSE t.amount END) AS total
               FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id
               WHERE t.kind IN ('payout', 'correction', 'debt') OR (t.kind = 'stake_returned' AND t.round = 1) GROUP BY 1) t ON t.bet_id = b.id
    WHERE coalesce(t.total, 0) <> CASE b.status WHEN 'rejected' THEN CASE WHEN x.bet_id IS NULL THEN b.stake ELSE 0 END WHEN 'done' THEN b.win_amount WHEN 'cancelled' THEN b.win_amount ELSE 0 END) AS of_rule_12
UNION ALL
SELECT 13 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ': ' || coalesce(t.amount, 0) || ' of ' || CASE WHEN b.vip_verdict = 'approved' THEN coalesce(b.asked_stake, b.stake + b.cashed_stake) ELSE b.stake + b.cashed_stake END AS detail FROM bets b
    LEFT JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'stake_returned' AND t.round <> 1
    WHERE coalesce(t.amount, 0) <> CASE WHEN b.vip_verdict = 'approved' THEN coalesce(b.asked_stake, b.stake + b.cashed_stake) ELSE b.stake + b.cashed_stake END - b.stake - b.cashed_stake
      OR (t.id IS NOT NULL AND (t.round <> 2 OR t.to_account <> b.account_id))) AS of_rule_13
UNION ALL
SELECT 14 AS nth, detail FROM (
    SELECT 'account ' || coalesce(d.account_id, e.account_id) || ': debt ' || coalesce(d.amount, 0) || ', entries ' || coalesce(e.total, 0) AS detail
    FROM player_debts d FULL JOIN (
      SELECT account_id, sum(amount) AS total FROM (
  SELECT t.id, b.account_id, t.amount FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id WHERE t.kind = 'debt'
  UNION ALL SELECT owed_transfer, account_id, owed FROM deposit_intents WHERE owed > 0
  UNION ALL SELECT t.id, t.from_account, -t.amount FROM wallet_transfers t JOIN wallet_accounts a ON a.id = t.to_account
    WHERE t.kind = 'debt_repaid' AND a.system_code = 'player_debts'
  UNION ALL SELECT in_transfer, debt_account, -repaid FROM debt_collections) o GROUP BY 1) e ON e.account_id = d.account_id
    WHERE coalesce(d.amount, 0) <> coalesce(e.total, 0)) AS of_rule_14
UNION ALL
SELECT 15 AS nth, detail FROM (
    SELECT 'player ' || m.player_id || ': transfer ' || m.id || ' (' || m.kind || ') with ' || sum(s.amount) || ' owed' AS detail
    FROM (
      SELECT t.id, t.kind, a.player_id FROM wallet_transfers t JOIN wallet_accounts a ON a.id = t.from_account
      WHERE t.kind IN ('withdrawal', 'withdrawal_reserved', 'exchange_out')
      UNION ALL
      SELECT t.id, t.kind, w.player_id FROM withdrawal_requests w JOIN wallet_transfers t ON t.id = w.decided_transfer
      WHERE t.kind = 'withdrawal_paid') m
    JOIN ledger_rules l ON l.name = 'debts_hold_money' AND m.id > l.after_transfer
    JOIN wallet_accounts a ON a.player_id = m.player_id
    JOIN (
  SELECT t.id, b.account_id, t.amount FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id WHERE t.kind = 'debt'
  UNION ALL SELECT owed_transfer, account_id, owed FROM deposit_intents WHERE owed > 0
  UNION ALL SELECT t.id, t.from_account, -t.amount FROM wallet_transfers t JOIN wallet_accounts a ON a.id = t.to_account
    WHERE t.kind = 'debt_repaid' AND a.system_code = 'player_debts'
  UNION ALL SELECT in_transfer, debt_account, -repaid FROM debt_collections) s ON s.account_id = a.id AND s.id < m.id
    GROUP BY m.player_id, m.id, m.kind, s.account_id HAVING sum(s.amount) > 0) AS of_rule_15
UNION ALL
SELECT 16 AS nth, detail FROM (
    SELECT 'player ' || o.player_id || ': ' || a.balance || ' ' || a.currency || ', owing ' || d.amount || ' ' || o.currency AS detail
    FROM player_debts d JOIN wallet_accounts o ON o.id = d.account_id JOIN wallet_accounts a ON a.player_id = o.player_id AND a.balance > 0
    JOIN (
  SELECT DISTINCT ON (c.code) c.code, c.subunits * r.units_per_euro AS worth
  FROM currencies c JOIN currency_rates r ON r.currency = c.code ORDER BY c.code, r.at DESC) w ON w.code = a.currency JOIN (
  SELECT DISTINCT ON (c.code) c.code, c.subunits * r.units_per_euro AS worth
  FROM currencies c JOIN currency_rates r ON r.currency = c.code ORDER BY c.code, r.at DESC) v ON v.code = o.currency
    WHERE d.amount > 0 AND (a.id = o.id OR a.balance * v.worth >= 2 * w.worth)) AS of_rule_16
UNION ALL
SELECT 17 AS nth, detail FROM (
    SELECT 'collection ' || x.id || ': ' || x.amount || ' for ' || x.repaid AS detail FROM debt_collections x
    JOIN wallet_accounts f ON f.id = x.from_account JOIN currencies fc ON fc.code = f.currency
    JOIN wallet_accounts d ON d.id = x.debt_account JOIN currencies dc ON dc.code = d.currency
    WHERE f.player_id <> d.player_id
       OR NOT x.amount::numeric * dc.subunits * x.debt_rate >= x.repaid::numeric * fc.subunits * x.from_rate
       OR NOT (x.amount - 1)::numeric * dc.subunits * x.debt_rate < x.repaid::numeric * fc.subunits * x.from_rate
       OR NOT 
  EXISTS (
    SELECT 1 FROM currency_rates r WHERE r.currency = f.currency AND r.units_per_euro = x.from_rate AND r.at < x.at + interval '1 ms'
      AND NOT EXISTS (SELECT 1 FROM currency_rates s WHERE s.currency = r.currency AND s.at > r.at AND s.at < x.at)) OR NOT 
  EXISTS (
    SELECT 1 FROM currency_rates r WHERE r.currency = d.currency AND r.units_per_euro = x.debt_rate AND r.at < x.at + interval '1 ms'
      AND NOT EXISTS (SELECT 1 FROM currency_rates s WHERE s.currency = r.currency AND s.at > r.at AND s.at < x.at))) AS of_rule_17
UNION ALL
SELECT 18 AS nth, detail FROM (
    SELECT 'collection ' || coalesce(x.id::text, '-') || ': transfer ' || coalesce(t.id::text, '-') AS detail
    FROM (SELECT id, out_transfer AS transfer_id, amount, from_account AS account_id FROM debt_collections) x
    FULL JOIN (SELECT t.* FROM wallet_transfers t JOIN wallet_accounts a ON a.id = t.to_account
               WHERE t.kind = 'debt_repaid' AND a.system_code = 'exchange') t ON t.id = x.transfer_id
    WHERE (x.amount, x.account_id) IS DISTINCT FROM (t.amount, t.from_account)
    UNION ALL
    SELECT 'collection ' || coalesce(x.id::text, '-') || ': transfer ' || coalesce(t.id::text, '-')
    FROM debt_collections x FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'debt_repaid_elsewhere') t ON t.id = x.in_transfer
    WHERE x.repaid IS DISTINCT FROM t.amount) AS of_rule_18
UNION ALL
SELECT 19 AS nth, detail FROM (
    SELECT 'account ' || a.id || ': ' || a.balance AS detail FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id
    WHERE a.balance <> 0) AS of_rule_19
UNION ALL
SELECT 20 AS nth, detail FROM (
    SELECT 'payment ' || p.id || ' (' || p.state || '): ' || p.amount || ', stakes ' || coalesce(b.stakes, 0)
      || ', not rejected ' || coalesce(b.taken, 0) AS detail
    FROM host_payments p LEFT JOIN (
      SELECT b.host_debit, sum(t.amount) AS stakes, count(*) FILTER (WHERE b.status NOT IN ('submitted', 'rejected')) AS taken
      FROM bets b LEFT JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'stake' GROUP BY 1) b ON b.host_debit = p.id
    WHERE p.kind = 'debit' AND p.purpose = 'stake' AND (coalesce(b.stakes, 0) <> p.amount OR (p.state <> 'done' AND b.taken > 0))
    UNION ALL
    SELECT 'bet ' || b.id || ': no debit' FROM bets b JOIN host_accounts h ON h.account_id = b.account_id
    LEFT JOIN bet_bonuses x ON x.bet_id = b.id AND x.is_house WHERE (b.host_debit IS NULL) <> (x.bet_id IS NOT NULL)) AS of_rule_20
UNION ALL
SELECT 21 AS nth, detail FROM (
  SELECT c.code || ': host wallets ' || coalesce(l.total, 0) || ', payments ' || coalesce(r.total, 0) AS detail FROM currencies c
  LEFT JOIN (
  SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
  WHERE a.system_code = 'host_wallets' GROUP BY 1) l ON l.currency = c.code LEFT JOIN (
  SELECT a.currency, sum(CASE p.kind WHEN 'credit' THEN p.amount ELSE -p.amount END) AS total FROM host_payments p JOIN wallet_accounts a ON a.id = p.account_id WHERE p.state = 'done' GROUP BY 1) r ON r.currency = c.code
  WHERE coalesce(l.total, 0) <> coalesce(r.total, 0)) AS of_rule_21
UNION ALL
SELECT 22 AS nth, detail FROM (
  SELECT c.code || ': payable ' || coalesce(l.total, 0) || ', payments ' || coalesce(r.total, 0) AS detail FROM currencies c
  LEFT JOIN (
  SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
  WHERE a.system_code = 'host_payable' GROUP BY 1) l ON l.currency = c.code LEFT JOIN (
  SELECT a.currency, sum(p.amount) AS total FROM host_payments p JOIN wallet_accounts a ON a.id = p.account_id WHERE p.kind = 'credit' AND p.state = 'asked' GROUP BY 1) r ON r.currency = c.code
  WHERE coalesce(l.total, 0) <> coalesce(r.total, 0)) AS of_rule_22
UNION ALL
SELECT 23 AS nth, detail FROM (
  SELECT c.code || ': claims ' || coalesce(l.total, 0) || ', payments ' || coalesce(r.total, 0) AS detail FROM currencies c
  LEFT JOIN (
  SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
  WHERE a.system_code = 'host_claims' GROUP BY 1) l ON l.currency = c.code LEFT JOIN (SELECT b.currency, -sum(t.amount) AS total FROM bets b JOIN host_payments p ON p.id = b.host_debit
     JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'stake' WHERE p.state <> 'done' AND b.status = 'submitted' GROUP BY 1) r ON r.currency = c.code
  WHERE coalesce(l.total, 0) <> coalesce(r.total, 0)) AS of_rule_23
UNION ALL
SELECT 24 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ': ' || b.cashed_stake || ' for ' || b.cashed_amount AS detail FROM bets b
    LEFT JOIN (SELECT bet_id, sum(stake) AS stake, sum(amount) AS amount FROM bet_cashouts GROUP BY 1) c ON c.bet_id = b.id
    WHERE (b.cashed_stake, b.cashed_amount) <> (coalesce(c.stake, 0), coalesce(c.amount, 0))) AS of_rule_24
UNION ALL
SELECT 25 AS nth, detail FROM (
    SELECT 'bet ' || bet_id || ', part ' || part || ': ' || coalesce(c.stake, 0) || ' for ' || coalesce(c.amount, 0)
      || ', booked ' || coalesce(t.stake, 0) || ' for ' || coalesce(t.amount, 0) AS detail
    FROM bet_cashouts c
    FULL JOIN (SELECT bet_id, round AS part, sum(amount) FILTER (WHERE kind = 'stake_cashed_out') AS stake,
                      sum(amount) FILTER (WHERE kind = 'cash_out') AS amount
               FROM wallet_transfers WHERE kind IN ('stake_cashed_out', 'cash_out') GROUP BY 1, 2) t USING (bet_id, part)
    WHERE (c.stake, c.amount) IS DISTINCT FROM (t.stake::bigint, t.amount::bigint)) AS of_rule_25
UNION ALL
SELECT 26 AS nth, detail FROM (
    SELECT 'transfer ' || t.id || ' (' || t.kind || '): round ' || t.round || ' of ' || b.round AS detail
    FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id
    WHERE t.kind IN ('stake_settled', 'stake_reopened', 'payout', 'correction', 'debt') AND t.round NOT BETWEEN 1 AND b.round) AS of_rule_26
UNION ALL
SELECT 27 AS nth, detail FROM (
    SELECT 'transfer ' || t.id AS detail FROM wallet_transfers t LEFT JOIN bets b ON b.id = t.bet_id
    WHERE t.bet_id IS NOT NULL AND b.id IS NULL) AS of_rule_27
UNION ALL
SELECT 28 AS nth, detail FROM (
    SELECT 'bet ' || b.id || ' (' || b.status || ')' AS detail FROM bets b JOIN bet_legs l ON l.bet_id = b.id
    GROUP BY b.id HAVING bool_or(l.status = 'held') <> (b.status = 'submitted')
      OR (b.status = 'waiting_results' AND bool_and(l.status NOT IN ('open', 'held')))
      OR (b.status = 'done' AND bool_or(l.status = 'open') AND NOT bool_or(l.status = 'lose'))) AS of_rule_28
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 
  FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bonuses d ON d.id = x.bonus_id
  WHERE NOT x.has_fed AND x.points > 0 AND b.status <> 'submitted' AND b.status <> 'rejected' AND d.level_status = 'active' LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM appearances own JOIN matches m ON m.id = own.match_id
     JOIN appearances other ON other.competitor_id = own.competitor_id AND other.match_id <> own.match_id
       AND other.during && tstzrange($2, $2::timestamptz + (upper(own.during) - lower(own.during)))
     WHERE own.match_id = $1 LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM authenticators WHERE player_id = $1 AND confirmed_at IS NOT NULL
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM bet_legs l JOIN bets b ON b.id = l.bet_id
     WHERE l.match_id = $1 AND NOT l.price_is_live AND coalesce(b.decided_at, b.created_at) >= $2 LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM bets WHERE id = $1 AND status IN ('waiting_results', 'done', 'cancelled')
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM bets WHERE id = $1 FOR UPDATE
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM bonuses LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM categories WHERE sport_id = $1 AND key = $2 AND id <> $3
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM currencies WHERE code = $1 FOR NO KEY UPDATE
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM currencies WHERE code = ANY ($1) ORDER BY code FOR SHARE
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM deposit_intents WHERE provider = $1 AND reference = $2
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM embed_hosts WHERE id = $1 AND removed_at IS NULL FOR SHARE
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM embed_hosts h WHERE h.origin = $1 AND (h.wallet = 'seamless') <> $2
       AND EXISTS (SELECT 1 FROM embed_players p WHERE p.host_id = h.id)
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id WHERE a.player_id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM jackpots WHERE code = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM leg_facts WHERE bet_id = $1 AND (status, deduction) IS DISTINCT FROM (true_status, true_deduction) LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM matches WHERE id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM matches WHERE id = $1 FOR UPDATE
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM matches WHERE seed = $1 AND origin = 'feed'
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM payment_methods WHERE id = $1::bigint AND player_id = $2
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM phone_verifications WHERE player_id = $1 AND phone = $2
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM player_limits WHERE id IN (SELECT l.id FROM player_limits l WHERE l.player_id = $1 AND l.type = 'activity' AND l.created_at <= $2
  AND (l.ended_at IS NULL OR l.ended_at > $2)) AND own_limit_used(id, $2) >= amount LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM player_limits WHERE player_id = $1 AND type = 'deposit' AND created_at <= $2
  AND (ended_at IS NULL OR ended_at > $2) LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM player_limits WHERE player_id = $1 AND type = 'deposit' AND id <> $2 AND created_at <= $3
  AND ended_at IS NULL AND (confirm_from IS NULL OR next_amount IS NOT NULL) LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM players WHERE auth_phone_number = $1 AND auth_phone_since > $2
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM players WHERE id = $1 AND auth_phone_number IS NOT NULL
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM players WHERE id = $1 FOR NO KEY UPDATE
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM players WHERE nickname_look = $1 AND id <> $2
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM players WHERE personal_number = $2 AND country IS NOT DISTINCT FROM $1 AND id IS DISTINCT FROM $3 LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM sessions s JOIN players p ON p.id = s.player_id
     WHERE (p.email = $1 OR p.auth_phone_number = $1) AND s.address = $2 AND s.expires_at > $3 LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM settlement_changes LIMIT 1
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM sign_in_failures WHERE login = $1 AND locked_until > $2
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM sign_ups WHERE login = (SELECT login FROM sign_ups WHERE id = $1) ORDER BY id FOR UPDATE
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM wallet_accounts WHERE player_id = $1 AND currency = $2
;;
-- answers [{"name":"?column?","type":"integer"}]
SELECT 1 FROM wallet_accounts WHERE player_id = $1 ORDER BY id FOR UPDATE
;;
-- answers [{"name":"id","type":"integer"}]
SELECT DISTINCT e.jackpot_id AS id FROM jackpot_entries e JOIN bets b ON b.id = e.bet_id
  WHERE e.state = 'waiting' AND b.status <> 'submitted'
;;
-- answers [{"name":"day","type":"integer"}]
SELECT DISTINCT floor(extract(epoch FROM starts_at) / 86400)::int AS day FROM matches
     WHERE origin = 'programme' AND type = 'match' AND starts_at >= $1
;;
-- answers [{"name":"matchId","type":"integer"},{"name":"marketId","type":"integer"},{"name":"specifier","type":"text"},{"name":"outcomeId","type":"text"}]
SELECT DISTINCT m.id AS "matchId", l.market_id AS "marketId", l.specifier, l.outcome_id AS "outcomeId"
     FROM bet_legs l JOIN matches m ON m.id = l.match_id
     WHERE l.status = 'open' AND m.type = 'draw' AND (m.status = $2 OR m.id = ANY ($1::int[]))
;;
-- answers [{"name":"matchId","type":"integer"},{"name":"marketId","type":"integer"},{"name":"specifier","type":"text"},{"name":"outcomeId","type":"text"}]
SELECT DISTINCT m.id AS "matchId", l.market_id AS "marketId", l.specifier, l.outcome_id AS "outcomeId"
     FROM bet_legs l JOIN matches m ON m.id = l.match_id
     WHERE l.status = 'open' AND m.type = 'match' AND (m.status <> 0 OR m.id = ANY ($1::int[]))
;;
-- answers [{"name":"id","type":"integer"}]
SELECT DISTINCT match_id::int AS id FROM settlement_changes WHERE match_id = ANY ($1::bigint[])
;;
-- answers [{"name":"match_id","type":"integer"}]
SELECT DISTINCT match_id::int AS match_id FROM (
    SELECT match_id, recorded_at AS at FROM market_results
    UNION ALL SELECT match_id, received_at FROM market_cancels WHERE match_id IS NOT NULL) w
  WHERE at > $1 OR ($2 AND EXISTS (SELECT 1 FROM matches m WHERE m.id = w.match_id AND m.status < 3))
;;
-- answers [{"name":"id","type":"integer"}]
SELECT DISTINCT tournament_id AS id FROM matches WHERE origin = 'import' AND status = 4
;;
-- answers [{"name":"isOverdue","type":"boolean"},{"name":"hasChanges","type":"boolean"},{"name":"isSaid","type":"boolean"}]
SELECT EXISTS (SELECT 1 FROM postponements WHERE void_at <= $1) AS "isOverdue",
       EXISTS (SELECT 1 FROM settlement_changes) AS "hasChanges",
       EXISTS (SELECT 1 FROM market_results WHERE recorded_at > $2)
         OR EXISTS (SELECT 1 FROM market_cancels WHERE received_at > $2 AND NOT is_rollback) AS "isSaid"
;;
-- answers [{"name":"currency","type":"text"}]
SELECT a.currency FROM players p JOIN wallet_accounts a ON a.player_id = p.id AND a.currency = coalesce($2, p.currency)
     WHERE p.id = $1
;;
-- answers [{"name":"currency","type":"text"},{"name":"version","type":"bigint"},{"name":"balance","type":"bigint"}]
SELECT a.currency, a.version, CASE WHEN h.account_id IS NULL THEN a.balance ELSE coalesce(h.balance, 0) END AS balance
     FROM wallet_accounts a LEFT JOIN host_accounts h ON h.account_id = a.id WHERE a.player_id = $1 ORDER BY a.id
;;
-- answers [{"name":"account_id","type":"bigint"},{"name":"amount","type":"bigint"}]
SELECT account_id, amount FROM deposits_by_hand WHERE reference = $1
;;
-- answers [{"name":"account_id","type":"bigint"},{"name":"amount","type":"bigint"}]
SELECT account_id, amount FROM withdrawals WHERE reference = $1
;;
-- answers [{"name":"action","type":"text"},{"name":"answer","type":"text"}]
SELECT action, answer FROM site_edits WHERE player_id = $1 AND idempotency_key = $2
;;
-- answers [{"name":"after_at","type":"timestamp with time zone"},{"name":"asked_at","type":"timestamp with time zone"}]
SELECT after_at, asked_at FROM feed_recoveries
     WHERE provider = $1 AND producer = $2 AND asked_at > $3 AND outcome <> 'refused'
;;
-- answers [{"name":"applied","type":"integer"}]
SELECT apply_exposure_moves($1) AS applied
;;
-- answers [{"name":"known","type":"text[]"}]
SELECT array_remove(ARRAY[email, auth_phone_number, first_name, last_name, nickname], NULL) AS known
     FROM players WHERE id = $1
;;
-- answers [{"name":"kept","type":"boolean"}]
SELECT ask_cash_out($1, $2, $3, $4::jsonb, $5) AS kept
;;
-- answers [{"name":"at","type":"timestamp with time zone"},{"name":"command","type":"text"},{"name":"words","type":"text[]"},{"name":"ok","type":"boolean"},{"name":"answer","type":"text"}]
SELECT at, command, words, ok, answer FROM operator_log ORDER BY id DESC LIMIT $1
;;
-- answers [{"name":"verified","type":"boolean"},{"name":"barred","type":"boolean"}]
SELECT auth_phone_number IS NOT NULL AS verified, is_barred(id, $2) AS barred FROM players WHERE id = $1
;;
-- answers [{"name":"id","type":"bigint"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"currency","type":"text"},{"name":"type","type":"text"},{"name":"status","type":"text"},{"name":"result","type":"text"},{"name":"stake","type":"bigint"},{"name":"win_amount","type":"bigint"},{"name":"odds","type":"bigint"},{"name":"max_payout","type":"bigint"},{"name":"system_wins","type":"smallint"},{"name":"system_total","type":"smallint"},{"name":"accept_mode","type":"text"},{"name":"is_quick","type":"boolean"},{"name":"device_id","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"decide_at","type":"timestamp with time zone"},{"name":"decided_at","type":"timestamp with time zone"},{"name":"settled_at","type":"timestamp with time zone"},{"name":"rejection","type":"text"},{"name":"cashed_stake","type":"bigint"},{"name":"cashed_amount","type":"bigint"},{"name":"exposure","type":"bigint"},{"name":"is_vip","type":"boolean"},{"name":"vip_verdict","type":"text"},{"name":"round","type":"smallint"},{"name":"cash_remainder","type":"text"},{"name":"auto_cash_out","type":"bigint"},{"name":"asked_stake","type":"bigint"},{"name":"offer_stake","type":"bigint"},{"name":"offer_odds","type":"bigint"},{"name":"offer_win","type":"bigint"},{"name":"offer_until","type":"timestamp with time zone"},{"name":"cash_out_wish","type":"jsonb"},{"name":"cash_out_asked_at","type":"timestamp with time zone"},{"name":"cash_out_due_at","type":"timestamp with time zone"},{"name":"host_debit","type":"bigint"},{"name":"legs","type":"jsonb"},{"name":"cash_outs","type":"jsonb"},{"name":"jackpots","type":"integer[]"},{"name":"bonus","type":"jsonb"},{"name":"debit","type":"jsonb"}]
SELECT b.*, (
    SELECT jsonb_agg(jsonb_build_object(
      'position', l.position, 'matchId', l.match_id, 'marketId', l.market_id, 'specifier', l.specifier,
      'outcomeId', l.outcome_id, 'odds', l.odds, 'status', l.status, 'deadHeatFactor', l.dead_heat_factor, 'deduction', l.deduction,
      'finalText', l.final_text, 'cancelled', l.cancelled, 'voidReason', l.void_reason, 'decidedBefore', l.decided_before) ORDER BY l.position)
    FROM bet_legs l WHERE l.bet_id = b.id) AS legs,
    CASE WHEN b.cashed_stake > 0 THEN (
      SELECT jsonb_agg(jsonb_build_object('stake', c.stake, 'amount', c.amount, 'at', round(extract(epoch FROM c.at) * 1000),
          'isAuto', c.auto_target IS NOT NULL)
        ORDER BY c.part)
      FROM bet_cashouts c WHERE c.bet_id = b.id) END AS cash_outs,
    ARRAY(SELECT e.jackpot_id FROM jackpot_entries e WHERE e.bet_id = b.id AND e.state <> 'left_out'
      UNION SELECT r.jackpot_id FROM jackpot_draws d JOIN jackpot_rounds r ON r.id = d.round_id WHERE d.bet_id = b.id ORDER BY 1) AS jackpots,
    (SELECT jsonb_build_object('id', CASE WHEN x.amount > 0 THEN x.issue_id ELSE x.bonus_id END, 'issueId', x.issue_id, 'odds', x.odds,
        'terms', x.terms || jsonb_build_object('type', x.type), 'isHouse', x.is_house, 'amount', x.amount, 'points', x.points)
      FROM bet_bonuses x WHERE x.bet_id = b.id) AS bonus,
    (SELECT jsonb_build_object('state', p.state, 'reason', p.reason) FROM host_payments p WHERE p.id = b.host_debit) AS debit FROM (SELECT * FROM bets b WHERE b.player_id = $1 AND b.status = ANY ($2::text[])
    AND ($3::text[] IS NULL OR b.result = ANY ($3::text[])) AND ($4 OR NOT (b.is_vip AND b.status = 'rejected'))
    AND ($5::bigint IS NULL OR b.id < $5::bigint) ORDER BY b.id DESC LIMIT $6 OFFSET $7) b ORDER BY b.id DESC
;;
-- answers [{"name":"id","type":"bigint"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"currency","type":"text"},{"name":"type","type":"text"},{"name":"status","type":"text"},{"name":"result","type":"text"},{"name":"stake","type":"bigint"},{"name":"win_amount","type":"bigint"},{"name":"odds","type":"bigint"},{"name":"max_payout","type":"bigint"},{"name":"system_wins","type":"smallint"},{"name":"system_total","type":"smallint"},{"name":"accept_mode","type":"text"},{"name":"is_quick","type":"boolean"},{"name":"device_id","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"decide_at","type":"timestamp with time zone"},{"name":"decided_at","type":"timestamp with time zone"},{"name":"settled_at","type":"timestamp with time zone"},{"name":"rejection","type":"text"},{"name":"cashed_stake","type":"bigint"},{"name":"cashed_amount","type":"bigint"},{"name":"exposure","type":"bigint"},{"name":"is_vip","type":"boolean"},{"name":"vip_verdict","type":"text"},{"name":"round","type":"smallint"},{"name":"cash_remainder","type":"text"},{"name":"auto_cash_out","type":"bigint"},{"name":"asked_stake","type":"bigint"},{"name":"offer_stake","type":"bigint"},{"name":"offer_odds","type":"bigint"},{"name":"offer_win","type":"bigint"},{"name":"offer_until","type":"timestamp with time zone"},{"name":"cash_out_wish","type":"jsonb"},{"name":"cash_out_asked_at","type":"timestamp with time zone"},{"name":"cash_out_due_at","type":"timestamp with time zone"},{"name":"host_debit","type":"bigint"},{"name":"legs","type":"jsonb"},{"name":"cash_outs","type":"jsonb"},{"name":"jackpots","type":"integer[]"},{"name":"bonus","type":"jsonb"},{"name":"debit","type":"jsonb"}]
SELECT b.*, (
    SELECT jsonb_agg(jsonb_build_object(
      'position', l.position, 'matchId', l.match_id, 'marketId', l.market_id, 'specifier', l.specifier,
      'outcomeId', l.outcome_id, 'odds', l.odds, 'status', l.status, 'deadHeatFactor', l.dead_heat_factor, 'deduction', l.deduction,
      'finalText', l.final_text, 'cancelled', l.cancelled, 'voidReason', l.void_reason, 'decidedBefore', l.decided_before) ORDER BY l.position)
    FROM bet_legs l WHERE l.bet_id = b.id) AS legs,
    CASE WHEN b.cashed_stake > 0 THEN (
      SELECT jsonb_agg(jsonb_build_object('stake', c.stake, 'amount', c.amount, 'at', round(extract(epoch FROM c.at) * 1000),
          'isAuto', c.auto_target IS NOT NULL)
        ORDER BY c.part)
      FROM bet_cashouts c WHERE c.bet_id = b.id) END AS cash_outs,
    ARRAY(SELECT e.jackpot_id FROM jackpot_entries e WHERE e.bet_id = b.id AND e.state <> 'left_out'
      UNION SELECT r.jackpot_id FROM jackpot_draws d JOIN jackpot_rounds r ON r.id = d.round_id WHERE d.bet_id = b.id ORDER BY 1) AS jackpots,
    (SELECT jsonb_build_object('id', CASE WHEN x.amount > 0 THEN x.issue_id ELSE x.bonus_id END, 'issueId', x.issue_id, 'odds', x.odds,
        'terms', x.terms || jsonb_build_object('type', x.type), 'isHouse', x.is_house, 'amount', x.amount, 'points', x.points)
      FROM bet_bonuses x WHERE x.bet_id = b.id) AS bonus,
    (SELECT jsonb_build_object('state', p.state, 'reason', p.reason) FROM host_payments p WHERE p.id = b.host_debit) AS debit FROM bets b WHERE b.id = ANY ($1::bigint[]) ORDER BY b.id
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT b.id FROM bets b LEFT JOIN host_payments p ON p.id = b.host_debit
     WHERE b.status = 'submitted' AND b.decide_at <= $1 AND CASE coalesce(p.state, 'done')
       WHEN 'asked' THEN false WHEN 'done' THEN NOT b.is_vip OR b.vip_verdict IS NOT NULL ELSE true END
     ORDER BY b.decide_at LIMIT 200
;;
-- answers [{"name":"id","type":"integer"},{"name":"issue_id","type":"integer"},{"name":"number","type":"integer"},{"name":"points","type":"double precision"},{"name":"seed","type":"text"},{"name":"commitment","type":"text"},{"name":"contents","type":"jsonb"},{"name":"opened_at","type":"timestamp with time zone"},{"name":"client_key","type":"text"},{"name":"freebet_id","type":"integer"},{"name":"drawn","type":"integer"},{"name":"multiplier","type":"integer"}]
SELECT b.id, b.issue_id, b.number::int AS number, b.points::float8 AS points, b.seed, b.commitment, b.contents, b.opened_at, b.client_key,
  b.freebet_id, b.drawn::int AS drawn, b.multiplier FROM loot_boxes b JOIN player_bonuses i ON i.id = b.issue_id WHERE i.player_id = $1 ORDER BY b.issue_id, b.number
;;
-- answers [{"name":"id","type":"integer"},{"name":"issue_id","type":"integer"},{"name":"number","type":"integer"},{"name":"points","type":"double precision"},{"name":"seed","type":"text"},{"name":"commitment","type":"text"},{"name":"contents","type":"jsonb"},{"name":"opened_at","type":"timestamp with time zone"},{"name":"client_key","type":"text"},{"name":"freebet_id","type":"integer"},{"name":"drawn","type":"integer"},{"name":"multiplier","type":"integer"}]
SELECT b.id, b.issue_id, b.number::int AS number, b.points::float8 AS points, b.seed, b.commitment, b.contents, b.opened_at, b.client_key,
  b.freebet_id, b.drawn::int AS drawn, b.multiplier FROM loot_boxes b WHERE b.issue_id = $1 ORDER BY b.number FOR UPDATE
;;
-- answers [{"name":"id","type":"integer"},{"name":"issue_id","type":"integer"},{"name":"number","type":"integer"},{"name":"points","type":"double precision"},{"name":"seed","type":"text"},{"name":"commitment","type":"text"},{"name":"contents","type":"jsonb"},{"name":"opened_at","type":"timestamp with time zone"},{"name":"client_key","type":"text"},{"name":"freebet_id","type":"integer"},{"name":"drawn","type":"integer"},{"name":"multiplier","type":"integer"}]
SELECT b.id, b.issue_id, b.number::int AS number, b.points::float8 AS points, b.seed, b.commitment, b.contents, b.opened_at, b.client_key,
  b.freebet_id, b.drawn::int AS drawn, b.multiplier FROM loot_boxes b WHERE b.opened_at IS NOT NULL ORDER BY b.id
;;
-- answers [{"name":"id","type":"bigint"},{"name":"player_id","type":"integer"}]
SELECT b.id, b.player_id FROM leg_facts f JOIN bets b ON b.id = f.bet_id
  WHERE f.match_id IN (SELECT match_id FROM market_cancels WHERE received_at > $1 AND NOT is_rollback)
    AND f.status = 'open' AND f.true_status <> 'open'
  LIMIT 50000
;;
-- answers [{"name":"id","type":"bigint"},{"name":"player_id","type":"integer"}]
SELECT b.id, b.player_id FROM market_results r
  JOIN bet_legs l ON l.match_id = r.match_id AND l.market_id = r.market_id AND l.specifier = r.specifier AND l.status = 'open'
  JOIN bets b ON b.id = l.bet_id AND b.status IN ('waiting_results', 'done', 'cancelled', 'cashed_out')
  WHERE r.recorded_at > $1
    AND CASE WHEN r.outcomes ? l.outcome_id THEN r.outcomes ->> l.outcome_id ELSE r.others END IS NOT NULL
  LIMIT 50000
;;
-- answers [{"name":"id","type":"bigint"},{"name":"player","type":"text"},{"name":"stake","type":"bigint"},{"name":"win_amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"subunits","type":"integer"},{"name":"created_at","type":"timestamp with time zone"}]
SELECT b.id, coalesce(p.email, 'player ' || p.id) AS player, b.stake, b.win_amount, b.currency, c.subunits, b.created_at
     FROM bets b JOIN players p ON p.id = b.player_id JOIN currencies c ON c.code = b.currency
     WHERE b.status = 'submitted' AND b.is_vip AND b.vip_verdict IS NULL ORDER BY b.created_at
;;
-- answers [{"name":"balance","type":"bigint"}]
SELECT balance FROM wallet_accounts WHERE id = $1
;;
-- answers [{"name":"begin_play","type":"void"}]
SELECT begin_play($1, $2, $3, $4)
;;
-- answers [{"name":"begin_play","type":"void"}]
SELECT begin_play($1, $2, $3, $4) WHERE play_refusal($1, $2) IS NULL
;;
-- answers [{"name":"begin_play","type":"void"}]
SELECT begin_play($1, $2, NULL, 1)
;;
-- answers [{"name":"bet_id","type":"bigint"}]
SELECT bet_id FROM cancelled_bets($1::bigint[])
;;
-- answers [{"name":"bet_id","type":"bigint"},{"name":"match_id","type":"bigint"}]
SELECT bet_id, match_id FROM bet_legs WHERE bet_id = ANY ($1::bigint[]) ORDER BY bet_id, position
;;
-- answers [{"name":"bet_id","type":"bigint"},{"name":"part","type":"smallint"},{"name":"stake","type":"bigint"},{"name":"amount","type":"bigint"},{"name":"at","type":"timestamp with time zone"},{"name":"justified","type":"bigint"},{"name":"basis","type":"jsonb"}]
SELECT bet_id, part, stake, amount, at, justified, basis FROM bet_cashouts
       WHERE (bet_id, part) > ($1, $2) AND basis IS NOT NULL ORDER BY bet_id, part LIMIT 1000
;;
-- answers [{"name":"bet_id","type":"integer"},{"name":"position","type":"smallint"},{"name":"why","type":"text"}]
SELECT bet_id::int AS bet_id, position, why FROM closed_legs($1::jsonb, $2)
;;
-- answers [{"name":"bets","type":"jsonb"},{"name":"expires_at","type":"timestamp with time zone"}]
SELECT bets, expires_at FROM share_codes WHERE code = $1 AND expires_at > $2
;;
-- answers [{"name":"body","type":"text"},{"name":"based_on","type":"integer"},{"name":"revision","type":"integer"},{"name":"author","type":"text"},{"name":"saved_at","type":"timestamp with time zone"}]
SELECT body, based_on, revision, author, saved_at FROM site_drafts WHERE name = $1
;;
-- answers [{"name":"body_hash","type":"text"},{"name":"received","type":"bigint"}]
SELECT body_hash, received FROM exchanges WHERE player_id = $1 AND key = $2
;;
-- answers [{"name":"n","type":"integer"}]
SELECT bonus_expire($1, $2) AS n
;;
-- answers [{"name":"id","type":"integer"}]
SELECT bonus_issue($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS id
;;
-- answers [{"name":"done","type":"boolean"}]
SELECT bonus_raise($1, $2, $3, $4, $5, $6) AS done
;;
-- answers [{"name":"n","type":"integer"}]
SELECT bonus_tell_ends($1, $2) AS n
;;
-- answers [{"name":"busy_until","type":"timestamp with time zone"}]
SELECT busy_until FROM rate_limits WHERE feature = $1 AND key = $2
;;
-- answers [{"name":"id","type":"bigint"},{"name":"message_id","type":"bigint"},{"name":"bet_id","type":"bigint"},{"name":"match_id","type":"bigint"},{"name":"market_id","type":"integer"},{"name":"specifier","type":"text"},{"name":"done_to","type":"bigint"},{"name":"kind","type":"text"}]
SELECT c.*, m.kind FROM settlement_changes c JOIN settlement_messages m ON m.id = c.message_id
       ORDER BY c.id LIMIT 1 FOR UPDATE OF c SKIP LOCKED
;;
-- answers [{"name":"code","type":"text"},{"name":"subunits","type":"integer"},{"name":"units_per_euro","type":"numeric"},{"name":"rate_at","type":"timestamp with time zone"},{"name":"fiat","type":"boolean"},{"name":"min_stake","type":"bigint"},{"name":"max_stake","type":"bigint"},{"name":"exchange_margin","type":"integer"},{"name":"min_withdrawal","type":"bigint"}]
SELECT c.code, c.subunits, r.units_per_euro, r.at AS rate_at, c.fiat, c.min_stake, c.max_stake, c.exchange_margin,
       c.min_withdrawal
     FROM currencies c CROSS JOIN LATERAL (
       SELECT trim_scale(units_per_euro) AS units_per_euro, at FROM currency_rates
       WHERE currency = c.code AND at < $1::timestamptz + interval '1 ms' ORDER BY at DESC LIMIT 1) r
     ORDER BY c.code <> 'EUR', NOT c.fiat, c.code
;;
-- answers [{"name":"call","type":"text"},{"name":"status","type":"smallint"},{"name":"answer","type":"text"},{"name":"body_hash","type":"text"}]
SELECT call, status, answer, body_hash FROM request_answers WHERE player_id = $1 AND key = $2
;;
-- answers [{"name":"booked","type":"boolean"}]
SELECT cash_out_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12) AS booked
;;
-- answers [{"name":"outcome","type":"text"}]
SELECT close_player($1, $2) AS outcome
;;
-- answers [{"name":"name","type":"text"}]
SELECT coalesce(email, auth_phone_number, 'player ' || id) AS name FROM players WHERE id = $1 AND is_operator
;;
-- answers [{"name":"offered","type":"boolean"}]
SELECT coalesce(g.offered_id = $2, false) AS offered FROM event_mappings a JOIN event_mappings b USING (group_id)
       JOIN event_groups g ON g.id = a.group_id WHERE a.match_id = $1 AND b.match_id = $2
;;
-- answers [{"name":"version","type":"integer"},{"name":"is_untold","type":"boolean"},{"name":"maintenance","type":"integer[]"},{"name":"off","type":"boolean[]"}]
SELECT coalesce(max(version), 0) AS version, coalesce(bool_or(NOT told), FALSE) AS is_untold,
    ARRAY(SELECT id FROM maintenance_windows WHERE NOT told ORDER BY id) AS maintenance,
    ARRAY(SELECT cancelled_at IS NOT NULL FROM maintenance_windows WHERE NOT told ORDER BY id) AS off
  FROM site_versions
;;
-- answers [{"name":"points","type":"integer"}]
SELECT comp_points($1) AS points
;;
-- answers [{"name":"competitor_id","type":"integer"},{"name":"from_at","type":"timestamp with time zone"},{"name":"to_at","type":"timestamp with time zone"}]
SELECT competitor_id, lower(during) AS from_at, upper(during) AS to_at
     FROM appearances WHERE upper(during) > $1
;;
-- answers [{"name":"left","type":"integer"}]
SELECT count(*)::int AS left FROM recovery_codes WHERE player_id = $1
;;
-- answers [{"name":"mapped","type":"integer"},{"name":"failovers","type":"integer"}]
SELECT count(*)::int AS mapped, coalesce(sum(failovers), 0)::int AS failovers FROM event_groups g
     WHERE EXISTS (SELECT 1 FROM event_mappings e WHERE e.group_id = g.id OFFSET 1)
;;
-- answers [{"name":"n","type":"integer"}]
SELECT count(*)::int AS n FROM bets WHERE player_id = $1 AND status IN ('submitted', 'waiting_results')
;;
-- answers [{"name":"n","type":"integer"}]
SELECT count(*)::int AS n FROM bets b WHERE b.player_id = $1 AND b.status = ANY ($2::text[])
    AND ($3::text[] IS NULL OR b.result = ANY ($3::text[])) AND ($4 OR NOT (b.is_vip AND b.status = 'rejected'))
    AND ($5::bigint IS NULL OR b.id < $5::bigint)
;;
-- answers [{"name":"n","type":"integer"}]
SELECT count(*)::int AS n FROM deposit_intents WHERE player_id = $1
;;
-- answers [{"name":"n","type":"integer"}]
SELECT count(*)::int AS n FROM notifications WHERE player_id = $1
;;
-- answers [{"name":"n","type":"integer"}]
SELECT count(*)::int AS n FROM notifications WHERE player_id = $1 AND read_at IS NULL
;;
-- answers [{"name":"n","type":"integer"}]
SELECT count(*)::int AS n FROM outbox WHERE id <= $1
;;
-- answers [{"name":"n","type":"integer"}]
SELECT count(*)::int AS n FROM withdrawal_requests WHERE player_id = $1
;;
-- answers [{"name":"n","type":"integer"}]
SELECT count(DISTINCT bet_id)::int AS n FROM bet_history WHERE reason = $1
;;
-- answers [{"name":"country","type":"text"},{"name":"born_on","type":"text"},{"name":"street","type":"text"},{"name":"postal_code","type":"text"},{"name":"city","type":"text"}]
SELECT country, born_on::text AS born_on, street, postal_code, city FROM players WHERE id = $1 FOR UPDATE
;;
-- answers [{"name":"country","type":"text"},{"name":"personal_number","type":"text"}]
SELECT country, personal_number FROM sign_ups WHERE id = $1
;;
-- answers [{"name":"is_new","type":"boolean"},{"name":"is_verified","type":"boolean"},{"name":"is_operator","type":"boolean"},{"name":"own","type":"text[]"}]
SELECT created_at > $2 AS is_new, auth_phone_number IS NOT NULL AS is_verified, is_operator,
       ARRAY(SELECT group_id FROM player_groups WHERE player_id = players.id ORDER BY group_id) AS own
     FROM players WHERE id = $1
;;
-- answers [{"name":"credential_id","type":"text"}]
SELECT credential_id FROM passkeys WHERE player_id = $1
;;
-- answers [{"name":"css","type":"text"}]
SELECT css FROM site_styles WHERE hash = $1 UNION ALL SELECT css FROM site_draft_styles WHERE hash = $1 LIMIT 1
;;
-- answers [{"name":"currency","type":"text"}]
SELECT currency FROM play_tally($1, $2)
;;
-- answers [{"name":"currency","type":"text"},{"name":"balance","type":"bigint"}]
SELECT currency, balance FROM wallet_accounts WHERE player_id = $1 ORDER BY id
;;
-- answers [{"name":"currency","type":"text"},{"name":"worth","type":"double precision"}]
SELECT currency, floor(money_in($2::numeric, $3::text, currency))::float8 AS worth FROM players WHERE id = $1
;;
-- answers [{"name":"currency","type":"text"},{"name":"subunits","type":"integer"},{"name":"amount","type":"bigint"}]
SELECT currency, subunits, amount FROM wallet_debt_of($1)
;;
-- answers [{"name":"setting","type":"text"}]
SELECT current_setting('transaction_read_only') AS setting
;;
-- answers [{"name":"id","type":"integer"}]
SELECT d.id FROM bonuses d
  WHERE d.type IN ('hunting', 'hunting_tournament') AND d.level_status IN ('active', 'paused') AND d.valid_to <= $1
    AND (d.valid_to <= $1 - interval '7 days' OR NOT EXISTS (
      SELECT 1 FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id
      WHERE x.bonus_id = d.id AND b.status IN ('submitted', 'waiting_results', 'cashout_in_progress')))
  ORDER BY d.id
;;
-- answers [{"name":"id","type":"integer"},{"name":"level_status","type":"text"},{"name":"definition","type":"jsonb"},{"name":"valid_from","type":"double precision"},{"name":"valid_to","type":"double precision"},{"name":"promo_code","type":"text"},{"name":"for_everyone","type":"boolean"},{"name":"initial_pool","type":"double precision"},{"name":"pool","type":"double precision"},{"name":"issue","type":"jsonb"}]
SELECT d.id, d.level_status, d.definition, round(extract(epoch FROM d.valid_from) * 1000)::float8 AS valid_from, round(extract(epoch FROM d.valid_to) * 1000)::float8 AS valid_to, d.promo_code,
         d.for_everyone, d.initial_pool::float8 AS initial_pool, d.pool::float8 AS pool, CASE WHEN i.id IS NOT NULL THEN jsonb_build_object(
  'id', i.id, 'currency', i.currency, 'amount', i.amount, 'boost_multiplier', i.boost_multiplier, 'uses_count', i.uses_count,
  'times_used', i.times_used, 'seen', i.seen, 'created_at', round(extract(epoch FROM i.created_at) * 1000)::float8, 'activated_at', round(extract(epoch FROM i.activated_at) * 1000)::float8,
  'overridden', i.overridden, 'expires_at', round(extract(epoch FROM i.expires_at) * 1000)::float8, 'expired_at', round(extract(epoch FROM i.expired_at) * 1000)::float8, 'points', i.points,
  'steps_paid', i.steps_paid) END AS issue
  FROM bonuses d LEFT JOIN player_bonuses i ON i.bonus_id = d.id AND i.player_id = $1 WHERE d.promo_code = $2 AND d.level_status = 'active' AND (d.valid_from IS NULL OR d.valid_from <= $3)
       AND (d.valid_to IS NULL OR d.valid_to > $3) ORDER BY i.id DESC NULLS LAST LIMIT 1
;;
-- answers [{"name":"id","type":"integer"},{"name":"level_status","type":"text"},{"name":"definition","type":"jsonb"},{"name":"valid_from","type":"double precision"},{"name":"valid_to","type":"double precision"},{"name":"promo_code","type":"text"},{"name":"for_everyone","type":"boolean"},{"name":"initial_pool","type":"double precision"},{"name":"pool","type":"double precision"},{"name":"issue","type":"jsonb"}]
SELECT d.id, d.level_status, d.definition, round(extract(epoch FROM d.valid_from) * 1000)::float8 AS valid_from, round(extract(epoch FROM d.valid_to) * 1000)::float8 AS valid_to, d.promo_code,
         d.for_everyone, d.initial_pool::float8 AS initial_pool, d.pool::float8 AS pool, CASE WHEN i.id IS NOT NULL THEN jsonb_build_object(
  'id', i.id, 'currency', i.currency, 'amount', i.amount, 'boost_multiplier', i.boost_multiplier, 'uses_count', i.uses_count,
  'times_used', i.times_used, 'seen', i.seen, 'created_at', round(extract(epoch FROM i.created_at) * 1000)::float8, 'activated_at', round(extract(epoch FROM i.activated_at) * 1000)::float8,
  'overridden', i.overridden, 'expires_at', round(extract(epoch FROM i.expires_at) * 1000)::float8, 'expired_at', round(extract(epoch FROM i.expired_at) * 1000)::float8, 'points', i.points,
  'steps_paid', i.steps_paid) END AS issue
  FROM bonuses d LEFT JOIN player_bonuses i ON i.bonus_id = d.id AND i.player_id = $1 WHERE i.id = $2 OR (d.id = $2 AND (i.id IS NOT NULL OR d.for_everyone)) ORDER BY i.id = $2 DESC, i.id DESC NULLS LAST LIMIT 1
;;
-- answers [{"name":"id","type":"integer"},{"name":"level_status","type":"text"},{"name":"definition","type":"jsonb"},{"name":"valid_from","type":"double precision"},{"name":"valid_to","type":"double precision"},{"name":"promo_code","type":"text"},{"name":"for_everyone","type":"boolean"},{"name":"initial_pool","type":"double precision"},{"name":"pool","type":"double precision"},{"name":"issue","type":"jsonb"}]
SELECT d.id, d.level_status, d.definition, round(extract(epoch FROM d.valid_from) * 1000)::float8 AS valid_from, round(extract(epoch FROM d.valid_to) * 1000)::float8 AS valid_to, d.promo_code,
         d.for_everyone, d.initial_pool::float8 AS initial_pool, d.pool::float8 AS pool, CASE WHEN i.id IS NOT NULL THEN jsonb_build_object(
  'id', i.id, 'currency', i.currency, 'amount', i.amount, 'boost_multiplier', i.boost_multiplier, 'uses_count', i.uses_count,
  'times_used', i.times_used, 'seen', i.seen, 'created_at', round(extract(epoch FROM i.created_at) * 1000)::float8, 'activated_at', round(extract(epoch FROM i.activated_at) * 1000)::float8,
  'overridden', i.overridden, 'expires_at', round(extract(epoch FROM i.expires_at) * 1000)::float8, 'expired_at', round(extract(epoch FROM i.expired_at) * 1000)::float8, 'points', i.points,
  'steps_paid', i.steps_paid) END AS issue
  FROM bonuses d LEFT JOIN player_bonuses i ON i.bonus_id = d.id AND i.player_id = $1 WHERE i.id IS NOT NULL OR (d.for_everyone AND d.level_status IN ('active', 'paused'))
     ORDER BY coalesce(i.id, d.id) DESC
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"kind","type":"text"},{"name":"token","type":"text"},{"name":"url","type":"text"},{"name":"state","type":"text"},{"name":"reason","type":"text"},{"name":"reference","type":"text"},{"name":"passed_limit","type":"boolean"},{"name":"created_at","type":"timestamp with time zone"},{"name":"changed_at","type":"timestamp with time zone"},{"name":"expires_at","type":"timestamp with time zone"},{"name":"method_id","type":"integer"},{"name":"method_kind","type":"text"},{"name":"method_label","type":"text"}]
SELECT d.id, d.player_id, d.account_id, d.amount, d.currency, d.kind, d.token, d.url, d.state, d.reason, d.reference, d.passed_limit, d.created_at, d.changed_at, d.expires_at, m.id AS method_id, m.kind AS method_kind, m.label AS method_label
  FROM deposit_intents d LEFT JOIN payment_methods m ON m.id = d.method_id WHERE d.player_id = $1 AND d.id = $2::bigint
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"kind","type":"text"},{"name":"token","type":"text"},{"name":"url","type":"text"},{"name":"state","type":"text"},{"name":"reason","type":"text"},{"name":"reference","type":"text"},{"name":"passed_limit","type":"boolean"},{"name":"created_at","type":"timestamp with time zone"},{"name":"changed_at","type":"timestamp with time zone"},{"name":"expires_at","type":"timestamp with time zone"},{"name":"method_id","type":"integer"},{"name":"method_kind","type":"text"},{"name":"method_label","type":"text"}]
SELECT d.id, d.player_id, d.account_id, d.amount, d.currency, d.kind, d.token, d.url, d.state, d.reason, d.reference, d.passed_limit, d.created_at, d.changed_at, d.expires_at, m.id AS method_id, m.kind AS method_kind, m.label AS method_label
  FROM deposit_intents d LEFT JOIN payment_methods m ON m.id = d.method_id WHERE d.player_id = $1 ORDER BY d.id DESC LIMIT $2 OFFSET $3
;;
-- answers [{"name":"key","type":"text"},{"name":"type","type":"text"},{"name":"level_status","type":"text"},{"name":"issued","type":"integer"},{"name":"used","type":"integer"},{"name":"expired","type":"integer"},{"name":"currency","type":"text"},{"name":"pool","type":"bigint"},{"name":"bets","type":"integer"},{"name":"staked","type":"bigint"},{"name":"paid","type":"bigint"}]
SELECT d.key, d.type, d.level_status, i.issued, i.used, i.expired, coalesce(d.currency, s.currency) AS currency, d.pool,
           coalesce(s.bets, 0)::int AS bets, coalesce(s.staked, 0)::bigint AS staked, coalesce(s.paid, 0)::bigint AS paid
    FROM bonuses d
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS issued, coalesce(sum(times_used), 0)::int AS used, (count(*) FILTER (WHERE expired_at IS NOT NULL))::int AS expired
      FROM player_bonuses WHERE bonus_id = d.id) i
    LEFT JOIN LATERAL (
      SELECT b.currency, count(*) AS bets, sum(b.stake) FILTER (WHERE x.is_house) AS staked,
             sum(b.win_amount) FILTER (WHERE b.status = 'done') AS paid
      FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id WHERE x.bonus_id = d.id AND NOT x.is_returned GROUP BY 1) s ON true
    ORDER BY d.key, 7
;;
-- answers [{"name":"round_id","type":"integer"},{"name":"jackpot_id","type":"integer"},{"name":"level","type":"text"},{"name":"seed","type":"text"},{"name":"commitment","type":"text"},{"name":"bet_id","type":"bigint"},{"name":"client_key","type":"text"},{"name":"win_weight","type":"bigint"},{"name":"miss_weight","type":"bigint"},{"name":"was_due","type":"boolean"},{"name":"is_hit","type":"boolean"}]
SELECT d.round_id, r.jackpot_id, j.definition -> 'levels' -> r.level::integer ->> 'code' AS level, r.seed, r.commitment, d.bet_id,
         coalesce(d.client_key, e.client_key, '') AS client_key, d.win_weight, d.miss_weight, d.was_due, d.is_hit
  FROM jackpot_draws d JOIN jackpot_rounds r ON r.id = d.round_id JOIN jackpots j ON j.id = r.jackpot_id
  LEFT JOIN jackpot_entries e ON e.bet_id = d.bet_id AND e.jackpot_id = r.jackpot_id
  WHERE $1::int IS NULL OR r.jackpot_id = $1 ORDER BY d.round_id, d.bet_id
;;
-- answers [{"name":"done","type":"boolean"}]
SELECT decide_jackpot_hit($1, $2, $3) AS done
;;
-- answers [{"name":"is_done","type":"boolean"}]
SELECT decline_offer($1, $2, $3) AS is_done
;;
-- answers [{"name":"definition","type":"jsonb"}]
SELECT definition FROM bonuses WHERE key IN (SELECT definition ->> 'prize' FROM bonuses WHERE currency IS NOT NULL)
;;
-- answers [{"name":"described_start","type":"timestamp with time zone"},{"name":"starts_at","type":"timestamp with time zone"}]
SELECT described_start, starts_at FROM matches WHERE id = $1
;;
-- answers [{"name":"bet_id","type":"bigint"},{"name":"stake","type":"bigint"},{"name":"client_key","type":"text"},{"name":"status","type":"text"}]
SELECT e.bet_id, e.stake, e.client_key, b.status FROM jackpot_entries e JOIN bets b ON b.id = e.bet_id
  WHERE e.state = 'waiting' AND e.jackpot_id = $1 AND b.status <> 'submitted' ORDER BY e.bet_id LIMIT 200 FOR UPDATE OF e
;;
-- answers [{"name":"groupId","type":"bigint"},{"name":"provider","type":"text"},{"name":"urn","type":"text"},{"name":"matchId","type":"integer"},{"name":"isOffered","type":"boolean"}]
SELECT e.group_id AS "groupId", e.provider, e.urn, e.match_id AS "matchId", g.offered_id IS NOT DISTINCT FROM e.match_id AS "isOffered"
     FROM event_mappings e JOIN event_groups g ON g.id = e.group_id
     WHERE EXISTS (
       SELECT 1 FROM event_mappings o JOIN matches m ON m.id = o.match_id
       WHERE o.group_id = e.group_id AND m.status < 4
     ) ORDER BY e.group_id, e.provider
;;
-- answers [{"name":"email","type":"text"}]
SELECT email FROM unnest($1::text[]) AS wanted (email) WHERE email NOT IN (SELECT p.email FROM players p WHERE p.email IS NOT NULL)
;;
-- answers [{"name":"email","type":"text"},{"name":"auth_phone_number","type":"text"}]
SELECT email, auth_phone_number FROM players WHERE id = $1
;;
-- answers [{"name":"epoch","type":"integer"},{"name":"address","type":"text"}]
SELECT epoch, address FROM offer_owner
;;
-- answers [{"name":"is_any","type":"boolean"}]
SELECT exports_events() AS is_any
;;
-- answers [{"name":"issue_id","type":"integer"},{"name":"events","type":"jsonb"}]
SELECT f.issue_id, jsonb_agg(f.event_id ORDER BY f.event_id) AS events FROM farmed_events f
     JOIN player_bonuses i ON i.id = f.issue_id WHERE i.player_id = $1 GROUP BY f.issue_id
;;
-- answers [{"name":"n","type":"integer"}]
SELECT fold_jackpot_entries($1, $2) AS n
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"kind","type":"text"},{"name":"token","type":"text"},{"name":"url","type":"text"},{"name":"state","type":"text"},{"name":"reason","type":"text"},{"name":"reference","type":"text"},{"name":"passed_limit","type":"boolean"},{"name":"created_at","type":"timestamp with time zone"},{"name":"changed_at","type":"timestamp with time zone"},{"name":"expires_at","type":"timestamp with time zone"},{"name":"method_id","type":"integer"},{"name":"method_kind","type":"text"},{"name":"method_label","type":"text"},{"name":"body_hash","type":"text"}]
SELECT found.*, i.body_hash FROM (
  SELECT d.id, d.player_id, d.account_id, d.amount, d.currency, d.kind, d.token, d.url, d.state, d.reason, d.reference, d.passed_limit, d.created_at, d.changed_at, d.expires_at, m.id AS method_id, m.kind AS method_kind, m.label AS method_label
  FROM deposit_intents d LEFT JOIN payment_methods m ON m.id = d.method_id) found JOIN deposit_intents i USING (id)
     WHERE i.player_id = $1 AND i.key = $2
;;
-- answers [{"name":"left","type":"bigint"}]
SELECT greatest(floor(($3::numeric / 100 - coalesce(sum(x.amount / (c.subunits * x.from_rate)), 0)) * $4::numeric * $5::numeric), 0)::bigint AS left
     FROM exchanges x JOIN wallet_accounts a ON a.id = x.from_account JOIN currencies c ON c.code = a.currency
     WHERE x.player_id = $1 AND x.at > $2
;;
-- answers [{"name":"group_id","type":"bigint"}]
SELECT group_id FROM event_mappings WHERE match_id = $1
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT h.account_id AS id FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id WHERE a.player_id = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"player","type":"text"},{"name":"reason","type":"text"},{"name":"matched","type":"text"},{"name":"kinds","type":"text[]"},{"name":"created_at","type":"timestamp with time zone"}]
SELECT h.id, coalesce(p.email, p.auth_phone_number, 'player ' || p.id) AS player, h.reason, CASE WHEN m.id IS NOT NULL THEN coalesce(m.email, m.auth_phone_number, 'player ' || m.id) END AS matched, h.kinds, h.created_at
  FROM player_holds h JOIN players p ON p.id = h.player_id LEFT JOIN players m ON m.id = h.matched_id
  WHERE h.released_at IS NULL ORDER BY h.id LIMIT 500
;;
-- answers [{"name":"id","type":"integer"},{"name":"jackpot_id","type":"integer"},{"name":"level","type":"smallint"},{"name":"player_id","type":"integer"},{"name":"amount","type":"bigint"},{"name":"amount_eur","type":"bigint"},{"name":"status","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"seen_at","type":"timestamp with time zone"},{"name":"definition","type":"jsonb"}]
SELECT h.id, h.jackpot_id, h.level, h.player_id, h.amount, h.amount_eur, h.status, h.created_at, h.seen_at, j.definition
  FROM jackpot_hits h JOIN jackpots j ON j.id = h.jackpot_id
  WHERE h.status = ANY ($1::text[]) AND ($2::bigint IS NULL OR h.jackpot_id = $2)
    AND ($3::int IS NULL OR h.player_id = $3) AND (NOT $4 OR h.seen_at IS NULL)
  ORDER BY h.id DESC LIMIT $5
;;
-- answers [{"name":"id","type":"integer"},{"name":"code","type":"text"},{"name":"level","type":"text"},{"name":"bet_id","type":"bigint"},{"name":"player_id","type":"integer"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"created_at","type":"timestamp with time zone"}]
SELECT h.id, j.code, j.definition -> 'levels' -> h.level::integer ->> 'code' AS level, h.bet_id, h.player_id, h.amount, j.currency,
         h.created_at
  FROM jackpot_hits h JOIN jackpots j ON j.id = h.jackpot_id WHERE h.status = 'waiting' ORDER BY h.id
;;
-- answers [{"name":"has","type":"boolean"}]
SELECT has_other_account($1) AS has
;;
-- answers [{"name":"held","type":"bigint"}]
SELECT held_deposits($1, $2) AS held
;;
-- answers [{"name":"hold_for_bets","type":"void"}]
SELECT hold_for_bets($1::bigint[])
;;
-- answers [{"name":"hold_for_bets","type":"void"}]
SELECT hold_for_bets(ARRAY(SELECT match_id FROM bet_legs WHERE bet_id = $1 AND status = 'open'))
;;
-- answers [{"name":"hold_for_providers","type":"void"}]
SELECT hold_for_providers()
;;
-- answers [{"name":"hold_for_results","type":"void"}]
SELECT hold_for_results($1)
;;
-- answers [{"name":"hold_for_results","type":"void"}]
SELECT hold_for_results($1::bigint[])
;;
-- answers [{"name":"hold_same_persons","type":"integer"}]
SELECT hold_same_persons($1, $2)
;;
-- answers [{"name":"home_id","type":"integer"},{"name":"away_id","type":"integer"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"length_ms","type":"integer"},{"name":"speed","type":"double precision"}]
SELECT home_id, away_id, starts_at, length_ms, speed FROM matches
     WHERE type = 'match' AND status = 4 AND starts_at BETWEEN $1 AND $2
;;
-- answers [{"name":"id","type":"integer"}]
SELECT i.id FROM player_bonuses i
  WHERE i.player_id = $1 AND i.amount IS NOT NULL AND i.boost_multiplier = 10000 AND i.times_used = 0 AND i.expired_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.issue_id = i.id)
;;
-- answers [{"name":"id","type":"integer"},{"name":"avg_stake","type":"double precision"},{"name":"bets_count","type":"integer"},{"name":"open_bets","type":"integer"},{"name":"potential_points","type":"double precision"},{"name":"farmed_event_ids","type":"jsonb"}]
SELECT i.id, coalesce(s.avg_stake, 0)::float8 AS avg_stake, coalesce(s.bets_count, 0)::int AS bets_count,
         coalesce(s.open_bets, 0)::int AS open_bets, coalesce(s.potential_points, 0)::float8 AS potential_points,
         coalesce((SELECT jsonb_agg(f.event_id ORDER BY f.event_id) FROM farmed_events f WHERE f.issue_id = i.id), '[]') AS farmed_event_ids
  FROM player_bonuses i
  JOIN bonuses d ON d.id = i.bonus_id AND d.currency IS NOT NULL
  LEFT JOIN LATERAL (
    SELECT round(avg(b.stake + b.cashed_stake) FILTER (WHERE b.currency = d.currency)) AS avg_stake,
           count(*) FILTER (WHERE x.has_farmed) AS bets_count,
           count(*) FILTER (WHERE b.status IN ('submitted', 'waiting_results', 'cashout_in_progress')) AS open_bets,
           sum(div(x.points::numeric * b.stake, b.stake + b.cashed_stake)) FILTER (WHERE b.status IN ('submitted', 'waiting_results', 'cashout_in_progress')) AS potential_points
    FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id WHERE x.issue_id = i.id) s ON true
  WHERE i.player_id = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"points","type":"double precision"},{"name":"steps_paid","type":"integer"},{"name":"bonus_id","type":"integer"},{"name":"pool","type":"double precision"},{"name":"definition","type":"jsonb"}]
SELECT i.id, i.player_id, i.points::float8 AS points, i.steps_paid, i.bonus_id, d.pool::float8 AS pool, d.definition
     FROM player_bonuses i JOIN bonuses d ON d.id = i.bonus_id AND d.type = 'hunting' AND d.level_status = 'active'
     WHERE i.points >= (d.definition -> 'steps' -> i.steps_paid ->> 'points')::bigint
       AND d.pool >= (d.definition -> 'steps' -> i.steps_paid ->> 'amount')::bigint
       AND NOT is_barred(i.player_id, $1)
     ORDER BY i.id LIMIT 100
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM bets WHERE cash_out_due_at <= $1 ORDER BY cash_out_due_at, id LIMIT 100
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM bets WHERE id = $1 FOR UPDATE
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM bets WHERE id > $1 ORDER BY id LIMIT 1000
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM bets WHERE id IN (
       SELECT DISTINCT bet_id FROM bet_legs
       WHERE match_id = $1 AND bet_id > $2 AND ($3::int IS NULL OR (market_id = $3 AND specifier = $4))
       ORDER BY bet_id LIMIT 200)
     ORDER BY id FOR UPDATE
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM bets WHERE player_id = ANY ($1::int[]) AND status = 'waiting_results'
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM bets WHERE status = 'submitted' AND is_vip AND vip_verdict IS NULL AND decide_at <= $1
     ORDER BY decide_at LIMIT 200
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM bets b WHERE id = ANY ($1::bigint[]) AND status IN ('waiting_results', 'done', 'cancelled', 'cashed_out')
       AND EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = b.id AND l.status = 'open')
     ORDER BY id FOR UPDATE SKIP LOCKED
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM bonuses WHERE key = $1
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM decide_bets($1, $2::jsonb)
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM embed_hosts WHERE origin = $1 AND removed_at IS NULL FOR SHARE
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM feed_numbers WHERE urn = $1
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM host_payments WHERE try_at IS NOT NULL AND kind = 'debit' AND state = 'asked' AND until <= $1 ORDER BY id
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM jackpot_hits WHERE status = 'approved' ORDER BY id LIMIT 50
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM matches WHERE id = ANY ($1::int[]) AND status = $2
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM player_bonuses WHERE player_id = $1 ORDER BY id FOR UPDATE
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM player_limits WHERE player_id = $1 AND type = $2 AND period IS NOT DISTINCT FROM $3
  AND is_imposed AND amount IS NOT NULL AND ended_at IS NULL
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM players WHERE known_by IS DISTINCT FROM $1 ORDER BY id LIMIT $2
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM settle_bets($1, $2, $3::jsonb, $4::bigint[])
;;
-- answers [{"name":"id","type":"integer"}]
SELECT id FROM tournaments WHERE key = $1
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2
;;
-- answers [{"name":"id","type":"integer"},{"name":"starts_at","type":"timestamp with time zone"}]
SELECT id, NULL::timestamptz AS starts_at FROM matches WHERE status = 5 AND type = $1 AND setup IS NOT NULL
     UNION ALL
     SELECT m.id, m.starts_at FROM postponements p JOIN matches m ON m.id = p.match_id
     WHERE m.status = 0 AND m.type = $1 AND m.setup IS NOT NULL
;;
-- answers [{"name":"id","type":"integer"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"time_zone","type":"text"}]
SELECT id, amount, currency, time_zone FROM player_limits
  WHERE player_id = $1 AND type = $2 AND period IS NOT DISTINCT FROM $3 AND strategy IS NOT DISTINCT FROM $4
  AND NOT is_imposed AND amount IS NOT NULL AND created_at <= $5 AND (ended_at IS NULL OR ended_at > $5)
;;
-- answers [{"name":"id","type":"bigint"},{"name":"at","type":"timestamp with time zone"},{"name":"author","type":"text"},{"name":"action","type":"text"},{"name":"revision","type":"integer"},{"name":"version","type":"integer"}]
SELECT id, at, author, action, revision, version FROM site_edits ORDER BY id DESC LIMIT 200
;;
-- answers [{"name":"id","type":"bigint"},{"name":"target","type":"bigint"}]
SELECT id, auto_cash_out AS target FROM bets WHERE auto_cash_out IS NOT NULL AND cash_out_due_at IS NULL
;;
-- answers [{"name":"id","type":"bigint"},{"name":"balance","type":"bigint"}]
SELECT id, balance FROM wallet_accounts WHERE player_id = $1 AND currency = $2 FOR UPDATE
;;
-- answers [{"name":"id","type":"integer"},{"name":"begins_at","type":"timestamp with time zone"},{"name":"ends_at","type":"timestamp with time zone"}]
SELECT id, begins_at, ends_at FROM maintenance_windows
  WHERE cancelled_at IS NULL AND ends_at > $1 ORDER BY begins_at
;;
-- answers [{"name":"id","type":"integer"},{"name":"category_id","type":"integer"},{"name":"key","type":"text"},{"name":"names","type":"jsonb"},{"name":"priority","type":"integer"},{"name":"provider","type":"text"},{"name":"tempo","type":"double precision"},{"name":"best_of","type":"smallint"}]
SELECT id, category_id, key, names, priority, provider, tempo, best_of FROM tournaments
;;
-- answers [{"name":"id","type":"integer"},{"name":"code","type":"text"},{"name":"status","type":"text"},{"name":"definition","type":"jsonb"},{"name":"finished_at","type":"timestamp with time zone"}]
SELECT id, code, status, definition, finished_at FROM jackpots WHERE closed_at IS NULL ORDER BY id
;;
-- answers [{"name":"id","type":"bigint"},{"name":"currency","type":"text"},{"name":"balance","type":"bigint"}]
SELECT id, currency, balance FROM wallet_accounts WHERE player_id = $1 AND balance > 0 ORDER BY id
;;
-- answers [{"name":"id","type":"bigint"},{"name":"currency","type":"text"},{"name":"balance","type":"bigint"}]
SELECT id, currency, balance FROM wallet_accounts WHERE player_id = $1 ORDER BY id FOR UPDATE
;;
-- answers [{"name":"id","type":"integer"},{"name":"definition","type":"jsonb"},{"name":"valid_to","type":"timestamp with time zone"}]
SELECT id, definition, valid_to FROM bonuses WHERE key = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"definition","type":"jsonb"},{"name":"valid_to","type":"timestamp with time zone"},{"name":"barred","type":"boolean"}]
SELECT id, definition, valid_to, is_barred($2, $3) AS barred FROM bonuses
     WHERE key = $1 AND level_status IN ('active', 'created') AND (valid_to IS NULL OR valid_to > $3)
;;
-- answers [{"name":"id","type":"integer"},{"name":"email","type":"text"},{"name":"mobile_phone","type":"text"},{"name":"auth_phone_number","type":"text"},{"name":"first_name","type":"text"},{"name":"last_name","type":"text"},{"name":"nickname","type":"text"},{"name":"country","type":"text"},{"name":"born_on","type":"text"},{"name":"street","type":"text"},{"name":"postal_code","type":"text"},{"name":"city","type":"text"},{"name":"personal_number","type":"text"},{"name":"language","type":"text"},{"name":"currency","type":"text"},{"name":"is_operator","type":"boolean"},{"name":"held","type":"text"},{"name":"last_visit_at","type":"timestamp with time zone"}]
SELECT id, email, mobile_phone, auth_phone_number, first_name, last_name, nickname, country, born_on::text AS born_on, street, postal_code, city, personal_number, language, currency,
   is_operator, hold_refusal(players.id) AS held, (SELECT at FROM sign_ins s WHERE s.player_id = players.id AND s.succeeded ORDER BY s.id DESC OFFSET 1 LIMIT 1) AS last_visit_at FROM players WHERE id = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"email","type":"text"},{"name":"mobile_phone","type":"text"},{"name":"auth_phone_number","type":"text"},{"name":"first_name","type":"text"},{"name":"last_name","type":"text"},{"name":"nickname","type":"text"},{"name":"country","type":"text"},{"name":"born_on","type":"text"},{"name":"street","type":"text"},{"name":"postal_code","type":"text"},{"name":"city","type":"text"},{"name":"personal_number","type":"text"},{"name":"language","type":"text"},{"name":"currency","type":"text"},{"name":"is_operator","type":"boolean"},{"name":"held","type":"text"},{"name":"last_visit_at","type":"timestamp with time zone"},{"name":"password_hash","type":"text"}]
SELECT id, email, mobile_phone, auth_phone_number, first_name, last_name, nickname, country, born_on::text AS born_on, street, postal_code, city, personal_number, language, currency,
   is_operator, hold_refusal(players.id) AS held, (SELECT at FROM sign_ins s WHERE s.player_id = players.id AND s.succeeded ORDER BY s.id DESC OFFSET 1 LIMIT 1) AS last_visit_at, password_hash FROM players WHERE id = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"email","type":"text"},{"name":"mobile_phone","type":"text"},{"name":"auth_phone_number","type":"text"},{"name":"first_name","type":"text"},{"name":"last_name","type":"text"},{"name":"nickname","type":"text"},{"name":"country","type":"text"},{"name":"born_on","type":"text"},{"name":"street","type":"text"},{"name":"postal_code","type":"text"},{"name":"city","type":"text"},{"name":"personal_number","type":"text"},{"name":"language","type":"text"},{"name":"currency","type":"text"},{"name":"is_operator","type":"boolean"},{"name":"held","type":"text"},{"name":"last_visit_at","type":"timestamp with time zone"},{"name":"password_hash","type":"text"},{"name":"closed_at","type":"timestamp with time zone"}]
SELECT id, email, mobile_phone, auth_phone_number, first_name, last_name, nickname, country, born_on::text AS born_on, street, postal_code, city, personal_number, language, currency,
   is_operator, hold_refusal(players.id) AS held, (SELECT at FROM sign_ins s WHERE s.player_id = players.id AND s.succeeded ORDER BY s.id DESC OFFSET 1 LIMIT 1) AS last_visit_at, password_hash, closed_at FROM players WHERE email = $1 OR auth_phone_number = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"jackpot_id","type":"integer"},{"name":"level","type":"smallint"},{"name":"round","type":"integer"},{"name":"commitment","type":"text"},{"name":"began_with","type":"bigint"},{"name":"pool","type":"bigint"},{"name":"is_due","type":"boolean"}]
SELECT id, jackpot_id, level, round, commitment, began_with, pool, is_due FROM jackpot_rounds
  WHERE ended_at IS NULL AND ($1::int IS NULL OR jackpot_id = $1) ORDER BY jackpot_id, level
;;
-- answers [{"name":"id","type":"integer"},{"name":"key","type":"text"}]
SELECT id, key FROM bonuses WHERE key = ANY ($1::text[]) ORDER BY id
;;
-- answers [{"name":"id","type":"integer"},{"name":"key","type":"text"},{"name":"names","type":"jsonb"},{"name":"type","type":"text"},{"name":"priority","type":"integer"},{"name":"provider","type":"text"}]
SELECT id, key, names, type, priority, provider FROM sports
;;
-- answers [{"name":"id","type":"integer"},{"name":"kind","type":"text"},{"name":"label","type":"text"}]
SELECT id, kind, label FROM payment_methods WHERE player_id = $1 ORDER BY id DESC
;;
-- answers [{"name":"id","type":"integer"},{"name":"language","type":"text"}]
SELECT id, language FROM players WHERE email = $1 OR auth_phone_number = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"level","type":"smallint"},{"name":"round","type":"integer"},{"name":"seed","type":"text"},{"name":"pool","type":"bigint"},{"name":"is_due","type":"boolean"}]
SELECT id, level, round, seed, pool, is_due FROM jackpot_rounds WHERE jackpot_id = $1 AND ended_at IS NULL ORDER BY level FOR UPDATE
;;
-- answers [{"name":"id","type":"integer"},{"name":"login","type":"text"},{"name":"password_hash","type":"text"},{"name":"first_name","type":"text"},{"name":"last_name","type":"text"},{"name":"born_on","type":"text"},{"name":"street","type":"text"},{"name":"postal_code","type":"text"},{"name":"city","type":"text"},{"name":"mobile_phone","type":"text"},{"name":"personal_number","type":"text"},{"name":"language","type":"text"},{"name":"currency","type":"text"},{"name":"country","type":"text"},{"name":"created_at","type":"timestamp with time zone"}]
SELECT id, login, password_hash, first_name, last_name, born_on::text AS born_on, street, postal_code, city, mobile_phone, personal_number, language, currency, country, created_at FROM sign_ups
     WHERE login = $1 AND ($2::int IS NULL OR id = $2) AND expires_at > $3 ORDER BY id DESC LIMIT 1
;;
-- answers [{"name":"id","type":"integer"},{"name":"name","type":"text"},{"name":"aliases","type":"text[]"},{"name":"country","type":"text"},{"name":"rating","type":"double precision"}]
SELECT id, name, aliases, country, rating FROM competitors WHERE sport_id = $1 ORDER BY id
;;
-- answers [{"name":"id","type":"integer"},{"name":"name","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"last_used_at","type":"timestamp with time zone"}]
SELECT id, name, created_at, last_used_at FROM passkeys WHERE player_id = $1 ORDER BY id
;;
-- answers [{"name":"id","type":"uuid"},{"name":"name","type":"text"},{"name":"settings","type":"jsonb"},{"name":"engine","type":"text[]"},{"name":"has_hub","type":"boolean"}]
SELECT id, name, settings, engine, has_hub FROM book_processes ORDER BY started_at
;;
-- answers [{"name":"id","type":"integer"},{"name":"name","type":"text"},{"name":"url","type":"text"},{"name":"position","type":"bigint"},{"name":"attempts","type":"integer"},{"name":"last_fault","type":"text"}]
SELECT id, name, url, position, attempts, last_fault FROM event_receivers r WHERE removed_at IS NULL AND url IS NOT NULL AND (next_at IS NULL OR next_at <= $1)
       AND EXISTS (SELECT 1 FROM exported_events e WHERE e.position > r.position) ORDER BY id
;;
-- answers [{"name":"id","type":"integer"},{"name":"origin","type":"text"},{"name":"name","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"wallet_url","type":"text"}]
SELECT id, origin, name, created_at, wallet_url FROM embed_hosts WHERE removed_at IS NULL ORDER BY origin
;;
-- answers [{"name":"id","type":"integer"},{"name":"origin","type":"text"},{"name":"sealed_key","type":"text"}]
SELECT id, origin, sealed_key FROM embed_hosts WHERE removed_at IS NULL OR wallet = 'seamless'
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"kind","type":"text"},{"name":"token","type":"text"},{"name":"url","type":"text"},{"name":"state","type":"text"},{"name":"reason","type":"text"},{"name":"reference","type":"text"},{"name":"passed_limit","type":"boolean"},{"name":"created_at","type":"timestamp with time zone"},{"name":"changed_at","type":"timestamp with time zone"},{"name":"expires_at","type":"timestamp with time zone"}]
SELECT id, player_id, account_id, amount, currency, kind, token, url, state, reason, reference, passed_limit, created_at, changed_at, expires_at FROM deposit_intents WHERE provider = $1 AND token = $2 FOR UPDATE
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"credential_id","type":"text"},{"name":"public_key","type":"bytea"},{"name":"counter","type":"bigint"},{"name":"transports","type":"text[]"}]
SELECT id, player_id, credential_id, public_key, counter, transports FROM passkeys WHERE credential_id = $1
;;
-- answers [{"name":"id","type":"bigint"},{"name":"player_id","type":"integer"},{"name":"events","type":"jsonb"}]
SELECT id, player_id, events FROM outbox ORDER BY id LIMIT 200
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"rotated_at","type":"timestamp with time zone"},{"name":"expires_at","type":"timestamp with time zone"},{"name":"last_seen_at","type":"timestamp with time zone"},{"name":"token_hash","type":"text"},{"name":"host_origin","type":"text"},{"name":"grace_hash","type":"text"}]
SELECT id, player_id, rotated_at, expires_at, last_seen_at, token_hash, host_origin,
              CASE WHEN rotated_at > $3 THEN previous_hash END AS grace_hash
       FROM sessions WHERE (token_hash = ANY ($1::text[]) OR previous_hash = ANY ($1::text[])) AND expires_at > $2
;;
-- answers [{"name":"id","type":"bigint"},{"name":"player_id","type":"integer"},{"name":"session_id","type":"integer"}]
SELECT id, player_id, session_id FROM ended_sessions ORDER BY id LIMIT 1000
;;
-- answers [{"name":"id","type":"integer"},{"name":"pool","type":"double precision"},{"name":"currency","type":"text"},{"name":"pool_version","type":"integer"}]
SELECT id, pool::float8 AS pool, currency, pool_version FROM bonuses
         WHERE type = 'hunting_tournament' AND told_version < pool_version ORDER BY id LIMIT 50
;;
-- answers [{"name":"id","type":"bigint"},{"name":"provider","type":"text"},{"name":"received_at","type":"timestamp with time zone"},{"name":"body","type":"text"}]
SELECT id, provider, received_at, body FROM feed_messages WHERE id > $1 AND provider = ANY ($2::text[])
     ORDER BY id LIMIT 500
;;
-- answers [{"name":"id","type":"integer"},{"name":"sealed_key","type":"text"},{"name":"wallet","type":"text"}]
SELECT id, sealed_key, wallet FROM embed_hosts WHERE origin = $1 AND removed_at IS NULL
;;
-- answers [{"name":"id","type":"integer"},{"name":"sportId","type":"integer"},{"name":"name","type":"text"},{"name":"names","type":"jsonb"},{"name":"shortName","type":"text"},{"name":"city","type":"text"},{"name":"stadium","type":"text"},{"name":"country","type":"text"},{"name":"primary","type":"text"},{"name":"secondary","type":"text"},{"name":"aliases","type":"text[]"},{"name":"rating","type":"double precision"}]
SELECT id, sport_id AS "sportId", name, names, short_name AS "shortName", city, stadium, country,
              primary_color AS "primary", secondary_color AS secondary, aliases, rating
       FROM competitors
;;
-- answers [{"name":"id","type":"integer"},{"name":"sport_id","type":"integer"},{"name":"key","type":"text"},{"name":"names","type":"jsonb"},{"name":"country_code","type":"text"},{"name":"priority","type":"integer"}]
SELECT id, sport_id, key, names, country_code, priority FROM categories
;;
-- answers [{"name":"id","type":"integer"},{"name":"token","type":"text"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"state","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"expires_at","type":"timestamp with time zone"}]
SELECT id, token, amount, currency, state, created_at, expires_at FROM deposit_intents
         WHERE provider = $1 AND ask_at <= $2 ORDER BY ask_at LIMIT 20
;;
-- answers [{"name":"id","type":"integer"},{"name":"tournament_id","type":"integer"},{"name":"home_id","type":"integer"},{"name":"away_id","type":"integer"},{"name":"origin","type":"text"},{"name":"seed","type":"text"},{"name":"setup","type":"jsonb"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"length_ms","type":"integer"},{"name":"anchor_at","type":"timestamp with time zone"},{"name":"anchor_ms","type":"double precision"},{"name":"speed","type":"double precision"},{"name":"score","type":"jsonb"}]
SELECT id, tournament_id, home_id, away_id, origin, seed, setup, status, starts_at, length_ms,
                 anchor_at, anchor_ms, speed, score FROM matches WHERE status < 3 AND type = 'match' AND setup IS NOT NULL AND id > $1 ORDER BY id
;;
-- answers [{"name":"id","type":"integer"},{"name":"tournament_id","type":"integer"},{"name":"seed","type":"text"},{"name":"names","type":"jsonb"},{"name":"setup","type":"jsonb"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"speed","type":"double precision"}]
SELECT id, tournament_id, seed, names, setup, status, starts_at, speed FROM matches WHERE type = 'draw' AND status < 3 ORDER BY id
;;
-- answers [{"name":"id","type":"integer"},{"name":"tournament_id","type":"integer"},{"name":"seed","type":"text"},{"name":"names","type":"jsonb"},{"name":"setup","type":"jsonb"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"speed","type":"double precision"},{"name":"score","type":"jsonb"}]
SELECT id, tournament_id, seed, names, setup, status, starts_at, speed, score FROM matches
     WHERE type = 'race' AND status < 3 AND NOT id = ANY ($1::int[]) ORDER BY starts_at, id
;;
-- answers [{"name":"id","type":"integer"},{"name":"type","type":"text"},{"name":"template","type":"text"},{"name":"data","type":"jsonb"},{"name":"object_type","type":"text"},{"name":"object_id","type":"bigint"},{"name":"created_at","type":"timestamp with time zone"},{"name":"read_at","type":"timestamp with time zone"}]
SELECT id, type, template, data, object_type, object_id, created_at, read_at FROM notifications WHERE id = ANY ($1::int[])
;;
-- answers [{"name":"id","type":"integer"},{"name":"type","type":"text"},{"name":"template","type":"text"},{"name":"data","type":"jsonb"},{"name":"object_type","type":"text"},{"name":"object_id","type":"bigint"},{"name":"created_at","type":"timestamp with time zone"},{"name":"read_at","type":"timestamp with time zone"}]
SELECT id, type, template, data, object_type, object_id, created_at, read_at FROM notifications WHERE player_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3
;;
-- answers [{"name":"id","type":"integer"},{"name":"user_agent","type":"text"},{"name":"host_origin","type":"text"},{"name":"address","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"last_seen_at","type":"timestamp with time zone"}]
SELECT id, user_agent, host_origin, address, created_at, last_seen_at FROM sessions
     WHERE player_id = $1 AND expires_at > $2 ORDER BY last_seen_at DESC, id DESC
;;
-- answers [{"name":"id","type":"integer"},{"name":"way","type":"text"},{"name":"succeeded","type":"boolean"},{"name":"address","type":"text"},{"name":"user_agent","type":"text"},{"name":"at","type":"timestamp with time zone"}]
SELECT id::int AS id, way, succeeded, address, user_agent, at FROM sign_ins WHERE player_id = $1 ORDER BY sign_ins.id DESC LIMIT $2
;;
-- answers [{"name":"barred","type":"boolean"}]
SELECT is_barred($1, $2) AS barred
;;
-- answers [{"name":"level","type":"text"},{"name":"round","type":"integer"},{"name":"pool","type":"bigint"},{"name":"draws","type":"integer"},{"name":"hits","type":"integer"},{"name":"expected","type":"double precision"},{"name":"won","type":"bigint"}]
SELECT j.definition -> 'levels' -> r.level::integer ->> 'code' AS level, max(r.round) AS round,
         coalesce(sum(r.pool / 1000000) FILTER (WHERE r.ended_at IS NULL), 0)::bigint AS pool,
         coalesce(sum(d.draws), 0)::int AS draws, coalesce(sum(d.hits), 0)::int AS hits, coalesce(sum(d.expected), 0)::float AS expected,
         coalesce(sum(h.amount), 0)::bigint AS won
  FROM jackpot_rounds r JOIN jackpots j ON j.id = r.jackpot_id
  LEFT JOIN (SELECT round_id, count(*) AS draws, count(*) FILTER (WHERE is_hit) AS hits,
                    sum(win_weight::float / (win_weight + miss_weight)) AS expected
             FROM jackpot_draws GROUP BY 1) d ON d.round_id = r.id
  LEFT JOIN jackpot_hits h ON h.round_id = r.id
  WHERE r.jackpot_id = $1 GROUP BY r.level, 1 ORDER BY r.level
;;
-- answers [{"name":"id","type":"integer"}]
SELECT j.id FROM jackpots j WHERE j.status = 'finished' AND j.closed_at IS NULL AND j.finished_at <= $1
    AND NOT EXISTS (SELECT 1 FROM jackpot_entries e WHERE e.state = 'waiting' AND e.jackpot_id = j.id)
;;
-- answers [{"name":"id","type":"integer"},{"name":"code","type":"text"},{"name":"status","type":"text"},{"name":"currency","type":"text"},{"name":"waiting","type":"integer"}]
SELECT j.id, j.code, j.status, j.currency,
         (SELECT count(*)::int FROM jackpot_entries e WHERE e.jackpot_id = j.id AND e.state = 'waiting') AS waiting
  FROM jackpots j WHERE j.code = $1 ORDER BY j.id DESC LIMIT 1
;;
-- answers [{"name":"jackpot_id","type":"integer"},{"name":"amount","type":"text"}]
SELECT jackpot_id, sum(amount)::text AS amount FROM jackpot_hits WHERE status = 'paid' GROUP BY jackpot_id
;;
-- answers [{"name":"place","type":"integer"},{"name":"by_outcome","type":"bigint"},{"name":"by_market","type":"bigint"},{"name":"by_player","type":"bigint"}]
SELECT k.place::int AS place,
    coalesce(sum(e.used) FILTER (WHERE e.outcome_id <> ''), 0)::bigint AS by_outcome,
    coalesce(sum(e.used) FILTER (WHERE e.outcome_id = '' AND e.holder < 0), 0)::bigint AS by_market,
    coalesce(sum(e.used) FILTER (WHERE e.outcome_id = '' AND e.holder > 0), 0)::bigint AS by_player
  FROM unnest($2::bigint[], $3::int[], $4::text[], $5::text[]) WITH ORDINALITY AS k (match_id, market_id, specifier, outcome_id, place)
  CROSS JOIN LATERAL same_events(k.match_id) s
  JOIN exposures e ON e.match_id = s.match_id AND e.market_id = k.market_id AND e.specifier = k.specifier
    AND e.outcome_id IN ('', k.outcome_id) AND (e.holder < 0 OR e.holder = $1)
  GROUP BY k.place
;;
-- answers [{"name":"key","type":"text"},{"name":"value","type":"text"}]
SELECT key, value FROM world_state
;;
-- answers [{"name":"bet_id","type":"bigint"},{"name":"position","type":"smallint"},{"name":"match_id","type":"bigint"},{"name":"market_id","type":"integer"},{"name":"specifier","type":"text"},{"name":"outcome_id","type":"text"},{"name":"starts_at","type":"timestamp with time zone"}]
SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id,
            greatest(l.planned_at, m.starts_at) AS starts_at
     FROM bet_legs l JOIN matches m ON m.id = l.match_id AND m.origin = 'feed' WHERE l.bet_id = ANY ($1::bigint[])
;;
-- answers [{"name":"bet_id","type":"bigint"},{"name":"position","type":"smallint"},{"name":"match_id","type":"bigint"},{"name":"market_id","type":"integer"},{"name":"specifier","type":"text"},{"name":"outcome_id","type":"text"},{"name":"price_odds","type":"integer"},{"name":"price_provider","type":"text"},{"name":"price_producer","type":"text"},{"name":"price_said_at","type":"timestamp with time zone"},{"name":"price_is_live","type":"boolean"},{"name":"at","type":"timestamp with time zone"}]
SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.price_odds,
              l.price_provider, l.price_producer, l.price_said_at, l.price_is_live,
              coalesce(b.decided_at, b.created_at) AS at
       FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status NOT IN ('submitted', 'rejected')
       JOIN matches m ON m.id = l.match_id AND m.origin = 'feed'
       WHERE (l.bet_id, l.position) > ($1, $2) AND l.price_said_at IS NOT NULL ORDER BY l.bet_id, l.position LIMIT 500
;;
-- answers [{"name":"bet_id","type":"bigint"},{"name":"position","type":"smallint"},{"name":"match_id","type":"bigint"},{"name":"market_id","type":"integer"},{"name":"specifier","type":"text"},{"name":"outcome_id","type":"text"},{"name":"status","type":"text"},{"name":"decided_before","type":"text"},{"name":"is_of_feed","type":"boolean"}]
SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.status, l.decided_before,
              coalesce(m.origin = 'feed', false) AS is_of_feed
       FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status IN ('waiting_results', 'done', 'cashed_out')
       LEFT JOIN matches m ON m.id = l.match_id
       WHERE (l.bet_id, l.position) > ($1, $2) AND l.status NOT IN ('held', 'void')
         AND EXISTS (SELECT 1 FROM market_results r WHERE r.match_id = l.match_id)
       ORDER BY l.bet_id, l.position LIMIT 500
;;
-- answers [{"name":"language","type":"text"},{"name":"count","type":"integer"}]
SELECT l.language, count(*)::int AS count FROM unnest($2::text[]) AS l (language)
     CROSS JOIN (SELECT DISTINCT urn FROM feed_profiles WHERE provider = $1) AS u
     WHERE NOT EXISTS (
       SELECT 1 FROM feed_profiles p WHERE p.provider = $1 AND p.urn = u.urn AND p.language = l.language
     ) GROUP BY 1 ORDER BY 1
;;
-- answers [{"name":"level","type":"smallint"},{"name":"round","type":"integer"},{"name":"commitment","type":"text"},{"name":"seed","type":"text"},{"name":"ended_at","type":"timestamp with time zone"}]
SELECT level, round, commitment, seed, ended_at FROM jackpot_rounds
  WHERE jackpot_id = $1 AND ended_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT 20
;;
-- answers [{"name":"id","type":"integer"},{"name":"homeId","type":"integer"},{"name":"awayId","type":"integer"},{"name":"seed","type":"text"},{"name":"status","type":"smallint"},{"name":"round","type":"text"},{"name":"starts_at","type":"timestamp with time zone"}]
SELECT m.id, m.home_id AS "homeId", m.away_id AS "awayId", m.seed, m.status, f.round, f.starts_at
     FROM imported_fixtures f JOIN matches m ON m.id = f.match_id WHERE m.tournament_id = $1 ORDER BY m.id
;;
-- answers [{"name":"id","type":"integer"},{"name":"urn","type":"text"},{"name":"tournamentId","type":"integer"},{"name":"homeId","type":"integer"},{"name":"awayId","type":"integer"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"score","type":"jsonb"},{"name":"feedState","type":"json"},{"name":"venue","type":"jsonb"},{"name":"isPutOff","type":"boolean"}]
SELECT m.id, m.seed AS urn, m.tournament_id AS "tournamentId", m.home_id AS "homeId", m.away_id AS "awayId", m.status,
            m.starts_at, m.score, m.feed_state AS "feedState", m.venue, p.void_at IS NOT NULL AS "isPutOff"
     FROM matches m JOIN tournaments t ON t.id = m.tournament_id LEFT JOIN postponements p ON p.match_id = m.id
     WHERE m.origin = 'feed' AND NOT (m.status >= 4 AND p.void_at IS NULL) AND t.provider = ANY ($1::text[])
       AND ($2::text[] IS NULL OR m.seed = ANY ($2::text[]))
;;
-- answers [{"name":"id","type":"integer"},{"name":"tournament_id","type":"integer"},{"name":"home_id","type":"integer"},{"name":"away_id","type":"integer"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"speed","type":"double precision"},{"name":"score","type":"jsonb"},{"name":"venue","type":"jsonb"}]
SELECT m.id, m.tournament_id, m.home_id, m.away_id, m.status, m.starts_at, m.speed, m.score, m.venue FROM matches m
     WHERE ((m.home_id = $1 AND m.away_id = $2) OR (m.home_id = $2 AND m.away_id = $1))
       AND m.status = 4 AND m.type = 'match' AND m.score IS NOT NULL AND m.score ->> 'stage' IS DISTINCT FROM '90' AND m.starts_at < $3
     ORDER BY m.starts_at DESC, m.id DESC LIMIT $4
;;
-- answers [{"name":"id","type":"integer"},{"name":"tournament_id","type":"integer"},{"name":"home_id","type":"integer"},{"name":"away_id","type":"integer"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"speed","type":"double precision"},{"name":"score","type":"jsonb"},{"name":"venue","type":"jsonb"}]
SELECT m.id, m.tournament_id, m.home_id, m.away_id, m.status, m.starts_at, m.speed, m.score, m.venue FROM matches m
     WHERE (m.home_id = $1 OR m.away_id = $1)
       AND m.status = 4 AND m.type = 'match' AND m.score IS NOT NULL AND m.score ->> 'stage' IS DISTINCT FROM '90' AND m.starts_at < $2
     ORDER BY m.starts_at DESC, m.id DESC LIMIT $3
;;
-- answers [{"name":"id","type":"integer"},{"name":"tournament_id","type":"integer"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"ends_at","type":"timestamp with time zone"},{"name":"names","type":"jsonb"},{"name":"competitor_ids","type":"integer[]"},{"name":"setup","type":"jsonb"}]
SELECT m.id, m.tournament_id, m.status, m.starts_at, m.ends_at, m.names, m.competitor_ids, m.setup FROM matches m WHERE m.type = 'outright' AND m.status < 3 ORDER BY m.id
;;
-- answers [{"name":"id","type":"integer"},{"name":"sport","type":"text"}]
SELECT m.id, s.key AS sport FROM matches m JOIN tournaments t ON t.id = m.tournament_id
       JOIN categories c ON c.id = t.category_id JOIN sports s ON s.id = c.sport_id
       WHERE m.seed = $1 AND m.origin = 'feed'
;;
-- answers [{"name":"id","type":"integer"},{"name":"sport","type":"text"},{"name":"described","type":"integer[]"}]
SELECT m.id, s.key AS sport,
            ARRAY(SELECT DISTINCT d.market_id FROM market_descriptions d WHERE d.provider = t.provider) AS described FROM matches m JOIN tournaments t ON t.id = m.tournament_id
     JOIN categories c ON c.id = t.category_id JOIN sports s ON s.id = c.sport_id
     WHERE CASE WHEN m.origin = 'feed' THEN m.seed = $3 ELSE m.id = $1::bigint END AND (m.id = $1::bigint OR m.seed = $3) AND t.provider = ANY ($2)
;;
-- answers [{"name":"id","type":"integer"},{"name":"sport","type":"text"},{"name":"provider","type":"text"}]
SELECT m.id, s.key AS sport, t.provider FROM matches m JOIN tournaments t ON t.id = m.tournament_id
     JOIN categories c ON c.id = t.category_id JOIN sports s ON s.id = c.sport_id
     WHERE m.id = ANY ($1::int[]) AND m.origin = 'feed'
;;
-- answers [{"name":"id","type":"integer"},{"name":"provider","type":"text"},{"name":"urn","type":"text"},{"name":"sport","type":"text"},{"name":"league","type":"text"},{"name":"home","type":"text"},{"name":"away","type":"text"},{"name":"starts_at","type":"timestamp with time zone"}]
SELECT m.id, t.provider, CASE WHEN m.origin = 'feed' THEN m.seed ELSE '' END AS urn, s.key AS sport,
            t.names ->> 'en' AS league, h.name AS home, a.name AS away, m.starts_at
     FROM matches m JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
     JOIN sports s ON s.id = c.sport_id JOIN competitors h ON h.id = m.home_id JOIN competitors a ON a.id = m.away_id
     WHERE m.status < 3 AND m.type = 'match' ORDER BY m.starts_at, m.id
;;
-- answers [{"name":"type","type":"text"},{"name":"id","type":"integer"},{"name":"tournament_id","type":"integer"},{"name":"home_id","type":"integer"},{"name":"away_id","type":"integer"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"ends_at","type":"timestamp with time zone"},{"name":"speed","type":"double precision"},{"name":"score","type":"jsonb"},{"name":"venue","type":"jsonb"},{"name":"names","type":"jsonb"},{"name":"competitor_ids","type":"integer[]"},{"name":"setup","type":"jsonb"}]
SELECT m.type, m.id, m.tournament_id, m.home_id, m.away_id, m.status, m.starts_at, m.ends_at, m.speed,
  m.score, m.venue, m.names, m.competitor_ids, CASE WHEN m.type IN ('race', 'draw') THEN m.setup END AS setup FROM matches m WHERE m.id = ANY ($1::int[]) ORDER BY m.type, m.id
;;
-- answers [{"name":"type","type":"text"},{"name":"id","type":"integer"},{"name":"tournament_id","type":"integer"},{"name":"home_id","type":"integer"},{"name":"away_id","type":"integer"},{"name":"status","type":"smallint"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"ends_at","type":"timestamp with time zone"},{"name":"speed","type":"double precision"},{"name":"score","type":"jsonb"},{"name":"venue","type":"jsonb"},{"name":"names","type":"jsonb"},{"name":"competitor_ids","type":"integer[]"},{"name":"setup","type":"jsonb"},{"name":"total","type":"integer"}]
SELECT m.type, m.id, m.tournament_id, m.home_id, m.away_id, m.status, m.starts_at, m.ends_at, m.speed,
  m.score, m.venue, m.names, m.competitor_ids, CASE WHEN m.type IN ('race', 'draw') THEN m.setup END AS setup, f.total
     FROM (SELECT f.id, f.rank, f.starts_at, count(*) OVER ()::int AS total
           FROM (SELECT m.id, m.starts_at, l.rank, 1 AS place
                 FROM matches m
                 JOIN unnest($1::int[], $2::int[], $3::int[]) AS l (tournament_id, rank, sport) USING (tournament_id)
                 WHERE m.status IN (3, 4) AND m.type = ANY ($4::text[])
                   AND ($5::int[] IS NULL OR m.id = ANY ($5)) AND ($5::int[] IS NOT NULL OR NOT is_held(m.id))
                   AND ($6::timestamptz IS NULL OR m.starts_at >= $6)
                   AND ($7::timestamptz IS NULL OR m.starts_at <= $7)
                   AND ($12::int[] IS NULL OR m.home_id = ANY ($12) OR m.away_id = ANY ($12))
                   AND ($13::int IS NULL OR sign((m.score ->> 'home')::numeric - (m.score ->> 'away')::numeric) = $13)) f
           WHERE $8::int IS NULL OR place <= $8
           ORDER BY f.rank, CASE WHEN $9 THEN f.starts_at END DESC, f.starts_at, f.id
           LIMIT $10 OFFSET $11) f
     JOIN matches m ON m.id = f.id
     ORDER BY f.rank, CASE WHEN $9 THEN m.starts_at END DESC, m.starts_at, m.id
;;
-- answers [{"name":"type","type":"text"},{"name":"starts_at","type":"timestamp with time zone"},{"name":"planned_at","type":"timestamp with time zone"}]
SELECT m.type, m.starts_at, p.planned_at FROM matches m LEFT JOIN postponements p ON p.match_id = m.id
       WHERE m.id = $1 AND m.type IN ('match', 'draw')
         AND (p.void_at IS NOT NULL
           OR (m.status = 0 AND (m.starts_at > $2 OR m.origin = 'feed')))
       FOR UPDATE OF m
;;
-- answers [{"name":"marketId","type":"integer"},{"name":"specifier","type":"text"}]
SELECT market_id AS "marketId", specifier FROM market_results WHERE match_id = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"specifier","type":"text"},{"name":"outcomes","type":"jsonb"}]
SELECT market_id AS id, specifier, outcomes FROM market_results
     WHERE match_id = $1 AND decided_at IS NOT NULL ORDER BY market_id, specifier
;;
-- answers [{"name":"match_id","type":"integer"}]
SELECT match_id FROM postponements WHERE void_at <= $1 ORDER BY match_id FOR UPDATE SKIP LOCKED
;;
-- answers [{"name":"id","type":"integer"},{"name":"count","type":"integer"}]
SELECT match_id::int AS id, count(*)::int AS count FROM bet_legs WHERE status = 'open' GROUP BY match_id
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT max(id) AS id FROM outbox
;;
-- answers [{"name":"at","type":"timestamp with time zone"}]
SELECT max(m.starts_at) AS at FROM matches m WHERE m.tournament_id = $1 AND m.type = 'match' AND m.status = 4 AND m.score IS NOT NULL
       AND m.score ->> 'stage' IS DISTINCT FROM '90'
;;
-- answers [{"name":"version","type":"integer"}]
SELECT max(version) AS version FROM site_versions
;;
-- answers [{"name":"method_id","type":"integer"},{"name":"free","type":"bigint"}]
SELECT method_id, greatest(floor(room * $3::numeric * $4::numeric), 0)::bigint AS free FROM method_rooms($1, $2, false)
;;
-- answers [{"name":"name","type":"text"},{"name":"checksum","type":"text"}]
SELECT name, checksum FROM schema_functions
;;
-- answers [{"name":"name","type":"text"},{"name":"checksum","type":"text"}]
SELECT name, checksum FROM schema_migrations
;;
-- answers [{"name":"name","type":"text"},{"name":"sealed_key","type":"text"}]
SELECT name, sealed_key FROM event_receivers
;;
-- answers [{"name":"block","type":"bigint"}]
SELECT nextval('bet_id_blocks') AS block
;;
-- answers [{"name":"players","type":"integer"}]
SELECT notify_of_maintenance($1, $2, $3, $4) AS players
;;
-- answers [{"name":"notify_of_payment","type":"void"}]
SELECT notify_of_payment($1, $2, $3::bigint, $4, $5, $6, $7)
;;
-- answers [{"name":"n","type":"integer"}]
SELECT number_exported_events(1000) AS n
;;
-- answers [{"name":"object_id","type":"integer"},{"name":"created_at","type":"timestamp with time zone"}]
SELECT object_id, created_at FROM favourites WHERE player_id = $1 AND type = $2
;;
-- answers [{"name":"is_made","type":"boolean"}]
SELECT offer_bet($1, $2, $3, $4, $5, $6, $7) AS is_made
;;
-- answers [{"name":"pair","type":"text"}]
SELECT one_id || ' ' || other_id AS pair FROM mapping_rejects
;;
-- answers [{"name":"open_jackpot_rounds","type":"void"}]
SELECT open_jackpot_rounds($1, $2::jsonb, $3)
;;
-- answers [{"name":"outbox_append","type":"bigint"}]
SELECT outbox_append($1, $2)
;;
-- answers [{"name":"outbox_append_balances","type":"void"}]
SELECT outbox_append_balances($1::bigint[])
;;
-- answers [{"name":"outbox_append_balances","type":"void"}]
SELECT outbox_append_balances(ARRAY(SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2))
;;
-- answers [{"name":"outbox_append_balances","type":"void"}]
SELECT outbox_append_balances(ARRAY[$1::bigint])
;;
-- answers [{"name":"outcome","type":"text"},{"name":"votes","type":"integer"}]
SELECT outcome, count(*)::int AS votes FROM prediction_votes WHERE match_id = $1 GROUP BY outcome
;;
-- answers [{"name":"outcome","type":"text"},{"name":"created_at","type":"timestamp with time zone"}]
SELECT outcome, created_at FROM prediction_votes WHERE match_id = $1 AND player_id = $2
;;
-- answers [{"name":"refusal","type":"text"}]
SELECT own_deposit_refusal($1, $2, $3, $4) AS refusal
;;
-- answers [{"name":"country","type":"text"},{"name":"email","type":"text"},{"name":"phones","type":"text[]"},{"name":"first_name","type":"text"},{"name":"last_name","type":"text"},{"name":"born_on","type":"text"},{"name":"personal_number","type":"text"},{"name":"homes","type":"jsonb"}]
SELECT p.country, coalesce(p.email, (SELECT e.email FROM embed_players e WHERE e.player_id = p.id)) AS email, array_remove(ARRAY[p.mobile_phone, p.auth_phone_number], NULL) AS phones, p.first_name, p.last_name,
    p.born_on::text AS born_on, p.personal_number,
    (SELECT jsonb_agg(jsonb_build_object('postal_code', h.postal_code, 'city', h.city)) FROM (
       SELECT p.postal_code, p.city UNION SELECT a.postal_code, a.city FROM past_addresses a WHERE a.player_id = p.id) h) AS homes
  FROM players p WHERE p.id = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"country","type":"text"},{"name":"born_on","type":"text"},{"name":"personal_number","type":"text"},{"name":"street","type":"text"},{"name":"postal_code","type":"text"},{"name":"city","type":"text"},{"name":"closed_at","type":"timestamp with time zone"}]
SELECT p.id, p.country, p.born_on::text AS born_on, p.personal_number, p.street, p.postal_code, p.city, p.closed_at
     FROM embed_players e JOIN players p ON p.id = e.player_id
     WHERE e.host_id = $1 AND e.external_id = $2 FOR NO KEY UPDATE OF p
;;
-- answers [{"name":"id","type":"integer"},{"name":"language","type":"text"}]
SELECT p.id, p.language FROM embed_players e JOIN embed_hosts h ON h.id = e.host_id JOIN players p ON p.id = e.player_id
     WHERE h.origin = $1 AND e.external_id = $2
;;
-- answers [{"name":"key","type":"text"},{"name":"origin","type":"text"},{"name":"kind","type":"text"},{"name":"purpose","type":"text"},{"name":"state","type":"text"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"external_id","type":"text"},{"name":"made_at","type":"timestamp with time zone"},{"name":"tries","type":"integer"},{"name":"last_fault","type":"text"}]
SELECT p.key, e.origin, p.kind, p.purpose, p.state, p.amount, a.currency, h.external_id, p.made_at, p.tries, p.last_fault
     FROM host_payments p JOIN host_accounts h ON h.account_id = p.account_id JOIN embed_hosts e ON e.id = h.host_id
     JOIN wallet_accounts a ON a.id = p.account_id
     WHERE p.ended_at IS NULL AND ($1::int IS NULL OR h.host_id = $1) ORDER BY p.id
;;
-- answers [{"name":"mobile_phone","type":"text"},{"name":"auth_phone_number","type":"text"},{"name":"phone","type":"text"},{"name":"resend_at","type":"timestamp with time zone"}]
SELECT p.mobile_phone, p.auth_phone_number, v.phone, v.resend_at
     FROM players p LEFT JOIN phone_verifications v ON v.player_id = p.id WHERE p.id = $1
;;
-- answers [{"name":"withdrawal_id","type":"integer"},{"name":"token","type":"text"},{"name":"tries","type":"integer"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"method","type":"text"}]
SELECT p.withdrawal_id, p.token, p.tries, w.amount, w.currency, m.token AS method
         FROM payouts p JOIN withdrawal_requests w ON w.id = p.withdrawal_id JOIN payment_methods m ON m.id = w.method_id
         WHERE p.provider = $1 AND p.tell_at <= $2 ORDER BY p.tell_at LIMIT 20
;;
-- answers [{"name":"password_hash","type":"text"}]
SELECT password_hash FROM players WHERE id = $1
;;
-- answers [{"name":"pay_jackpot_hit","type":"boolean"}]
SELECT pay_jackpot_hit($1, $2)
;;
-- answers [{"name":"pg_advisory_xact_lock","type":"void"}]
SELECT pg_advisory_xact_lock(hashtext('event mappings'))
;;
-- answers [{"name":"pg_advisory_xact_lock","type":"void"}]
SELECT pg_advisory_xact_lock(hashtext('feed messages'))
;;
-- answers [{"name":"pg_advisory_xact_lock","type":"void"}]
SELECT pg_advisory_xact_lock(hashtext('feed numbers'))
;;
-- answers [{"name":"pg_advisory_xact_lock","type":"void"}]
SELECT pg_advisory_xact_lock(hashtext('feed recoveries'))
;;
-- answers [{"name":"pg_advisory_xact_lock","type":"void"}]
SELECT pg_advisory_xact_lock(hashtext('names of feeds'))
;;
-- answers [{"name":"pg_advisory_xact_lock","type":"void"}]
SELECT pg_advisory_xact_lock(hashtextextended('host player ' || $1::text || ' ' || $2, 0))
;;
-- answers [{"name":"pg_advisory_xact_lock","type":"void"}]
SELECT pg_advisory_xact_lock(hashtextextended('nickname ' || $1, 0))
;;
-- answers [{"name":"pg_advisory_xact_lock","type":"void"}]
SELECT pg_advisory_xact_lock(hashtextextended('personal number ' || $1 || ' ' || $2, 0))
;;
-- answers [{"name":"placed","type":"integer[]"}]
SELECT place_together($1::jsonb, $2::text[], $3::jsonb, $4::jsonb, $5::jsonb, $6, $7::bigint) AS placed
;;
-- answers [{"name":"country","type":"text"}]
SELECT player_country($1) AS country
;;
-- answers [{"name":"country","type":"text"},{"name":"city","type":"text"}]
SELECT player_country($1) AS country, (SELECT city FROM players WHERE id = $1) AS city
;;
-- answers [{"name":"player_id","type":"integer"}]
SELECT player_id FROM embed_players WHERE host_id = $1 AND external_id = $2
;;
-- answers [{"name":"player_id","type":"integer"}]
SELECT player_id FROM site_previews WHERE token_hash = $1 AND expires_at > $2
;;
-- answers [{"name":"player_id","type":"integer"}]
SELECT player_id FROM wallet_debtors($1)
;;
-- answers [{"name":"player_id","type":"integer"},{"name":"n","type":"integer"}]
SELECT player_id, count(*)::int AS n FROM notifications
     WHERE player_id = ANY ($1::int[]) AND read_at IS NULL GROUP BY player_id
;;
-- answers [{"name":"player_id","type":"integer"},{"name":"points","type":"double precision"},{"name":"is_barred","type":"boolean"}]
SELECT player_id, points::float8 AS points, is_barred(player_id, $3) FROM player_bonuses i WHERE bonus_id = $1 AND activated_at IS NOT NULL AND points > 0
     ORDER BY points DESC, points_at, id LIMIT $2
;;
-- answers [{"name":"player_id","type":"integer"},{"name":"secret","type":"text"}]
SELECT player_id, secret FROM authenticators
;;
-- answers [{"name":"points","type":"double precision"}]
SELECT points::float8 AS points FROM player_bonuses WHERE id = $1
;;
-- answers [{"name":"position","type":"bigint"},{"name":"type","type":"text"},{"name":"at","type":"timestamp with time zone"},{"name":"player_id","type":"integer"},{"name":"data","type":"jsonb"}]
SELECT position, type, at, player_id, data FROM exported_events WHERE position > $1 ORDER BY position LIMIT $2
;;
-- answers [{"name":"producer","type":"text"},{"name":"checkpoint_at","type":"timestamp with time zone"},{"name":"last_request_id","type":"integer"},{"name":"not_before","type":"timestamp with time zone"}]
SELECT producer, checkpoint_at, last_request_id, not_before FROM feed_producers WHERE provider = $1
;;
-- answers [{"name":"producer","type":"text"},{"name":"name","type":"text"},{"name":"phase","type":"text"},{"name":"why","type":"text"},{"name":"checkpoint_at","type":"timestamp with time zone"},{"name":"played_at","type":"timestamp with time zone"}]
SELECT producer, name, phase, why, checkpoint_at, played_at FROM feed_producers WHERE provider = $1 ORDER BY length(producer), producer
;;
-- answers [{"name":"provider","type":"text"},{"name":"marketId","type":"integer"},{"name":"variant","type":"text"},{"name":"language","type":"text"},{"name":"name","type":"text"},{"name":"groups","type":"text[]"},{"name":"outcomes","type":"jsonb"}]
SELECT provider, market_id AS "marketId", variant, language, name, groups, outcomes FROM market_descriptions
;;
-- answers [{"name":"provider","type":"text"},{"name":"status","type":"text"}]
SELECT provider, status FROM provider_states WHERE told <> status
;;
-- answers [{"name":"provider","type":"text"},{"name":"status","type":"text"},{"name":"operatorSays","type":"text"},{"name":"isLost","type":"boolean"},{"name":"heardAt","type":"timestamp with time zone"}]
SELECT provider, status, operator_says AS "operatorSays", is_lost AS "isLost", heard_at AS "heardAt" FROM provider_states
;;
-- answers [{"name":"provider","type":"text"},{"name":"token","type":"text"}]
SELECT provider, token FROM payment_methods WHERE player_id = $1
;;
-- answers [{"name":"provider","type":"text"},{"name":"urn","type":"text"},{"name":"names","type":"jsonb"}]
SELECT provider, urn, jsonb_object_agg(language, name) AS names FROM feed_profiles GROUP BY 1, 2
;;
-- answers [{"name":"provider","type":"text"},{"name":"urn","type":"text"},{"name":"match_id","type":"integer"}]
SELECT provider, urn, match_id FROM event_mappings WHERE group_id = ANY ($1::bigint[])
;;
-- answers [{"name":"push_drop_kept","type":"void"}]
SELECT push_drop_kept()
;;
-- answers [{"name":"push_keep_for_bets","type":"void"}]
SELECT push_keep_for_bets($1)
;;
-- answers [{"name":"match_id","type":"bigint"},{"name":"market_id","type":"integer"},{"name":"specifier","type":"text"},{"name":"outcomes","type":"jsonb"},{"name":"final_text","type":"text"},{"name":"recorded_at","type":"timestamp with time zone"},{"name":"dead_heat_factors","type":"jsonb"},{"name":"others","type":"text"},{"name":"void_reason","type":"text"},{"name":"said_at","type":"timestamp with time zone"},{"name":"decided_at","type":"timestamp with time zone"},{"name":"outcome_facts","type":"jsonb"},{"name":"by_words","type":"boolean"}]
SELECT r.* FROM market_results r JOIN unnest($2::int[], $3::text[]) AS m (market_id, specifier) USING (market_id, specifier)
     WHERE r.match_id = ($1::bigint[])[1]
;;
-- answers [{"name":"match_id","type":"integer"},{"name":"market_id","type":"integer"},{"name":"specifier","type":"text"},{"name":"since","type":"timestamp with time zone"},{"name":"state","type":"text"},{"name":"out","type":"text[]"}]
SELECT r.match_id::int AS match_id, r.market_id, r.specifier, r.recorded_at AS since,
         CASE WHEN r.decided_at IS NOT NULL THEN 'settled' ELSE 'open' END AS state,
         ARRAY(SELECT key FROM jsonb_each_text(r.outcomes) WHERE value IS NOT NULL ORDER BY 1) AS out
  FROM market_results r WHERE r.match_id = ANY ($1::bigint[])
  UNION ALL
  SELECT c.match_id::int, c.market_id, c.specifier, coalesce(k.received_at, c.received_at),
         CASE WHEN k.received_at IS NULL AND c.outcome_id IS NULL THEN 'cancelled' ELSE 'open' END,
         CASE WHEN k.received_at IS NULL AND c.outcome_id IS NOT NULL THEN ARRAY[c.outcome_id] ELSE '{}' END
  FROM market_cancels c
  LEFT JOIN LATERAL (
    SELECT max(k.received_at) AS received_at FROM market_cancels k
    WHERE k.match_id = c.match_id AND k.is_rollback AND k.said_at >= c.said_at AND NOT (c.keeps_results AND k.market_id IS NOT NULL)
      AND (k.market_id IS NULL OR (k.market_id = c.market_id AND k.specifier = c.specifier))
      AND (k.outcome_id IS NULL OR k.outcome_id = c.outcome_id)
      AND (k.starts_at IS NULL OR k.starts_at <= c.starts_at) AND (k.ends_at IS NULL OR k.ends_at >= c.ends_at)) k ON true
  WHERE c.match_id = ANY ($1::bigint[]) AND NOT c.is_rollback
    AND (c.starts_at IS NULL OR c.starts_at <= $2) AND (c.ends_at IS NULL OR c.ends_at >= $2)
;;
-- answers [{"name":"received_at","type":"timestamp with time zone"},{"name":"body","type":"text"}]
SELECT received_at, body FROM feed_messages WHERE match_id = $1 ORDER BY id
;;
-- answers [{"name":"refuse_cash_out","type":"boolean"}]
SELECT refuse_cash_out($1)
;;
-- answers [{"name":"provider","type":"text"},{"name":"state","type":"text"},{"name":"why","type":"text"},{"name":"generation","type":"integer"},{"name":"since","type":"timestamp with time zone"},{"name":"pending","type":"integer"},{"name":"updated_at","type":"timestamp with time zone"},{"name":"languages","type":"text[]"},{"name":"rejects","type":"bigint"}]
SELECT s.*, (SELECT count(*) FROM feed_rejects r WHERE r.provider = s.provider AND r.received_at > $1) AS rejects
     FROM feed_sessions s ORDER BY provider
;;
-- answers [{"name":"competitorId","type":"integer"},{"name":"played","type":"integer"},{"name":"since","type":"timestamp with time zone"},{"name":"won","type":"integer"},{"name":"drawn","type":"integer"},{"name":"lost","type":"integer"},{"name":"scored","type":"integer"},{"name":"conceded","type":"integer"}]
SELECT s.competitor_id AS "competitorId", count(*)::int AS played, min(s.starts_at) AS since,
            (count(*) FILTER (WHERE s.own > s.other))::int AS won, (count(*) FILTER (WHERE s.own = s.other))::int AS drawn,
            (count(*) FILTER (WHERE s.own < s.other))::int AS lost,
            sum(s.own)::int AS scored, sum(s.other)::int AS conceded
     FROM matches m,
          LATERAL (VALUES (m.home_id, (m.score ->> 'home')::numeric, (m.score ->> 'away')::numeric, m.starts_at),
                          (m.away_id, (m.score ->> 'away')::numeric, (m.score ->> 'home')::numeric, m.starts_at))
            AS s (competitor_id, own, other, starts_at)
     WHERE m.tournament_id = $1 AND m.starts_at >= $2 AND m.type = 'match' AND m.status = 4 AND m.score IS NOT NULL
       AND m.score ->> 'stage' IS DISTINCT FROM '90'
     GROUP BY s.competitor_id
;;
-- answers [{"name":"started_at","type":"timestamp with time zone"},{"name":"continued_at","type":"timestamp with time zone"},{"name":"check_ms","type":"numeric"},{"name":"check_at","type":"timestamp with time zone"},{"name":"limit_at","type":"timestamp with time zone"},{"name":"currency","type":"text"},{"name":"staked","type":"numeric"},{"name":"won","type":"numeric"}]
SELECT s.started_at, s.continued_at, l.check_ms, l.check_at, l.limit_at, t.currency, t.staked, t.won
  FROM play_sessions s CROSS JOIN LATERAL play_limits(s.player_id, $2) l CROSS JOIN LATERAL play_tally(s.player_id, s.started_at) t
  WHERE s.player_id = $1 AND (is_playing(s.seen_at, $2) OR l.rest_until IS NOT NULL)
;;
-- answers [{"name":"said_hash","type":"text"}]
SELECT said_hash FROM payment_events WHERE provider = $1 AND event_id = $2
;;
-- answers [{"name":"sealed_key","type":"text"}]
SELECT sealed_key FROM event_receivers WHERE name = $1 AND removed_at IS NULL
;;
-- answers [{"name":"secret","type":"text"}]
SELECT secret FROM authenticators WHERE player_id = $1 AND (confirmed_at IS NULL) = $2
;;
-- answers [{"name":"is_set","type":"boolean"}]
SELECT set_auto_cash_out($1, $2, $3) AS is_set
;;
-- answers [{"name":"sign_up_id","type":"integer"},{"name":"player_id","type":"integer"}]
SELECT sign_up_id, player_id FROM access_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3
;;
-- answers [{"name":"stakes","type":"jsonb"},{"name":"accept_mode","type":"text"},{"name":"odds_format","type":"text"},{"name":"push_subscription","type":"text"},{"name":"updated_at","type":"timestamp with time zone"}]
SELECT stakes, accept_mode, odds_format, push_subscription, updated_at FROM player_settings WHERE player_id = $1
;;
-- answers [{"name":"stated_start","type":"timestamp with time zone"}]
SELECT stated_start FROM matches WHERE id = $1 FOR UPDATE
;;
-- answers [{"name":"store_jackpot_draws","type":"void"}]
SELECT store_jackpot_draws($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6)
;;
-- answers [{"name":"outcome","type":"text"}]
SELECT take_offer($1, $2, $3, $4, $5) AS outcome
;;
-- answers [{"name":"told","type":"integer"}]
SELECT tell_kick_offs($1, $2::interval) AS told
;;
-- answers [{"name":"topics","type":"text[]"}]
SELECT topics FROM push_subscriptions WHERE session_id = $1
;;
-- answers [{"name":"tournament_id","type":"integer"},{"name":"count","type":"integer"}]
SELECT tournament_id, count(*)::int AS count FROM matches WHERE type = 'outright' GROUP BY tournament_id
;;
-- answers [{"name":"tournament_id","type":"integer"},{"name":"last","type":"timestamp with time zone"}]
SELECT tournament_id, max(starts_at) AS last FROM matches WHERE type = 'draw' GROUP BY tournament_id
;;
-- answers [{"name":"kind","type":"text"},{"name":"name","type":"text"},{"name":"times","type":"integer"}]
SELECT u.kind, u.name, u.times FROM feed_unknowns u
     WHERE u.provider = $1 AND u.seen_at > $2 AND NOT EXISTS (
       SELECT 1 FROM matches m WHERE u.kind = 'event' AND m.seed = u.name AND m.origin = 'feed'
     ) AND NOT EXISTS (
       SELECT 1 FROM market_descriptions d
       WHERE u.kind = 'market' AND d.provider = u.provider AND d.market_id::text = split_part(u.name, ' ', 1)
     ) ORDER BY u.times DESC, u.name
;;
-- answers [{"name":"value","type":"text"}]
SELECT value FROM book_secrets WHERE name = $1
;;
-- answers [{"name":"venue","type":"jsonb"}]
SELECT venue FROM matches WHERE id = $1
;;
-- answers [{"name":"version","type":"integer"},{"name":"author","type":"text"},{"name":"published_at","type":"timestamp with time zone"}]
SELECT version, author, published_at FROM site_versions ORDER BY version DESC LIMIT 200
;;
-- answers [{"name":"version","type":"integer"},{"name":"body","type":"text"},{"name":"author","type":"text"},{"name":"published_at","type":"timestamp with time zone"},{"name":"gone","type":"text[]"}]
SELECT version, body, author, published_at, gone FROM site_versions
     WHERE $1::integer IS NULL OR version = $1 ORDER BY version DESC LIMIT 1
;;
-- answers [{"name":"id","type":"bigint"},{"name":"match_id","type":"bigint"},{"name":"market_id","type":"integer"},{"name":"specifier","type":"text"},{"name":"said_at","type":"timestamp with time zone"},{"name":"is_rollback","type":"boolean"},{"name":"outcomes","type":"jsonb"},{"name":"others","type":"text"},{"name":"final_text","type":"text"},{"name":"void_reason","type":"text"},{"name":"place","type":"bigint"}]
SELECT w.* FROM market_words w JOIN unnest($2::int[], $3::text[]) AS m (market_id, specifier) USING (market_id, specifier)
     WHERE w.match_id = ($1::bigint[])[1]
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"method_id","type":"integer"},{"name":"key","type":"text"},{"name":"body_hash","type":"text"},{"name":"state","type":"text"},{"name":"reserved_transfer","type":"bigint"},{"name":"decided_transfer","type":"bigint"},{"name":"created_at","type":"timestamp with time zone"},{"name":"decided_at","type":"timestamp with time zone"},{"name":"unpaid_transfer","type":"bigint"}]
SELECT w.* FROM withdrawal_requests w JOIN payouts p ON p.withdrawal_id = w.id
       WHERE w.id = $1::bigint AND w.state = 'approved' AND p.state = 'refused' FOR UPDATE OF w
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"state","type":"text"},{"name":"body_hash","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"decided_at","type":"timestamp with time zone"},{"name":"method_id","type":"integer"},{"name":"method_kind","type":"text"},{"name":"method_label","type":"text"}]
SELECT w.id, w.player_id, w.account_id, w.currency, w.amount, w.state, w.body_hash, w.created_at, w.decided_at, m.id AS method_id,
         m.kind AS method_kind, m.label AS method_label
  FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id WHERE w.player_id = $1 AND w.id = $2::bigint
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"state","type":"text"},{"name":"body_hash","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"decided_at","type":"timestamp with time zone"},{"name":"method_id","type":"integer"},{"name":"method_kind","type":"text"},{"name":"method_label","type":"text"}]
SELECT w.id, w.player_id, w.account_id, w.currency, w.amount, w.state, w.body_hash, w.created_at, w.decided_at, m.id AS method_id,
         m.kind AS method_kind, m.label AS method_label
  FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id WHERE w.player_id = $1 AND w.key = $2
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"account_id","type":"bigint"},{"name":"currency","type":"text"},{"name":"amount","type":"bigint"},{"name":"state","type":"text"},{"name":"body_hash","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"decided_at","type":"timestamp with time zone"},{"name":"method_id","type":"integer"},{"name":"method_kind","type":"text"},{"name":"method_label","type":"text"}]
SELECT w.id, w.player_id, w.account_id, w.currency, w.amount, w.state, w.body_hash, w.created_at, w.decided_at, m.id AS method_id,
         m.kind AS method_kind, m.label AS method_label
  FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id WHERE w.player_id = $1 ORDER BY w.id DESC LIMIT $2 OFFSET $3
;;
-- answers [{"name":"id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"amount","type":"bigint"},{"name":"currency","type":"text"},{"name":"method","type":"text"},{"name":"created_at","type":"timestamp with time zone"},{"name":"refused","type":"text"}]
SELECT w.id, w.player_id, w.amount, w.currency, m.kind || ' ' || m.label AS method, w.created_at, p.reason AS refused
     FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id LEFT JOIN payouts p ON p.withdrawal_id = w.id
     WHERE w.state = 'requested' OR w.state = 'approved' AND p.state = 'refused' ORDER BY w.id
;;
-- answers [{"name":"wallet_hold","type":"void"}]
SELECT wallet_hold(ARRAY(SELECT account_id FROM bets WHERE id = $1))
;;
-- answers [{"name":"wallet_hold","type":"void"}]
SELECT wallet_hold(ARRAY[$1::bigint])
;;
-- answers [{"name":"wallet_hold_for_debt","type":"void"}]
SELECT wallet_hold_for_debt(ARRAY[$1::int])
;;
-- answers [{"name":"wallet_owe","type":"void"}]
SELECT wallet_owe($1::bigint, $2::bigint, $3)
;;
-- answers [{"name":"wallet_post","type":"bigint"}]
SELECT wallet_post(ARRAY[($1, wallet_system($2, $4), wallet_system($3, $4), $4, $5::bigint, NULL, 1, $6)::wallet_posting])
;;
-- answers [{"name":"wallet_post","type":"bigint"}]
SELECT wallet_post(ARRAY[($5::text, wallet_system('deposits', $2),
         (SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2), $2::text, $3::bigint, NULL::bigint, 1,
         $4::timestamptz)::wallet_posting])
;;
-- answers [{"name":"wallet_post","type":"bigint"}]
SELECT wallet_post(ARRAY[('jackpot_closed', wallet_system('jackpot_pools', $1), wallet_system('house_equity', $1), $1, $2::bigint,
    NULL, 1, $3::timestamptz)::wallet_posting])
;;
-- answers [{"name":"wallet_post","type":"bigint"}]
SELECT wallet_post(ARRAY[('withdrawal', $1::bigint, wallet_system('deposits', $2), $2::text, $3::bigint, NULL::bigint, 1,
         $4::timestamptz)::wallet_posting])
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT wallet_post_one($1, $4::bigint, wallet_system($5, $6), $2::bigint, $3::timestamptz) AS id
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT wallet_post_one($1, wallet_system($4, $5), $6::bigint, $2::bigint, $3::timestamptz) AS id
;;
-- answers [{"name":"id","type":"bigint"}]
SELECT wallet_post_one($1, wallet_system($4, $5), wallet_system($6, $7), $2::bigint, $3::timestamptz) AS id
;;
-- answers [{"name":"wallet_press_debts","type":"void"}]
SELECT wallet_press_debts($1, $2)
;;
-- answers [{"name":"bet_id","type":"bigint"},{"name":"bonus_id","type":"integer"},{"name":"stake","type":"double precision"},{"name":"currency","type":"text"},{"name":"definition","type":"jsonb"}]
SELECT x.bet_id, x.bonus_id, (b.stake + b.cashed_stake)::float8 AS stake, b.currency, d.definition 
  FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bonuses d ON d.id = x.bonus_id
  WHERE NOT x.has_fed AND x.points > 0 AND b.status <> 'submitted' AND b.status <> 'rejected' AND d.level_status = 'active'
       ORDER BY x.bet_id LIMIT 500 FOR UPDATE OF x SKIP LOCKED
;;
UPDATE appearances SET during = tstzrange($2, $2::timestamptz + (upper(during) - lower(during))) WHERE match_id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE authenticators SET last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
     WHERE player_id = $1 AND last_step < $2 AND secret = $4 RETURNING 1
;;
UPDATE authenticators SET secret = $3 WHERE player_id = $1 AND secret = $2
;;
UPDATE bet_bonuses SET has_fed = true WHERE bet_id = ANY ($1::bigint[])
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE bets SET vip_verdict = $2, decide_at = least(decide_at, $3)
       WHERE id = $1 AND status = 'submitted' AND is_vip AND vip_verdict IS NULL RETURNING 1
;;
-- answers [{"name":"key","type":"text"}]
UPDATE bonuses SET level_status = $2 WHERE key = ANY ($1::text[]) AND level_status <> 'finished' RETURNING key
;;
-- answers [{"name":"definition","type":"jsonb"},{"name":"pool","type":"double precision"}]
UPDATE bonuses SET level_status = 'finished' WHERE id = $1 AND level_status <> 'finished' RETURNING definition, pool::float8 AS pool
;;
UPDATE bonuses SET pool = pool + $2, fed = fed + $2, pool_version = pool_version + 1 WHERE id = $1
;;
UPDATE bonuses SET told_version = $2 WHERE id = $1
;;
-- answers [{"name":"pool","type":"bigint"},{"name":"currency","type":"text"}]
UPDATE bonuses d SET pool = 0, pool_version = pool_version + 1 FROM (SELECT id, pool FROM bonuses WHERE id = $1) o
       WHERE d.id = o.id RETURNING o.pool, d.currency
;;
UPDATE book_processes SET seen_at = clock_timestamp(), engine = $2 WHERE id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE currencies SET exchange_margin = coalesce($2, exchange_margin), min_withdrawal = coalesce($3, min_withdrawal)
     WHERE code = $1 RETURNING 1
;;
UPDATE deposit_intents SET ask_at = $2 WHERE id = $1 AND ask_at IS NOT NULL
;;
UPDATE deposit_intents SET state = $2, reason = $3, reference = coalesce(reference, $4), changed_at = $5, ask_at = NULL WHERE id = $1
;;
UPDATE deposit_intents SET state = 'charged_back', chargeback_transfer = $2, owed_transfer = $3, owed = $4, changed_at = $5
     WHERE id = $1
;;
UPDATE deposit_intents SET state = 'pending', reference = coalesce(reference, $2), changed_at = $3, ask_at = $4 WHERE id = $1
;;
UPDATE deposit_intents SET state = 'succeeded', reason = NULL, reference = $2, method_id = $3, transfer_id = $4, changed_at = $5,
       passed_limit = $6, ask_at = NULL WHERE id = $1
;;
UPDATE deposit_intents SET url = $2 WHERE id = $1
;;
UPDATE embed_codes SET used_at = $2 WHERE host_id = $1 AND used_at IS NULL
;;
UPDATE embed_codes SET used_at = $3 WHERE host_id = $1 AND player_id = $2 AND used_at IS NULL
;;
-- answers [{"name":"player_id","type":"integer"}]
UPDATE embed_codes SET used_at = $4
     WHERE code_hash = $1 AND nonce = $2 AND host_id = $3 AND used_at IS NULL AND expires_at > $4
     RETURNING player_id
;;
-- answers [{"name":"id","type":"integer"}]
UPDATE embed_hosts SET removed_at = $2 WHERE origin = $1 AND removed_at IS NULL RETURNING id
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE embed_hosts SET sealed_key = $2 WHERE origin = $1 AND removed_at IS NULL RETURNING 1
;;
UPDATE embed_hosts SET sealed_key = $3 WHERE id = $1 AND sealed_key = $2
;;
UPDATE embed_players SET email = coalesce($2, email) WHERE player_id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE event_groups SET offered_id = $2, offered_at = $3, failovers = failovers + $4::int
     WHERE id = $1 AND offered_id IS NOT DISTINCT FROM $5 RETURNING 1
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE event_groups g SET offered_id = e.match_id, offered_at = $2 FROM event_mappings e
     WHERE e.group_id = g.id AND e.urn = $1 RETURNING 1
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE event_receivers SET position = $3, attempts = 0, next_at = NULL, last_fault = NULL WHERE id = $1 AND position = $2 RETURNING 1
;;
UPDATE feed_recoveries SET outcome = $4, answered_at = $5
     WHERE provider = $1 AND producer = $2 AND request_id = $3 AND outcome <> 'complete'
;;
-- answers [{"name":"id","type":"bigint"}]
UPDATE host_accounts h SET ask_at = $1::timestamptz + $2 * interval '1 millisecond'
     WHERE account_id IN (SELECT account_id FROM host_accounts WHERE ask_at <= $1 ORDER BY ask_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING h.account_id AS id
;;
-- answers [{"name":"id","type":"bigint"},{"name":"key","type":"text"},{"name":"account_id","type":"bigint"},{"name":"kind","type":"text"},{"name":"purpose","type":"text"},{"name":"bet_id","type":"bigint"},{"name":"amount","type":"bigint"},{"name":"state","type":"text"},{"name":"tries","type":"integer"},{"name":"currency","type":"text"},{"name":"host_id","type":"integer"},{"name":"external_id","type":"text"},{"name":"version","type":"bigint"},{"name":"bets","type":"double precision[]"}]
UPDATE host_payments p SET tries = p.tries + 1, try_at = $2
     FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id
     WHERE h.account_id = p.account_id AND p.id IN (
       SELECT d.id FROM host_payments d JOIN host_accounts o ON o.account_id = d.account_id
       WHERE d.try_at <= $1 AND o.host_id <> ALL ($4::int[]) AND NOT (d.purpose = 'debt' AND d.state = 'asked' AND EXISTS (
         SELECT 1 FROM host_payments c WHERE c.account_id = d.account_id AND c.kind = 'credit' AND c.state = 'asked'))
       ORDER BY d.try_at, d.id LIMIT $3 FOR UPDATE OF d SKIP LOCKED)
     RETURNING p.id, p.key, p.account_id, p.kind, p.purpose, p.bet_id, p.amount, p.state, p.tries, a.currency, h.host_id,
       h.external_id, h.version, ARRAY(SELECT b.id::float8 FROM bets b WHERE b.host_debit = p.id ORDER BY b.id) AS bets
;;
UPDATE imported_fixtures f SET round = coalesce(n.round, f.round), starts_at = n.starts_at
     FROM unnest($1::int[], $2::text[], $3::timestamptz[]) AS n (match_id, round, starts_at) WHERE f.match_id = n.match_id
;;
UPDATE jackpot_entries SET state = 'left_out' WHERE jackpot_id = $1 AND bet_id = ANY ($2::bigint[])
;;
UPDATE jackpot_hits SET seen_at = $3 WHERE player_id = $1 AND id = ANY ($2::bigint[]) AND seen_at IS NULL
;;
-- answers [{"name":"pool","type":"bigint"}]
UPDATE jackpot_rounds SET ended_at = $2, is_due = false WHERE jackpot_id = $1 AND ended_at IS NULL RETURNING pool
;;
-- answers [{"name":"id","type":"integer"}]
UPDATE jackpot_rounds r SET is_due = true FROM jackpots j
  WHERE j.id = r.jackpot_id AND j.code = $1 AND j.status = 'active' AND r.ended_at IS NULL
    AND j.definition -> 'levels' -> r.level::integer ->> 'code' = $2 RETURNING r.id
;;
-- answers [{"name":"currency","type":"text"}]
UPDATE jackpots SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL RETURNING currency
;;
-- answers [{"name":"id","type":"integer"}]
UPDATE jackpots SET status = $3, finished_at = CASE WHEN $3 = 'finished' THEN $4::timestamptz END
  WHERE code = $1 AND status = ANY ($2::text[]) RETURNING id
;;
-- answers [{"name":"id","type":"integer"},{"name":"begins_at","type":"timestamp with time zone"},{"name":"ends_at","type":"timestamp with time zone"}]
UPDATE maintenance_windows SET cancelled_at = $2, told = FALSE
       WHERE id = $1 AND cancelled_at IS NULL AND ends_at > $2 RETURNING id, begins_at, ends_at
;;
UPDATE maintenance_windows SET told = TRUE FROM unnest($1::integer[], $2::boolean[]) AS said (id, is_off) WHERE maintenance_windows.id = said.id AND (cancelled_at IS NOT NULL) = said.is_off
;;
UPDATE matches SET described_start = $2 WHERE id = $1
;;
UPDATE matches SET speed = $1, ends_at = starts_at + make_interval(secs => $2::float8 / $1 / 1000)
     WHERE type = 'draw' AND status = 0 AND starts_at > $3 AND speed <> $1
;;
UPDATE matches SET starts_at = $2, anchor_at = $2, status = $3 WHERE id = $1
;;
UPDATE matches SET stated_start = $2 WHERE id = $1
;;
UPDATE matches SET status = $2 WHERE id = $1
;;
UPDATE matches SET status = $2 WHERE id = $1 AND status < 3
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE matches SET status = coalesce($2, status), score = $3::jsonb WHERE id = $1 AND status < 3 RETURNING 1
;;
UPDATE matches m SET status = n.status, score = n.score, feed_state = n.feed_state
     FROM (SELECT id, CASE WHEN status < $4 AND (status = 0 OR $2 > 0) THEN $2 ELSE status END AS status,
             coalesce($3::jsonb, score) AS score, coalesce($5::json, feed_state) AS feed_state
           FROM matches WHERE id = $1 FOR UPDATE) n
     WHERE m.id = n.id
       AND (m.status, m.score, m.feed_state::text) IS DISTINCT FROM (n.status, n.score, n.feed_state::text)
;;
UPDATE matches m SET status = p.status, score = p.score::jsonb
     FROM unnest($1::int[], $2::int[], $3::text[]) AS p (id, status, score)
     WHERE m.id = p.id AND m.status < 3
;;
-- answers [{"name":"id","type":"bigint"},{"name":"kind","type":"text"},{"name":"recipient","type":"text"},{"name":"language","type":"text"},{"name":"sign_up_id","type":"integer"},{"name":"player_id","type":"integer"},{"name":"created_at","type":"timestamp with time zone"},{"name":"attempts","type":"smallint"}]
UPDATE messages SET attempts = attempts + 1,
       next_at = CASE WHEN attempts + 1 < 12
         THEN $1::timestamptz + least(60000 * power(2, attempts), 3600000) * interval '1 millisecond' END
     WHERE id IN (SELECT id FROM messages WHERE next_at <= $1 ORDER BY next_at, id LIMIT 20 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, recipient, language, sign_up_id, player_id, created_at, attempts
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE notifications SET read_at = $3
       WHERE player_id = $1 AND read_at IS NULL AND ($2::bigint[] IS NULL OR id = ANY ($2::bigint[])) RETURNING 1
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE passkeys SET counter = $2, last_used_at = $3 WHERE id = $1 AND counter <= $2 RETURNING 1
;;
UPDATE payouts SET state = $2, reference = $3, reason = $4, tell_at = NULL, changed_at = $5
     WHERE withdrawal_id = $1 AND state = 'waiting'
;;
UPDATE payouts SET tries = tries + 1, tell_at = $2 WHERE withdrawal_id = $1 AND tell_at IS NOT NULL
;;
-- answers [{"name":"phone","type":"text"},{"name":"code_hash","type":"text"}]
UPDATE phone_verifications SET attempts = attempts + 1
     WHERE player_id = $1 AND attempts < 5 AND code_hash IS NOT NULL AND code_expires_at > $2
     RETURNING phone, code_hash
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE phone_verifications SET code_hash = $3, code_expires_at = $4, attempts = 0
     WHERE player_id = $1 AND phone = $2 RETURNING 1
;;
UPDATE play_sessions SET continued_at = $2, seen_at = $2 WHERE player_id = $1
;;
UPDATE player_bonuses SET activated_at = coalesce(activated_at, $2), overridden = false WHERE id = $1 AND expired_at IS NULL
;;
UPDATE player_bonuses SET overridden = false WHERE overridden
;;
UPDATE player_bonuses SET overridden = true
             WHERE player_id = $1 AND id <> $2 AND amount IS NOT NULL AND activated_at IS NOT NULL AND expired_at IS NULL AND times_used < uses_count
;;
UPDATE player_bonuses SET seen = true
       WHERE player_id = $1 AND NOT seen AND (id = ANY ($2::int[]) OR bonus_id = ANY ($2::int[]) AND amount IS NULL)
;;
UPDATE player_bonuses SET steps_paid = steps_paid + 1 WHERE id = $1 AND steps_paid = $2
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE player_holds SET released_at = $2 WHERE player_id = $1 AND released_at IS NULL RETURNING 1
;;
UPDATE player_limits SET ended_at = $2 WHERE id = $1
;;
UPDATE player_limits SET next_amount = $2, confirm_from = $3, confirm_until = $4, ended_at = $5 WHERE id = $1
;;
UPDATE players SET is_operator = $2 WHERE id = $1
;;
UPDATE players SET known_by = $2 WHERE id = $1
;;
UPDATE players SET language = $2 WHERE id = $1
;;
UPDATE players SET language = $2, first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
    mobile_phone = coalesce($5, mobile_phone), street = coalesce($6, street), postal_code = coalesce($7, postal_code),
    city = coalesce($8, city), personal_number = coalesce(personal_number, $9)
  WHERE id = $1
;;
UPDATE players SET mobile_phone = $2, auth_phone_number = $2, auth_phone_since = $3 WHERE id = $1
;;
-- answers [{"name":"id","type":"integer"},{"name":"email","type":"text"},{"name":"mobile_phone","type":"text"},{"name":"auth_phone_number","type":"text"},{"name":"first_name","type":"text"},{"name":"last_name","type":"text"},{"name":"nickname","type":"text"},{"name":"country","type":"text"},{"name":"born_on","type":"text"},{"name":"street","type":"text"},{"name":"postal_code","type":"text"},{"name":"city","type":"text"},{"name":"personal_number","type":"text"},{"name":"language","type":"text"},{"name":"currency","type":"text"},{"name":"is_operator","type":"boolean"},{"name":"held","type":"text"},{"name":"last_visit_at","type":"timestamp with time zone"}]
UPDATE players SET nickname = CASE WHEN $2 THEN $3 ELSE nickname END,
    nickname_look = CASE WHEN $2 THEN $5 ELSE nickname_look END, currency = coalesce($4, currency),
    first_name = coalesce(first_name, $6::text), last_name = coalesce(last_name, $7::text), born_on = coalesce(born_on, $8::date), mobile_phone = coalesce(mobile_phone, $9::text), personal_number = coalesce(personal_number, $10::text), street = coalesce($11, street), postal_code = coalesce($12, postal_code), city = coalesce($13, city)
  WHERE id = $1 AND coalesce(first_name = $6::text, true) AND coalesce(last_name = $7::text, true) AND coalesce(born_on = $8::date, true) AND coalesce(mobile_phone = $9::text, true) AND coalesce(personal_number = $10::text, true)
    AND ($4::text IS NULL OR EXISTS (SELECT 1 FROM wallet_accounts a WHERE a.player_id = $1 AND a.currency = $4))
  RETURNING id, email, mobile_phone, auth_phone_number, first_name, last_name, nickname, country, born_on::text AS born_on, street, postal_code, city, personal_number, language, currency,
   is_operator, hold_refusal(players.id) AS held, (SELECT at FROM sign_ins s WHERE s.player_id = players.id AND s.succeeded ORDER BY s.id DESC OFFSET 1 LIMIT 1) AS last_visit_at
;;
UPDATE players SET password_hash = $2 WHERE id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE players SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING 1
;;
UPDATE postponements SET void_at = NULL WHERE match_id = $1
;;
UPDATE postponements SET void_at = NULL WHERE match_id = ANY ($1::int[])
;;
UPDATE provider_heartbeats SET is_lost = true WHERE NOT is_lost AND heard_at < $1
;;
UPDATE push_messages SET next_at = greatest(next_at, $2) WHERE id = $1
;;
UPDATE rate_limits SET busy_until = busy_until - $3 * interval '1 millisecond' WHERE feature = $1 AND key = $2
;;
UPDATE request_answers SET status = $3, answer = $4 WHERE player_id = $1 AND key = $2
;;
UPDATE sessions SET expires_at = least(expires_at, ms_after(created_at, $2)) WHERE player_id = $1
;;
UPDATE sessions SET last_seen_at = $2, address = CASE WHEN $4 THEN $3 ELSE address END WHERE id = $1
;;
-- answers [{"name":"?column?","type":"integer"}]
UPDATE sessions SET token_hash = $3, previous_hash = $2, rotated_at = $4 WHERE id = $1 AND token_hash = $2 RETURNING 1
;;
-- answers [{"name":"expires_at","type":"timestamp with time zone"}]
UPDATE sessions s SET token_hash = $4, previous_hash = $1, rotated_at = $5, last_seen_at = $5, address = $7,
         expires_at = session_end(s.player_id, s.created_at, $6)
       FROM players p
       WHERE s.token_hash = $1 AND s.player_id = $2 AND s.host_origin = $3 AND s.expires_at > $5
         AND p.id = s.player_id AND p.closed_at IS NULL
       RETURNING s.expires_at
;;
-- answers [{"name":"id","type":"integer"}]
UPDATE sign_ups SET created_at = $2, expires_at = $3, password_hash = $4, first_name = $5, last_name = $6, born_on = $7, street = $8, postal_code = $9, city = $10, mobile_phone = $11, personal_number = $12, language = $13, currency = $14, country = $15
     WHERE login = $1 AND id = $16 RETURNING id
;;
UPDATE site_versions SET told = TRUE WHERE version <= $1 AND NOT told
;;
UPDATE withdrawal_requests SET state = $2, decided_transfer = $3, decided_at = $4 WHERE id = $1
;;
UPDATE withdrawal_requests SET state = 'approved', decided_transfer = $2, decided_at = $3 WHERE id = $1
;;
UPDATE withdrawal_requests SET state = 'unpaid', unpaid_transfer = $2 WHERE id = $1
;;
-- answers [{"name":"n","type":"integer"}]
WITH account AS (SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2),
  movements AS (
    SELECT t.id, t.kind, -t.amount AS amount, t.bet_id, t.at FROM wallet_transfers t
    WHERE t.from_account = (SELECT id FROM account) AND t.from_account >= 1000
    UNION ALL
    SELECT t.id, t.kind, t.amount, t.bet_id, t.at FROM wallet_transfers t
    WHERE t.to_account = (SELECT id FROM account) AND t.to_account >= 1000),
  statement AS (SELECT *, (sum(amount) OVER (ORDER BY id))::bigint AS balance FROM movements) SELECT count(*)::int AS n FROM statement 
  WHERE ($3::text[] IS NULL OR (kind = ANY ($3::text[])) <> $6)
    AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)
;;
-- answers [{"name":"id","type":"bigint"},{"name":"kind","type":"text"},{"name":"amount","type":"bigint"},{"name":"balance","type":"bigint"},{"name":"bet_id","type":"bigint"},{"name":"at","type":"timestamp with time zone"}]
WITH account AS (SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2),
  movements AS (
    SELECT t.id, t.kind, -t.amount AS amount, t.bet_id, t.at FROM wallet_transfers t
    WHERE t.from_account = (SELECT id FROM account) AND t.from_account >= 1000
    UNION ALL
    SELECT t.id, t.kind, t.amount, t.bet_id, t.at FROM wallet_transfers t
    WHERE t.to_account = (SELECT id FROM account) AND t.to_account >= 1000),
  statement AS (SELECT *, (sum(amount) OVER (ORDER BY id))::bigint AS balance FROM movements) SELECT id, kind, amount, balance, bet_id, at FROM statement 
  WHERE ($3::text[] IS NULL OR (kind = ANY ($3::text[])) <> $6)
    AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5) ORDER BY id DESC LIMIT $7 OFFSET $8
;;
-- answers [{"name":"id","type":"bigint"},{"name":"kind","type":"text"},{"name":"amount","type":"bigint"},{"name":"balance","type":"bigint"},{"name":"bet_id","type":"bigint"},{"name":"at","type":"timestamp with time zone"}]
WITH account AS (SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2),
  movements AS (
    SELECT t.id, t.kind, -t.amount AS amount, t.bet_id, t.at FROM wallet_transfers t
    WHERE t.from_account = (SELECT id FROM account) AND t.from_account >= 1000
    UNION ALL
    SELECT t.id, t.kind, t.amount, t.bet_id, t.at FROM wallet_transfers t
    WHERE t.to_account = (SELECT id FROM account) AND t.to_account >= 1000),
  statement AS (SELECT *, (sum(amount) OVER (ORDER BY id))::bigint AS balance FROM movements) SELECT id, kind, amount, balance, bet_id, at FROM statement 
  WHERE ($3::text[] IS NULL OR (kind = ANY ($3::text[])) <> $6)
    AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5) ORDER BY id LIMIT $7 OFFSET $8
;;
-- answers [{"name":"id","type":"bigint"},{"name":"subscription_id","type":"bigint"},{"name":"until","type":"timestamp with time zone"},{"name":"endpoint","type":"text"},{"name":"p256dh","type":"text"},{"name":"auth","type":"text"},{"name":"language","type":"text"},{"name":"template","type":"text"},{"name":"data","type":"jsonb"},{"name":"object_type","type":"text"},{"name":"object_id","type":"bigint"},{"name":"read_at","type":"timestamp with time zone"},{"name":"is_barred","type":"boolean"}]
WITH due AS (
       UPDATE push_messages SET attempts = attempts + 1,
         next_at = ms_after($1, least(30000 * power(2, attempts), 3600000)::numeric)
       WHERE id IN (SELECT id FROM push_messages WHERE next_at <= $1 ORDER BY next_at, id LIMIT 20 FOR UPDATE SKIP LOCKED)
       RETURNING id, subscription_id, notification_id, until)
     SELECT d.id, d.subscription_id, d.until, s.endpoint, s.p256dh, s.auth, p.language, n.template, n.data, n.object_type, n.object_id, n.read_at,
            push_invites(n.template) AND is_barred(s.player_id, $1) AS is_barred
     FROM due d JOIN push_subscriptions s ON s.id = d.subscription_id JOIN notifications n ON n.id = d.notification_id
          JOIN players p ON p.id = s.player_id
     ORDER BY d.id
;;
-- answers [{"name":"seed","type":"text"}]
WITH given AS (
       SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::timestamptz[], $7::int[], $8::text[],
                            $9::timestamptz[], $11::text[])
         AS n (tournament_id, home_id, away_id, seed, setup, starts_at, length_ms, score, busy_until, round)),
     added AS (
       INSERT INTO matches (type, tournament_id, home_id, away_id, origin, seed, setup, status, starts_at, length_ms,
                            anchor_at, speed, score)
       SELECT 'match', tournament_id, home_id, away_id, 'import', seed, setup::jsonb,
              CASE WHEN score IS NULL THEN 0 ELSE 4 END, starts_at, length_ms, starts_at, $10, score::jsonb
       FROM given
       ON CONFLICT (seed) DO NOTHING
       RETURNING id, seed, home_id, away_id, starts_at),
     noted AS (
       INSERT INTO imported_fixtures (match_id, round, starts_at)
       SELECT added.id, given.round, added.starts_at FROM added JOIN given USING (seed)),
     busy AS (
       INSERT INTO appearances (match_id, competitor_id, during)
       SELECT added.id, team, tstzrange(added.starts_at, given.busy_until)
       FROM added JOIN given USING (seed), unnest(ARRAY[added.home_id, added.away_id]) AS team)
     SELECT seed FROM added
