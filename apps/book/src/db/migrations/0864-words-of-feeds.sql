-- What feeds call the phases of a match and the reasons of voids, by their numbers.
CREATE TABLE feed_words (
  provider text NOT NULL,
  kind     text NOT NULL CHECK (kind IN ('match_status', 'void_reason')),
  number   integer NOT NULL,
  language text NOT NULL,
  words    text NOT NULL,
  PRIMARY KEY (provider, kind, number, language)
);
