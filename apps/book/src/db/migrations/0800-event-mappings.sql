-- Events of several providers that are the same event: of a group one is offered, the others are held.
CREATE TABLE event_groups (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Event that takes bets; null until the process that owns the offer has chosen.
  offered_id integer,
  offered_at timestamptz,
  -- How often another provider has taken over.
  failovers  integer NOT NULL DEFAULT 0
);

-- An event is known by its provider and that provider's id; a group has one event of each provider.
CREATE TABLE event_mappings (
  provider     text NOT NULL,
  urn          text NOT NULL,
  match_id     integer NOT NULL UNIQUE,
  group_id     bigint NOT NULL REFERENCES event_groups (id),
  confirmed_at timestamptz NOT NULL,
  PRIMARY KEY (provider, urn),
  UNIQUE (group_id, provider)
);

-- Pairs that a person said are different events: they are not suggested again. The smaller id comes first.
CREATE TABLE mapping_rejects (
  one_id      integer NOT NULL,
  other_id    integer NOT NULL,
  rejected_at timestamptz NOT NULL,
  PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id)
);
