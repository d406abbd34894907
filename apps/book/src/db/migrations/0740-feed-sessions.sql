-- Producers of data feeds as the owner of the session knows them: the next owner goes on from here.
CREATE TABLE feed_producers (
  provider        text NOT NULL,
  -- As the feed numbers it.
  producer        text NOT NULL,
  name            text NOT NULL,
  phase           text NOT NULL,
  -- Why nothing of it counts; null while something does.
  why             text,
  -- Nothing that the producer said until then is missing; null: nothing was ever complete.
  checkpoint_at   timestamptz,
  last_request_id integer NOT NULL DEFAULT 0,
  -- No recovery is requested before.
  not_before      timestamptz,
  alive_at        timestamptz,
  -- By the producer's clock: how far its messages are played.
  played_at       timestamptz,
  window_ms       bigint NOT NULL,
  updated_at      timestamptz NOT NULL,
  PRIMARY KEY (provider, producer)
);

-- Recoveries that were requested, each stored before its request: the vendor allows so many in a time.
CREATE TABLE feed_recoveries (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider    text NOT NULL,
  producer    text NOT NULL,
  request_id  integer NOT NULL,
  -- Messages since then were requested; null: everything that is on offer.
  after_at    timestamptz,
  asked_at    timestamptz NOT NULL,
  outcome     text NOT NULL DEFAULT 'asked' CHECK (outcome IN ('asked', 'accepted', 'refused', 'failed', 'complete')),
  answered_at timestamptz
);
CREATE INDEX feed_recoveries_asked ON feed_recoveries (provider, producer, asked_at);

-- The session of a feed, for people who look at it.
CREATE TABLE feed_sessions (
  provider   text PRIMARY KEY,
  state      text NOT NULL,
  -- Why it is not open; null while it is.
  why        text,
  generation integer NOT NULL,
  since      timestamptz NOT NULL,
  -- Messages that were received and are not taken in.
  pending    integer NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Messages that could not be taken in. They are kept for people, and never asked for again.
CREATE TABLE feed_rejects (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider    text NOT NULL,
  received_at timestamptz NOT NULL,
  routing_key text NOT NULL,
  why         text NOT NULL,
  body        text NOT NULL
);
CREATE INDEX feed_rejects_received ON feed_rejects (received_at);
