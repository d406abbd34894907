-- How markets ended, as the feed decided them from the final state. Written once; a second recording changes nothing.
CREATE TABLE market_results (
  match_id BIGINT NOT NULL,
  market_id INTEGER NOT NULL,
  specifier TEXT NOT NULL,
  -- {outcome id: win | half_win | push | half_lose | lose | void}
  outcomes JSONB NOT NULL,
  -- What the explanation of a settled leg says, e.g. '2:1'.
  final_text TEXT NOT NULL,
  recorded_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (match_id, market_id, specifier)
);
CREATE INDEX market_results_recorded ON market_results (recorded_at);
