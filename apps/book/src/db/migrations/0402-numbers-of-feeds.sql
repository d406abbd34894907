-- Who or what of a feed has which number here. A feed's own number stays its number here where nothing else has it: two feeds number
-- what they bring without asking each other.
CREATE TABLE feed_numbers (
  urn TEXT PRIMARY KEY,
  id  INTEGER NOT NULL
);
CREATE SEQUENCE feed_numbers_taken AS INTEGER START 1500000000;
INSERT INTO feed_numbers (urn, id) SELECT seed, id FROM matches WHERE origin = 'feed' ON CONFLICT DO NOTHING;
INSERT INTO feed_numbers (urn, id) SELECT key, id FROM tournaments WHERE key ~ '^(sr|od):' ON CONFLICT DO NOTHING;
INSERT INTO feed_numbers (urn, id)
  SELECT p.urn, c.id FROM feed_profiles p JOIN competitors c ON c.id::text = substring(p.urn FROM '^(?:sr|od):competitor:(\d{1,9})$')
  ON CONFLICT DO NOTHING;
