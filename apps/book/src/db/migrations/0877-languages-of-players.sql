-- In which languages a player requested the token of a private channel: messages go out in these.
CREATE TABLE player_languages (
  player_id INTEGER NOT NULL REFERENCES players (id),
  locale TEXT NOT NULL,
  requested_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (player_id, locale)
);
-- Who is signed in may hold a token of any language.
INSERT INTO player_languages (player_id, locale, requested_at)
SELECT DISTINCT s.player_id, l.locale, now()
FROM sessions s CROSS JOIN unnest(ARRAY['en', 'de', 'es', 'pt-BR', 'ru', 'tr', 'sv', 'ar']) AS l (locale)
WHERE s.expires_at > now();
