-- What was said about results of a market, one row for each message and market. How a market stands (market_results) follows
-- from all of them by their time, outcome by outcome, in whatever order they arrive.
CREATE TABLE market_words (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  match_id BIGINT NOT NULL,
  market_id INTEGER NOT NULL,
  specifier TEXT NOT NULL,
  -- By the clock of who said it.
  said_at TIMESTAMPTZ NOT NULL,
  -- A result is taken back.
  is_rollback BOOLEAN NOT NULL,
  -- Outcome -> {result, factor}. Of a rollback the outcomes it names; null: all of them.
  outcomes JSONB,
  -- What becomes of outcomes of which nothing was ever said; null: they stay open.
  others TEXT,
  final_text TEXT NOT NULL DEFAULT '',
  void_reason TEXT
);
CREATE INDEX market_words_market ON market_words (match_id, market_id, specifier);

-- Outcome -> {said, decided, reason}: when it was last spoken of, since when it is decided (null: it is not) in ms, and why it is
-- void. by_words: the row follows from market_words, and not from the one statement of the book's own programme.
ALTER TABLE market_results
  ADD COLUMN outcome_facts JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN by_words BOOLEAN NOT NULL DEFAULT false;

-- A cancellation, or its rollback, of one outcome; null: of the whole market.
ALTER TABLE market_cancels ADD COLUMN outcome_id TEXT;
