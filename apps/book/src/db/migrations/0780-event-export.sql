-- Systems of the operator that receive what happens to players: by webhook, or by reading from a position.
CREATE TABLE event_receivers (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name       text NOT NULL UNIQUE,
  -- Where events are sent; null: the receiver reads them itself.
  url        text,
  sealed_key text NOT NULL,
  -- Everything up to here was received.
  position   bigint NOT NULL,
  attempts   integer NOT NULL DEFAULT 0,
  -- No attempt is made before; null: at once.
  next_at    timestamptz,
  last_fault text,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);

-- What happened to players, written by the transaction that made it true, and numbered once that is committed.
CREATE TABLE exported_events (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Order in which receivers get it; null until the holder of the publisher's role has numbered it.
  position  bigint UNIQUE,
  player_id integer NOT NULL,
  type      text NOT NULL,
  at        timestamptz NOT NULL,
  data      jsonb NOT NULL
);
CREATE INDEX exported_events_new ON exported_events (id) WHERE position IS NULL;
CREATE SEQUENCE exported_event_positions;

-- First versions; their files in functions/ replace them.
CREATE FUNCTION export_placed_bets() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION export_bet_steps() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION export_cash_outs() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION export_payments() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION export_limit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION export_session() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER bets_exported AFTER INSERT ON bets REFERENCING NEW TABLE AS new_bets FOR EACH STATEMENT EXECUTE FUNCTION export_placed_bets();
CREATE TRIGGER bet_history_exported AFTER INSERT ON bet_history REFERENCING NEW TABLE AS new_steps FOR EACH STATEMENT EXECUTE FUNCTION export_bet_steps();
CREATE TRIGGER bet_cashouts_exported AFTER INSERT ON bet_cashouts REFERENCING NEW TABLE AS new_parts FOR EACH STATEMENT EXECUTE FUNCTION export_cash_outs();
CREATE TRIGGER wallet_transfers_exported AFTER INSERT ON wallet_transfers REFERENCING NEW TABLE AS new_transfers FOR EACH STATEMENT EXECUTE FUNCTION export_payments();
CREATE TRIGGER player_limits_exported AFTER INSERT OR UPDATE ON player_limits FOR EACH ROW EXECUTE FUNCTION export_limit();
CREATE TRIGGER sessions_exported AFTER INSERT OR DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION export_session();
