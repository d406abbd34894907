-- Which step of a trace placed a bet, as W3C Trace Context names it; only of bets that were placed while traces were recorded.
CREATE TABLE bet_traces (
  bet_id       bigint PRIMARY KEY,
  trace_parent text NOT NULL,
  kept_at      timestamptz NOT NULL
);
CREATE INDEX bet_traces_kept ON bet_traces (kept_at);
