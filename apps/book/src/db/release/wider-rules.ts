/**
 * Rules of tables that the last release did not have and that refuse nothing of what it writes, as `table: rule` with
 * the reason. The rule is written as in schema.sql. Empty after each release.
 */
export const WIDER_RULES: Readonly<Record<string, string>> = {
  'bet_history: PRIMARY KEY (id, at)':
    'The id alone comes from a sequence; a key of a table in months has the month in it.',
  "feed_unknowns: CHECK ((kind = ANY (ARRAY['market'::text, 'event'::text, 'producer'::text])))":
    'The rule before it, which has its name, allows markets and events; this one allows producers as well.',
  "feed_words: CHECK ((kind = ANY (ARRAY['match_status'::text, 'void_reason'::text, 'sport'::text])))":
    'The rule before it, which has its name, allows two kinds; this one allows names of sports as well.',
}
