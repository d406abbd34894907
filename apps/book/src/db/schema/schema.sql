TABLE access_tokens
  expires_at timestamp with time zone NOT NULL
  player_id integer
  purpose text NOT NULL
  sign_up_id integer
  token_hash text NOT NULL
  CHECK (((purpose = 'confirmation'::text) = (player_id IS NULL)))
  CHECK (((purpose = 'confirmation'::text) = (sign_up_id IS NOT NULL)))
  CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'unlock'::text, 'password_reset'::text])))
  FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
  FOREIGN KEY (sign_up_id) REFERENCES sign_ups(id) ON DELETE CASCADE
  PRIMARY KEY (token_hash)
  CREATE INDEX access_tokens_expiry ON access_tokens USING btree (expires_at)
  CREATE INDEX access_tokens_player ON access_tokens USING btree (player_id)
  CREATE INDEX access_tokens_sign_up ON access_tokens USING btree (sign_up_id)

TABLE appearances
  competitor_id integer NOT NULL
  during tstzrange NOT NULL
  match_id integer NOT NULL
  FOREIGN KEY (competitor_id) REFERENCES competitors(id)
  FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE
  PRIMARY KEY (match_id, competitor_id)
  EXCLUDE USING gist (int4range(competitor_id, competitor_id, '[]'::text) WITH &&, during WITH &&)
  CREATE INDEX appearances_until ON appearances USING btree (upper(during))

TABLE authenticators
  confirmed_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  last_step bigint NOT NULL DEFAULT 0
  player_id integer NOT NULL
  secret text NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (player_id)

TABLE bet_bonuses
  amount bigint NOT NULL
  bet_id bigint NOT NULL
  bonus_id integer NOT NULL
  farmable bigint NOT NULL DEFAULT 0
  has_farmed boolean NOT NULL DEFAULT false
  has_fed boolean NOT NULL DEFAULT false
  is_house boolean NOT NULL
  is_returned boolean NOT NULL DEFAULT false
  issue_id integer NOT NULL
  odds integer NOT NULL
  points bigint NOT NULL DEFAULT 0
  terms jsonb NOT NULL
  type text NOT NULL
  FOREIGN KEY (bet_id) REFERENCES bets(id) DEFERRABLE INITIALLY DEFERRED
  FOREIGN KEY (bonus_id) REFERENCES bonuses(id)
  FOREIGN KEY (issue_id) REFERENCES player_bonuses(id)
  PRIMARY KEY (bet_id)
  CREATE INDEX bet_bonuses_of_bonus ON bet_bonuses USING btree (bonus_id)
  CREATE INDEX bet_bonuses_of_issue ON bet_bonuses USING btree (issue_id)
  CREATE INDEX bet_bonuses_unfed ON bet_bonuses USING btree (bet_id) WHERE ((NOT has_fed) AND (points > 0))

TABLE bet_cashouts
  amount bigint NOT NULL
  asked_at timestamp with time zone
  at timestamp with time zone NOT NULL
  auto_target bigint
  basis jsonb
  bet_id bigint NOT NULL
  delay_ms integer
  justified bigint
  part smallint NOT NULL
  stake bigint NOT NULL
  CHECK ((amount > 0))
  CHECK ((auto_target > 0))
  CHECK ((delay_ms >= 0))
  CHECK ((stake > 0))
  FOREIGN KEY (bet_id) REFERENCES bets(id)
  PRIMARY KEY (bet_id, part)
  CREATE TRIGGER bet_cashouts_exported AFTER INSERT ON bet_cashouts REFERENCING NEW TABLE AS new_parts FOR EACH STATEMENT EXECUTE FUNCTION export_cash_outs()

TABLE bet_history
  at timestamp with time zone NOT NULL
  bet_id bigint NOT NULL
  from_amount bigint NOT NULL
  from_result text NOT NULL
  from_status text NOT NULL
  id bigint NOT NULL DEFAULT nextval('bet_history_ids'::regclass)
  reason text NOT NULL
  to_amount bigint NOT NULL
  to_result text NOT NULL
  to_status text NOT NULL
  PRIMARY KEY (id, at)
  CREATE INDEX bet_history_of_bet ON ONLY bet_history USING btree (bet_id, id)
  CREATE TRIGGER bet_history_exported AFTER INSERT ON bet_history REFERENCING NEW TABLE AS new_steps FOR EACH STATEMENT EXECUTE FUNCTION export_bet_steps()
  CREATE TRIGGER bet_history_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON bet_history FOR EACH STATEMENT EXECUTE FUNCTION history_refuse_change()
  PARTITION BY RANGE (at)

TABLE bet_legs
  bet_id bigint NOT NULL
  cancelled boolean NOT NULL DEFAULT false
  dead_heat_factor text
  decided_before text
  deduction smallint
  final_text text
  market_id integer NOT NULL
  match_id bigint NOT NULL
  odds integer NOT NULL
  outcome_id text NOT NULL
  planned_at timestamp with time zone
  position smallint NOT NULL
  price_is_live boolean
  price_odds integer
  price_producer text
  price_provider text
  price_said_at timestamp with time zone
  specifier text NOT NULL
  status text NOT NULL
  void_reason text
  FOREIGN KEY (bet_id) REFERENCES bets(id)
  PRIMARY KEY (bet_id, "position")
  CREATE INDEX bet_legs_of_match ON bet_legs USING btree (match_id, bet_id)
  CREATE INDEX bet_legs_open ON bet_legs USING btree (match_id, market_id, specifier) WHERE (status = 'open'::text)

TABLE bet_traces
  bet_id bigint NOT NULL
  kept_at timestamp with time zone NOT NULL
  trace_parent text NOT NULL
  PRIMARY KEY (bet_id)
  CREATE INDEX bet_traces_kept ON bet_traces USING btree (kept_at)

TABLE bets
  accept_mode text NOT NULL
  account_id bigint NOT NULL
  asked_stake bigint
  auto_cash_out bigint
  cash_out_asked_at timestamp with time zone
  cash_out_due_at timestamp with time zone
  cash_out_wish jsonb
  cash_remainder text NOT NULL DEFAULT '0'::text
  cashed_amount bigint NOT NULL DEFAULT 0
  cashed_stake bigint NOT NULL DEFAULT 0
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  decide_at timestamp with time zone
  decided_at timestamp with time zone
  device_id text NOT NULL
  exposure bigint NOT NULL DEFAULT 0
  host_debit bigint
  id bigint NOT NULL
  is_quick boolean NOT NULL
  is_vip boolean NOT NULL DEFAULT false
  max_payout bigint NOT NULL
  odds bigint NOT NULL
  offer_odds bigint
  offer_stake bigint
  offer_until timestamp with time zone
  offer_win bigint
  player_id integer NOT NULL
  rejection text
  result text NOT NULL DEFAULT 'no_results'::text
  round smallint NOT NULL DEFAULT 0
  settled_at timestamp with time zone
  stake bigint NOT NULL
  status text NOT NULL
  system_total smallint
  system_wins smallint
  type text NOT NULL
  vip_verdict text
  win_amount bigint NOT NULL
  CHECK ((((asked_stake IS NULL) = (offer_stake IS NULL)) AND ((offer_stake IS NULL) = (offer_win IS NULL)) AND ((offer_stake IS NULL) = (offer_until IS NULL)) AND ((offer_odds IS NULL) OR (offer_stake IS NOT NULL))))
  CHECK ((((cash_out_wish IS NULL) = (cash_out_due_at IS NULL)) AND ((cash_out_asked_at IS NULL) = (cash_out_due_at IS NULL))))
  CHECK (((offer_stake > 0) AND (offer_stake <= asked_stake)))
  CHECK (((stake >= 0) AND ((stake = 0) = (status = 'cashed_out'::text))))
  CHECK (((status = 'rejected'::text) = (rejection IS NOT NULL)))
  CHECK (((status = 'submitted'::text) = (decide_at IS NOT NULL)))
  CHECK (((status = ANY (ARRAY['done'::text, 'cashed_out'::text, 'cancelled'::text, 'withdrawn'::text])) = (settled_at IS NOT NULL)))
  CHECK (((vip_verdict <> ALL (ARRAY['offered'::text, 'declined'::text])) OR (offer_stake IS NOT NULL)))
  CHECK (((vip_verdict IS NULL) OR is_vip))
  CHECK ((asked_stake > 0))
  CHECK ((auto_cash_out > 0))
  CHECK ((cashed_amount >= 0))
  CHECK ((cashed_stake >= 0))
  CHECK ((exposure >= 0))
  CHECK ((offer_odds > 10000))
  CHECK ((offer_win > offer_stake))
  CHECK ((vip_verdict = ANY (ARRAY['approved'::text, 'rejected'::text, 'offered'::text, 'declined'::text])))
  CHECK ((win_amount >= 0))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  FOREIGN KEY (host_debit) REFERENCES host_payments(id)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  CREATE INDEX bets_cash_out_due ON bets USING btree (cash_out_due_at) WHERE (cash_out_due_at IS NOT NULL)
  CREATE INDEX bets_of_host_debit ON bets USING btree (host_debit) WHERE (host_debit IS NOT NULL)
  CREATE INDEX bets_of_player ON bets USING btree (player_id, id DESC)
  CREATE INDEX bets_to_approve ON bets USING btree (decide_at) WHERE ((status = 'submitted'::text) AND is_vip AND (vip_verdict IS NULL))
  CREATE INDEX bets_to_cash_out ON bets USING btree (id) WHERE (auto_cash_out IS NOT NULL)
  CREATE INDEX bets_to_decide ON bets USING btree (decide_at) WHERE (status = 'submitted'::text)
  CREATE INDEX bets_waiting ON bets USING btree (player_id) WHERE (status = 'waiting_results'::text)
  CREATE TRIGGER bets_auto_cash_out_ends BEFORE UPDATE ON bets FOR EACH ROW WHEN (((old.auto_cash_out IS NOT NULL) AND ((new.status <> 'waiting_results'::text) OR (new.stake <> old.stake)))) EXECUTE FUNCTION bets_drop_auto_cash_out()
  CREATE TRIGGER bets_cash_out_ends BEFORE UPDATE ON bets FOR EACH ROW WHEN (((old.cash_out_due_at IS NOT NULL) AND ((new.status <> 'waiting_results'::text) OR (new.stake <> old.stake)))) EXECUTE FUNCTION bets_drop_cash_out()
  CREATE TRIGGER bets_exported AFTER INSERT ON bets REFERENCING NEW TABLE AS new_bets FOR EACH STATEMENT EXECUTE FUNCTION export_placed_bets()
  CREATE TRIGGER bets_exposure_follows_stake BEFORE UPDATE OF stake ON bets FOR EACH ROW WHEN (((new.stake < old.stake) AND (new.stake > 0))) EXECUTE FUNCTION bet_exposure_follows_stake()
  CREATE TRIGGER bets_exposure_noted AFTER UPDATE ON bets REFERENCING OLD TABLE AS old_bets NEW TABLE AS new_bets FOR EACH STATEMENT EXECUTE FUNCTION bets_note_exposure()
  CREATE TRIGGER bets_history_written AFTER UPDATE ON bets REFERENCING OLD TABLE AS old_bets NEW TABLE AS new_bets FOR EACH STATEMENT EXECUTE FUNCTION bets_write_history()

TABLE bonuses
  created_at timestamp with time zone NOT NULL
  currency text
  definition jsonb NOT NULL
  fed bigint NOT NULL DEFAULT 0
  for_everyone boolean NOT NULL
  id integer NOT NULL DEFAULT nextval('bonus_ids'::regclass)
  initial_pool bigint NOT NULL DEFAULT 0
  key text NOT NULL
  level_status text NOT NULL
  pool bigint NOT NULL DEFAULT 0
  pool_version integer NOT NULL DEFAULT 0
  promo_code text
  told_version integer NOT NULL DEFAULT 0
  type text NOT NULL
  valid_from timestamp with time zone
  valid_to timestamp with time zone
  CHECK ((fed >= 0))
  CHECK ((initial_pool >= 0))
  CHECK ((level_status = ANY (ARRAY['active'::text, 'created'::text, 'disabled'::text, 'finished'::text, 'paused'::text])))
  CHECK ((pool >= 0))
  CHECK ((type = ANY (ARRAY['comboboost'::text, 'freebet'::text, 'freebet_no_risk'::text, 'freebet_all_win'::text, 'freebet_only_win'::text, 'hunting'::text, 'lootbox'::text, 'hunting_tournament'::text])))
  FOREIGN KEY (currency) REFERENCES currencies(code)
  PRIMARY KEY (id)
  UNIQUE (key)
  UNIQUE (promo_code)

TABLE book_processes
  engine text[] NOT NULL
  has_hub boolean NOT NULL
  id uuid NOT NULL
  name text NOT NULL
  offer_nodes text[] NOT NULL DEFAULT '{}'::text[]
  roles text[] NOT NULL
  seen_at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
  settings jsonb NOT NULL
  started_at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
  PRIMARY KEY (id)

TABLE book_secrets
  name text NOT NULL
  value text NOT NULL
  PRIMARY KEY (name)

TABLE categories
  country_code text
  id integer NOT NULL
  key text NOT NULL
  names jsonb NOT NULL
  priority integer NOT NULL
  sport_id integer NOT NULL
  FOREIGN KEY (sport_id) REFERENCES sports(id)
  PRIMARY KEY (id)
  UNIQUE (sport_id, key)

TABLE comp_point_changes
  at timestamp with time zone NOT NULL
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  player_id integer NOT NULL
  points integer NOT NULL
  reason text NOT NULL
  CHECK ((points <> 0))
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  CREATE INDEX comp_point_changes_of_player ON comp_point_changes USING btree (player_id)

TABLE competitors
  aliases text[] NOT NULL
  city text
  country text
  id integer NOT NULL
  name text NOT NULL
  names jsonb
  primary_color text NOT NULL
  rating double precision NOT NULL
  secondary_color text NOT NULL
  short_name text NOT NULL
  sport_id integer NOT NULL
  stadium text
  FOREIGN KEY (sport_id) REFERENCES sports(id)
  PRIMARY KEY (id)

TABLE currencies
  code text NOT NULL
  exchange_margin integer NOT NULL DEFAULT 100
  fiat boolean NOT NULL
  max_stake bigint NOT NULL
  min_stake bigint NOT NULL
  min_withdrawal bigint NOT NULL DEFAULT 1
  subunits integer NOT NULL
  CHECK (((exchange_margin >= 0) AND (exchange_margin <= 5000)))
  CHECK ((min_withdrawal > 0))
  PRIMARY KEY (code)

TABLE currency_rates
  at timestamp with time zone NOT NULL
  currency text NOT NULL
  units_per_euro numeric NOT NULL
  CHECK ((units_per_euro > (0)::numeric))
  FOREIGN KEY (currency) REFERENCES currencies(code)
  PRIMARY KEY (currency, at)

TABLE debt_collections
  amount bigint NOT NULL
  at timestamp with time zone NOT NULL
  debt_account bigint NOT NULL
  debt_rate numeric NOT NULL
  from_account bigint NOT NULL
  from_rate numeric NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  in_transfer bigint NOT NULL
  out_transfer bigint NOT NULL
  repaid bigint NOT NULL
  CHECK ((amount > 0))
  CHECK ((debt_account <> from_account))
  CHECK ((repaid > 0))
  FOREIGN KEY (debt_account) REFERENCES wallet_accounts(id)
  FOREIGN KEY (from_account) REFERENCES wallet_accounts(id)
  PRIMARY KEY (id)
  UNIQUE (in_transfer)
  UNIQUE (out_transfer)
  CREATE INDEX debt_collections_of_debt ON debt_collections USING btree (debt_account)

TABLE deposit_intents
  account_id bigint NOT NULL
  amount bigint NOT NULL
  ask_at timestamp with time zone
  body_hash text NOT NULL
  changed_at timestamp with time zone NOT NULL
  chargeback_transfer bigint
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  expires_at timestamp with time zone NOT NULL
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  key text NOT NULL
  kind text NOT NULL
  method_id integer
  owed bigint NOT NULL DEFAULT 0
  owed_transfer bigint
  passed_limit boolean NOT NULL DEFAULT false
  player_id integer NOT NULL
  provider text NOT NULL
  reason text
  reference text
  state text NOT NULL DEFAULT 'created'::text
  token text NOT NULL
  transfer_id bigint
  url text NOT NULL
  CHECK (((ask_at IS NOT NULL) = (state = ANY (ARRAY['created'::text, 'pending'::text]))))
  CHECK (((reason IS NOT NULL) = (state = 'failed'::text)))
  CHECK (((state <> ALL (ARRAY['succeeded'::text, 'charged_back'::text])) OR (reference IS NOT NULL)))
  CHECK (((transfer_id IS NOT NULL) = (state = ANY (ARRAY['succeeded'::text, 'charged_back'::text]))))
  CHECK ((amount > 0))
  CHECK ((kind = ANY (ARRAY['page'::text, 'iframe'::text, 'script'::text])))
  CHECK ((owed >= 0))
  CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'expired'::text, 'charged_back'::text])))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  FOREIGN KEY (currency) REFERENCES currencies(code)
  FOREIGN KEY (method_id) REFERENCES payment_methods(id)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  UNIQUE (chargeback_transfer)
  UNIQUE (owed_transfer)
  UNIQUE (player_id, key)
  UNIQUE (provider, reference)
  UNIQUE (token)
  UNIQUE (transfer_id)
  CREATE INDEX deposit_intents_of_player ON deposit_intents USING btree (player_id, id)
  CREATE INDEX deposit_intents_to_ask ON deposit_intents USING btree (ask_at) WHERE (ask_at IS NOT NULL)

TABLE deposits_by_hand
  account_id bigint NOT NULL
  amount bigint NOT NULL
  at timestamp with time zone NOT NULL
  reference text NOT NULL
  transfer_id bigint NOT NULL
  CHECK ((amount > 0))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  PRIMARY KEY (reference)
  UNIQUE (transfer_id)

TABLE detached_months
  detached_at timestamp with time zone NOT NULL
  ends_at timestamp with time zone NOT NULL
  name text NOT NULL
  PRIMARY KEY (name)

TABLE embed_codes
  code_hash text NOT NULL
  expires_at timestamp with time zone NOT NULL
  host_id integer NOT NULL
  nonce text NOT NULL
  player_id integer NOT NULL
  used_at timestamp with time zone
  FOREIGN KEY (host_id) REFERENCES embed_hosts(id)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (code_hash)
  UNIQUE (nonce)
  CREATE INDEX embed_codes_expiry ON embed_codes USING btree (expires_at)
  CREATE INDEX embed_codes_of_player ON embed_codes USING btree (player_id) WHERE (used_at IS NULL)

TABLE embed_hosts
  created_at timestamp with time zone NOT NULL
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  name text NOT NULL
  origin text NOT NULL
  removed_at timestamp with time zone
  sealed_key text NOT NULL
  wallet text NOT NULL DEFAULT 'book'::text
  wallet_url text
  CHECK (((wallet = 'seamless'::text) = (wallet_url IS NOT NULL)))
  CHECK ((wallet = ANY (ARRAY['book'::text, 'seamless'::text])))
  PRIMARY KEY (id)
  UNIQUE (origin)

TABLE embed_players
  created_at timestamp with time zone NOT NULL
  email text
  external_id text NOT NULL
  host_id integer NOT NULL
  player_id integer NOT NULL
  FOREIGN KEY (host_id) REFERENCES embed_hosts(id)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (host_id, external_id)
  UNIQUE (player_id)

TABLE embed_requests
  at timestamp with time zone NOT NULL
  host_id integer NOT NULL
  request_id text NOT NULL
  FOREIGN KEY (host_id) REFERENCES embed_hosts(id)
  PRIMARY KEY (host_id, request_id)
  CREATE INDEX embed_requests_at ON embed_requests USING btree (at)

TABLE ended_sessions
  ended_at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  player_id integer NOT NULL
  session_id integer NOT NULL
  PRIMARY KEY (id)

TABLE event_groups
  failovers integer NOT NULL DEFAULT 0
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  offered_at timestamp with time zone
  offered_id integer
  PRIMARY KEY (id)

TABLE event_mappings
  confirmed_at timestamp with time zone NOT NULL
  group_id bigint NOT NULL
  match_id integer NOT NULL
  provider text NOT NULL
  urn text NOT NULL
  FOREIGN KEY (group_id) REFERENCES event_groups(id)
  PRIMARY KEY (provider, urn)
  UNIQUE (group_id, provider)
  UNIQUE (match_id)

TABLE event_receivers
  attempts integer NOT NULL DEFAULT 0
  created_at timestamp with time zone NOT NULL
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  last_fault text
  name text NOT NULL
  next_at timestamp with time zone
  position bigint NOT NULL
  removed_at timestamp with time zone
  sealed_key text NOT NULL
  url text
  PRIMARY KEY (id)
  UNIQUE (name)

TABLE exchange_quotes
  amount bigint NOT NULL
  expires_at timestamp with time zone NOT NULL
  from_currency text NOT NULL
  id text NOT NULL
  player_id integer NOT NULL
  received bigint NOT NULL
  to_currency text NOT NULL
  CHECK ((amount > 0))
  CHECK ((received > 0))
  FOREIGN KEY (from_currency) REFERENCES currencies(code)
  FOREIGN KEY (player_id) REFERENCES players(id)
  FOREIGN KEY (to_currency) REFERENCES currencies(code)
  PRIMARY KEY (id)
  CREATE INDEX exchange_quotes_by_end ON exchange_quotes USING btree (expires_at)

TABLE exchanges
  amount bigint NOT NULL
  at timestamp with time zone NOT NULL
  body_hash text NOT NULL
  from_account bigint NOT NULL
  from_rate numeric NOT NULL
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  in_transfer bigint NOT NULL
  key text NOT NULL
  margin integer NOT NULL DEFAULT 0
  out_transfer bigint NOT NULL
  player_id integer NOT NULL
  quote_id text
  received bigint NOT NULL
  to_account bigint NOT NULL
  to_rate numeric NOT NULL
  CHECK ((amount > 0))
  CHECK ((from_account <> to_account))
  CHECK ((received > 0))
  FOREIGN KEY (from_account) REFERENCES wallet_accounts(id)
  FOREIGN KEY (player_id) REFERENCES players(id)
  FOREIGN KEY (to_account) REFERENCES wallet_accounts(id)
  PRIMARY KEY (id)
  UNIQUE (in_transfer)
  UNIQUE (out_transfer)
  UNIQUE (player_id, key)
  CREATE INDEX exchanges_of_player ON exchanges USING btree (player_id, at)

TABLE exported_events
  at timestamp with time zone NOT NULL
  data jsonb NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  player_id integer NOT NULL
  position bigint
  type text NOT NULL
  PRIMARY KEY (id)
  UNIQUE ("position")
  CREATE INDEX exported_events_new ON exported_events USING btree (id) WHERE ("position" IS NULL)

TABLE exposure_moves
  amount bigint NOT NULL
  bet_id bigint NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  PRIMARY KEY (id)

TABLE exposures
  cut_from bigint NOT NULL
  holder integer NOT NULL
  market_id integer NOT NULL
  match_id bigint NOT NULL
  outcome_id text NOT NULL
  quota bigint NOT NULL
  specifier text NOT NULL
  used bigint NOT NULL
  CHECK ((used >= 0))
  PRIMARY KEY (match_id, market_id, specifier, outcome_id, holder)

TABLE farmed_events
  bet_id bigint NOT NULL
  event_id bigint NOT NULL
  issue_id integer NOT NULL
  FOREIGN KEY (issue_id) REFERENCES player_bonuses(id)
  PRIMARY KEY (issue_id, event_id)
  CREATE INDEX farmed_events_of_bet ON farmed_events USING btree (bet_id)

TABLE favourites
  created_at timestamp with time zone NOT NULL
  object_id integer NOT NULL
  player_id integer NOT NULL
  type text NOT NULL
  CHECK ((type = ANY (ARRAY['events'::text, 'tournaments'::text, 'competitors'::text])))
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (player_id, type, object_id)

TABLE feed_messages
  body text NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  match_id integer
  provider text NOT NULL
  received_at timestamp with time zone NOT NULL
  PRIMARY KEY (id)
  CREATE INDEX feed_messages_match ON feed_messages USING btree (match_id)

TABLE feed_numbers
  id integer NOT NULL
  urn text NOT NULL
  PRIMARY KEY (urn)

TABLE feed_producers
  alive_at timestamp with time zone
  checkpoint_at timestamp with time zone
  last_request_id integer NOT NULL DEFAULT 0
  name text NOT NULL
  not_before timestamp with time zone
  phase text NOT NULL
  played_at timestamp with time zone
  producer text NOT NULL
  provider text NOT NULL
  updated_at timestamp with time zone NOT NULL
  why text
  window_ms bigint NOT NULL
  PRIMARY KEY (provider, producer)

TABLE feed_profiles
  language text NOT NULL DEFAULT 'en'::text
  name text NOT NULL
  provider text NOT NULL
  urn text NOT NULL
  PRIMARY KEY (provider, urn, language)

TABLE feed_recoveries
  after_at timestamp with time zone
  answered_at timestamp with time zone
  asked_at timestamp with time zone NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  outcome text NOT NULL DEFAULT 'asked'::text
  producer text NOT NULL
  provider text NOT NULL
  request_id integer NOT NULL
  CHECK ((outcome = ANY (ARRAY['asked'::text, 'accepted'::text, 'refused'::text, 'failed'::text, 'complete'::text])))
  PRIMARY KEY (id)
  CREATE INDEX feed_recoveries_asked ON feed_recoveries USING btree (provider, producer, asked_at)

TABLE feed_rejects
  body text NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  provider text NOT NULL
  received_at timestamp with time zone NOT NULL
  routing_key text NOT NULL
  why text NOT NULL
  PRIMARY KEY (id)
  CREATE INDEX feed_rejects_received ON feed_rejects USING btree (received_at)

TABLE feed_sessions
  generation integer NOT NULL
  languages text[] NOT NULL DEFAULT '{}'::text[]
  packages jsonb NOT NULL DEFAULT '[]'::jsonb
  pending integer NOT NULL
  provider text NOT NULL
  since timestamp with time zone NOT NULL
  state text NOT NULL
  updated_at timestamp with time zone NOT NULL
  why text
  PRIMARY KEY (provider)

TABLE feed_unknowns
  kind text NOT NULL
  name text NOT NULL
  provider text NOT NULL
  seen_at timestamp with time zone NOT NULL
  times integer NOT NULL
  why text
  CHECK ((kind = ANY (ARRAY['market'::text, 'event'::text, 'producer'::text])))
  PRIMARY KEY (provider, kind, name)

TABLE feed_words
  kind text NOT NULL
  language text NOT NULL
  number integer NOT NULL
  provider text NOT NULL
  words text NOT NULL
  CHECK ((kind = ANY (ARRAY['match_status'::text, 'void_reason'::text, 'sport'::text])))
  PRIMARY KEY (provider, kind, number, language)

TABLE host_accounts
  account_id bigint NOT NULL
  ask_at timestamp with time zone
  balance bigint
  external_id text NOT NULL
  host_id integer NOT NULL
  said_at timestamp with time zone
  stale_since timestamp with time zone
  version bigint NOT NULL DEFAULT 0
  CHECK (((stale_since IS NULL) = (ask_at IS NULL)))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  FOREIGN KEY (host_id) REFERENCES embed_hosts(id)
  PRIMARY KEY (account_id)
  CREATE INDEX host_accounts_of_host ON host_accounts USING btree (host_id)
  CREATE INDEX host_accounts_to_ask ON host_accounts USING btree (ask_at) WHERE (ask_at IS NOT NULL)

TABLE host_payments
  account_id bigint NOT NULL
  amount bigint NOT NULL
  bet_id bigint
  ended_at timestamp with time zone
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  key text NOT NULL DEFAULT ('pay_'::text || replace((gen_random_uuid())::text, '-'::text, ''::text))
  kind text NOT NULL
  last_fault text
  made_at timestamp with time zone NOT NULL
  purpose text NOT NULL
  reason text
  state text NOT NULL DEFAULT 'asked'::text
  tries integer NOT NULL DEFAULT 0
  try_at timestamp with time zone
  until timestamp with time zone
  CHECK (((kind = 'debit'::text) = (until IS NOT NULL)))
  CHECK (((kind = 'debit'::text) OR (state = ANY (ARRAY['asked'::text, 'done'::text]))))
  CHECK (((state = ANY (ARRAY['done'::text, 'refused'::text, 'rolled_back'::text])) = (ended_at IS NOT NULL)))
  CHECK (((try_at IS NULL) = (ended_at IS NOT NULL)))
  CHECK ((amount > 0))
  CHECK ((kind = ANY (ARRAY['debit'::text, 'credit'::text])))
  CHECK ((state = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text, 'rolling_back'::text, 'rolled_back'::text])))
  FOREIGN KEY (account_id) REFERENCES host_accounts(account_id)
  PRIMARY KEY (id)
  UNIQUE (key)
  CREATE INDEX host_payments_due ON host_payments USING btree (try_at) WHERE (try_at IS NOT NULL)
  CREATE INDEX host_payments_of_account ON host_payments USING btree (account_id, id)

TABLE imported_fixtures
  match_id integer NOT NULL
  round text
  starts_at timestamp with time zone NOT NULL
  FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE
  PRIMARY KEY (match_id)

TABLE jackpot_draws
  at timestamp with time zone NOT NULL
  bet_id bigint NOT NULL
  client_key text
  contribution bigint NOT NULL
  is_hit boolean NOT NULL
  miss_weight bigint NOT NULL
  round_id integer NOT NULL
  was_due boolean NOT NULL
  win_weight bigint NOT NULL
  CHECK ((contribution >= 0))
  FOREIGN KEY (round_id) REFERENCES jackpot_rounds(id)
  PRIMARY KEY (bet_id, round_id)
  CREATE INDEX jackpot_draws_of_round ON jackpot_draws USING btree (round_id)

TABLE jackpot_entries
  bet_id bigint NOT NULL
  client_key text NOT NULL
  jackpot_id integer NOT NULL
  stake bigint NOT NULL
  state text NOT NULL DEFAULT 'waiting'::text
  CHECK ((stake > 0))
  CHECK ((state = ANY (ARRAY['waiting'::text, 'drawn'::text, 'left_out'::text])))
  FOREIGN KEY (bet_id) REFERENCES bets(id)
  PRIMARY KEY (bet_id, jackpot_id)
  CREATE INDEX jackpot_entries_waiting ON jackpot_entries USING btree (bet_id) WHERE (state = 'waiting'::text)

TABLE jackpot_hits
  amount bigint NOT NULL
  amount_eur bigint NOT NULL
  bet_id bigint NOT NULL
  created_at timestamp with time zone NOT NULL
  decided_at timestamp with time zone
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  jackpot_id integer NOT NULL
  level smallint NOT NULL
  paid_at timestamp with time zone
  player_id integer NOT NULL
  reason text
  round_id integer NOT NULL
  seen_at timestamp with time zone
  status text NOT NULL
  CHECK (((paid_at IS NOT NULL) = (status = 'paid'::text)))
  CHECK (((reason IS NOT NULL) = (status = 'declined'::text)))
  CHECK ((amount > 0))
  CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'paid'::text, 'declined'::text])))
  FOREIGN KEY (bet_id) REFERENCES bets(id)
  FOREIGN KEY (jackpot_id) REFERENCES jackpots(id)
  FOREIGN KEY (player_id) REFERENCES players(id)
  FOREIGN KEY (round_id) REFERENCES jackpot_rounds(id)
  PRIMARY KEY (id)
  UNIQUE (round_id)
  CREATE INDEX jackpot_hits_due ON jackpot_hits USING btree (id) WHERE (status = 'approved'::text)
  CREATE INDEX jackpot_hits_of_player ON jackpot_hits USING btree (player_id)

TABLE jackpot_rounds
  began_with bigint NOT NULL
  begun_at timestamp with time zone NOT NULL
  commitment text NOT NULL
  ended_at timestamp with time zone
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  is_due boolean NOT NULL DEFAULT false
  jackpot_id integer NOT NULL
  level smallint NOT NULL
  pool bigint NOT NULL
  round integer NOT NULL
  seed text NOT NULL
  CHECK ((pool >= 0))
  CHECK ((seed ~ '^[0-9a-f]{64}$'::text))
  FOREIGN KEY (jackpot_id) REFERENCES jackpots(id)
  PRIMARY KEY (id)
  UNIQUE (jackpot_id, level, round)
  CREATE UNIQUE INDEX jackpot_rounds_open ON jackpot_rounds USING btree (jackpot_id, level) WHERE (ended_at IS NULL)

TABLE jackpots
  closed_at timestamp with time zone
  code text NOT NULL
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  definition jsonb NOT NULL
  finished_at timestamp with time zone
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  status text NOT NULL DEFAULT 'active'::text
  CHECK (((finished_at IS NOT NULL) = (status = 'finished'::text)))
  CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'finished'::text])))
  FOREIGN KEY (currency) REFERENCES currencies(code)
  PRIMARY KEY (id)
  CREATE UNIQUE INDEX jackpots_one ON jackpots USING btree (code) WHERE (status <> 'finished'::text)

TABLE kick_offs_told
  at timestamp with time zone NOT NULL
  match_id integer NOT NULL
  FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE
  PRIMARY KEY (match_id)

TABLE ledger_rules
  after_transfer bigint NOT NULL
  name text NOT NULL
  PRIMARY KEY (name)

TABLE loot_boxes
  client_key text
  commitment text NOT NULL
  contents jsonb NOT NULL
  drawn smallint
  freebet_id integer
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  issue_id integer NOT NULL
  multiplier integer
  number smallint NOT NULL
  opened_at timestamp with time zone
  points bigint NOT NULL
  seed text NOT NULL
  CHECK ((((opened_at IS NULL) = (client_key IS NULL)) AND ((opened_at IS NULL) = (freebet_id IS NULL)) AND ((opened_at IS NULL) = (drawn IS NULL)) AND ((opened_at IS NULL) = (multiplier IS NULL))))
  CHECK ((number > 0))
  CHECK ((points >= 0))
  CHECK ((seed ~ '^[0-9a-f]{64}$'::text))
  FOREIGN KEY (freebet_id) REFERENCES player_bonuses(id)
  FOREIGN KEY (issue_id) REFERENCES player_bonuses(id)
  PRIMARY KEY (id)
  UNIQUE (freebet_id)
  UNIQUE (issue_id, client_key)
  UNIQUE (issue_id, number)

TABLE maintenance_windows
  announced_at timestamp with time zone NOT NULL
  begins_at timestamp with time zone NOT NULL
  cancelled_at timestamp with time zone
  ends_at timestamp with time zone NOT NULL
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY
  told boolean NOT NULL DEFAULT false
  CHECK ((ends_at > begins_at))
  PRIMARY KEY (id)
  CREATE INDEX maintenance_windows_ahead ON maintenance_windows USING btree (ends_at) WHERE (cancelled_at IS NULL)
  CREATE INDEX maintenance_windows_untold ON maintenance_windows USING btree (id) WHERE (NOT told)

TABLE mapping_rejects
  one_id integer NOT NULL
  other_id integer NOT NULL
  rejected_at timestamp with time zone NOT NULL
  CHECK ((one_id < other_id))
  PRIMARY KEY (one_id, other_id)

TABLE market_cancels
  bet_id bigint
  ends_at timestamp with time zone
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  is_rollback boolean NOT NULL
  keeps_results boolean NOT NULL DEFAULT false
  market_id integer
  match_id bigint
  message_id bigint NOT NULL
  outcome_id text
  received_at timestamp with time zone NOT NULL
  said_at timestamp with time zone NOT NULL
  specifier text
  starts_at timestamp with time zone
  void_reason text
  CHECK (((bet_id IS NULL) <> (match_id IS NULL)))
  CHECK (((market_id IS NULL) = (specifier IS NULL)))
  FOREIGN KEY (message_id) REFERENCES settlement_messages(id)
  PRIMARY KEY (id)
  CREATE INDEX market_cancels_of_bet ON market_cancels USING btree (bet_id)
  CREATE INDEX market_cancels_of_match ON market_cancels USING btree (match_id)
  CREATE INDEX market_cancels_received ON market_cancels USING btree (received_at)

TABLE market_deductions
  market_id integer NOT NULL
  match_id bigint NOT NULL
  outcome_id text NOT NULL
  percent smallint NOT NULL
  priced_to timestamp with time zone NOT NULL
  said_at timestamp with time zone NOT NULL
  specifier text NOT NULL
  CHECK (((percent >= 0) AND (percent <= 100)))
  PRIMARY KEY (match_id, market_id, specifier, outcome_id)

TABLE market_descriptions
  groups text[] NOT NULL
  is_flex_score boolean NOT NULL DEFAULT false
  language text NOT NULL
  market_id integer NOT NULL
  name text NOT NULL
  outcomes jsonb NOT NULL
  provider text NOT NULL
  variant text NOT NULL DEFAULT ''::text
  PRIMARY KEY (provider, market_id, variant, language)

TABLE market_results
  by_words boolean NOT NULL DEFAULT false
  dead_heat_factors jsonb NOT NULL DEFAULT '{}'::jsonb
  decided_at timestamp with time zone
  final_text text NOT NULL
  market_id integer NOT NULL
  match_id bigint NOT NULL
  others text DEFAULT 'void'::text
  outcome_facts jsonb NOT NULL DEFAULT '{}'::jsonb
  outcomes jsonb NOT NULL
  recorded_at timestamp with time zone NOT NULL
  said_at timestamp with time zone NOT NULL
  specifier text NOT NULL
  void_reason text
  CHECK ((others = ANY (ARRAY['void'::text, 'lose'::text])))
  PRIMARY KEY (match_id, market_id, specifier)
  CREATE INDEX market_results_recorded ON market_results USING btree (recorded_at)
  CREATE TRIGGER market_results_decided BEFORE INSERT OR UPDATE ON market_results FOR EACH ROW EXECUTE FUNCTION market_results_note_decision()

TABLE market_words
  final_text text NOT NULL DEFAULT ''::text
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  is_rollback boolean NOT NULL
  market_id integer NOT NULL
  match_id bigint NOT NULL
  others text
  outcomes jsonb
  place bigint NOT NULL DEFAULT 0
  said_at timestamp with time zone NOT NULL
  specifier text NOT NULL
  void_reason text
  PRIMARY KEY (id)
  CREATE INDEX market_words_market ON market_words USING btree (match_id, market_id, specifier)

TABLE matches
  anchor_at timestamp with time zone NOT NULL
  anchor_ms double precision NOT NULL DEFAULT 0
  away_id integer
  changed_at timestamp with time zone
  competitor_ids integer[]
  described_start timestamp with time zone
  ends_at timestamp with time zone
  feed_state json
  home_id integer
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  length_ms integer NOT NULL DEFAULT 0
  names jsonb
  origin text NOT NULL
  score jsonb
  seed text NOT NULL
  setup jsonb
  sides_said_at timestamp with time zone
  sides_swapped_at timestamp with time zone
  speed double precision NOT NULL
  start_said_at timestamp with time zone
  starts_at timestamp with time zone NOT NULL
  stated_start timestamp with time zone
  status smallint NOT NULL DEFAULT 0
  tournament_id integer NOT NULL
  type text NOT NULL
  venue jsonb
  CHECK (((status >= 0) AND (status <= 5)))
  CHECK (((type <> 'match'::text) = ((names IS NOT NULL) AND (ends_at IS NOT NULL))))
  CHECK (((type = 'match'::text) = ((home_id IS NOT NULL) AND (away_id IS NOT NULL))))
  CHECK (((type = ANY (ARRAY['outright'::text, 'race'::text])) = (competitor_ids IS NOT NULL)))
  CHECK ((home_id <> away_id))
  CHECK ((origin = ANY (ARRAY['programme'::text, 'filler'::text, 'import'::text, 'outright'::text, 'feed'::text])))
  CHECK ((speed > (0)::double precision))
  CHECK ((type = ANY (ARRAY['match'::text, 'outright'::text, 'race'::text, 'draw'::text])))
  FOREIGN KEY (away_id) REFERENCES competitors(id)
  FOREIGN KEY (home_id) REFERENCES competitors(id)
  FOREIGN KEY (tournament_id) REFERENCES tournaments(id)
  PRIMARY KEY (id)
  UNIQUE (seed)
  CREATE INDEX matches_called_off ON matches USING btree (type, id) WHERE (status = 5)
  CREATE INDEX matches_finished ON matches USING btree (starts_at DESC, id) WHERE ((status = 4) AND (type = 'match'::text))
  CREATE INDEX matches_finished_away ON matches USING btree (away_id, starts_at DESC) WHERE ((status = 4) AND (type = 'match'::text))
  CREATE INDEX matches_finished_home ON matches USING btree (home_id, starts_at DESC) WHERE ((status = 4) AND (type = 'match'::text))
  CREATE INDEX matches_finished_of_league ON matches USING btree (tournament_id, starts_at DESC) WHERE ((status = 4) AND (type = 'match'::text))
  CREATE INDEX matches_of_additional_providers ON matches USING btree (type, starts_at) WHERE (type = ANY (ARRAY['race'::text, 'draw'::text]))
  CREATE INDEX matches_open ON matches USING btree (starts_at) WHERE (status < 3)
  CREATE TRIGGER matches_changed BEFORE UPDATE OF status, starts_at ON matches FOR EACH ROW WHEN (((old.status <> new.status) OR (old.starts_at <> new.starts_at))) EXECUTE FUNCTION matches_note_change()

TABLE messages
  attempts smallint NOT NULL DEFAULT 0
  created_at timestamp with time zone NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  kind text NOT NULL
  language text NOT NULL
  next_at timestamp with time zone
  player_id integer
  recipient text NOT NULL
  sign_up_id integer
  FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
  FOREIGN KEY (sign_up_id) REFERENCES sign_ups(id) ON DELETE CASCADE
  PRIMARY KEY (id)
  CREATE INDEX messages_due ON messages USING btree (next_at)
  CREATE INDEX messages_player ON messages USING btree (player_id) WHERE (player_id IS NOT NULL)
  CREATE INDEX messages_sign_up ON messages USING btree (sign_up_id) WHERE (sign_up_id IS NOT NULL)

TABLE notifications
  created_at timestamp with time zone NOT NULL
  data jsonb NOT NULL
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY
  object_id bigint
  object_type text
  player_id integer NOT NULL
  read_at timestamp with time zone
  template text NOT NULL
  type text NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  CREATE INDEX notifications_of_player ON notifications USING btree (player_id, id DESC)
  CREATE INDEX notifications_unread ON notifications USING btree (player_id) WHERE (read_at IS NULL)
  CREATE TRIGGER notifications_pushed AFTER INSERT ON notifications REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION queue_pushes()

TABLE offer_owner
  address text NOT NULL
  epoch integer NOT NULL
  is_only boolean NOT NULL DEFAULT true
  since timestamp with time zone NOT NULL
  CHECK (is_only)
  PRIMARY KEY (is_only)

TABLE operator_log
  answer text NOT NULL
  at timestamp with time zone NOT NULL
  command text NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  ok boolean NOT NULL
  words text[] NOT NULL
  PRIMARY KEY (id)
  CREATE TRIGGER operator_log_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON operator_log FOR EACH STATEMENT EXECUTE FUNCTION operator_log_refuse_change()

TABLE outbox
  events jsonb NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  player_id integer NOT NULL
  PRIMARY KEY (id)

TABLE passkey_challenges
  challenge text NOT NULL
  expires_at timestamp with time zone NOT NULL
  player_id integer
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (challenge)

TABLE passkeys
  counter bigint NOT NULL
  created_at timestamp with time zone NOT NULL
  credential_id text NOT NULL
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  last_used_at timestamp with time zone
  name text NOT NULL
  player_id integer NOT NULL
  public_key bytea NOT NULL
  transports text[] NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  UNIQUE (credential_id)
  CREATE INDEX passkeys_of_player ON passkeys USING btree (player_id)

TABLE past_addresses
  city text
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  player_id integer NOT NULL
  postal_code text
  street text
  until timestamp with time zone NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  CREATE INDEX past_addresses_of_player ON past_addresses USING btree (player_id, id)
  CREATE TRIGGER past_addresses_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON past_addresses FOR EACH STATEMENT EXECUTE FUNCTION past_addresses_refuse_change()

TABLE payment_events
  at timestamp with time zone NOT NULL
  deposit_id integer NOT NULL
  event_id text NOT NULL
  provider text NOT NULL
  said_hash text NOT NULL
  type text NOT NULL
  FOREIGN KEY (deposit_id) REFERENCES deposit_intents(id)
  PRIMARY KEY (provider, event_id)

TABLE payment_methods
  first_used_at timestamp with time zone NOT NULL
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  kind text NOT NULL
  label text NOT NULL
  player_id integer NOT NULL
  provider text NOT NULL
  token text NOT NULL
  CHECK ((kind = ANY (ARRAY['card'::text, 'bank_transfer'::text])))
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  UNIQUE (player_id, provider, token)

TABLE payouts
  changed_at timestamp with time zone NOT NULL
  provider text NOT NULL
  reason text
  reference text
  state text NOT NULL DEFAULT 'waiting'::text
  tell_at timestamp with time zone
  token text NOT NULL
  tries integer NOT NULL DEFAULT 0
  withdrawal_id integer NOT NULL
  CHECK (((reason IS NOT NULL) = (state = 'refused'::text)))
  CHECK (((reference IS NOT NULL) = (state = 'paid'::text)))
  CHECK (((tell_at IS NOT NULL) = (state = 'waiting'::text)))
  CHECK ((state = ANY (ARRAY['waiting'::text, 'paid'::text, 'refused'::text])))
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal_requests(id)
  PRIMARY KEY (withdrawal_id)
  UNIQUE (token)
  CREATE INDEX payouts_to_tell ON payouts USING btree (tell_at) WHERE (tell_at IS NOT NULL)

TABLE person_keys
  hash text NOT NULL
  kind text NOT NULL
  player_id integer NOT NULL
  CHECK ((kind = ANY (ARRAY['phone'::text, 'email'::text, 'personal_number'::text, 'method'::text, 'name'::text, 'home'::text])))
  FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
  PRIMARY KEY (player_id, kind, hash)
  CREATE INDEX person_keys_hash ON person_keys USING btree (hash, kind)

TABLE phone_verifications
  attempts smallint NOT NULL DEFAULT 0
  code_expires_at timestamp with time zone
  code_hash text
  phone text NOT NULL
  player_id integer NOT NULL
  resend_at timestamp with time zone NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
  PRIMARY KEY (player_id)

TABLE play_sessions
  check_ms bigint
  continued_at timestamp with time zone
  player_id integer NOT NULL
  rest_ms bigint NOT NULL
  seen_at timestamp with time zone NOT NULL
  started_at timestamp with time zone NOT NULL
  CHECK ((check_ms > 0))
  CHECK ((rest_ms > 0))
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (player_id)

TABLE player_bonuses
  activated_at timestamp with time zone
  amount bigint
  bonus_id integer NOT NULL
  boost_multiplier integer NOT NULL DEFAULT 10000
  created_at timestamp with time zone NOT NULL
  currency text
  expired_at timestamp with time zone
  expires_at timestamp with time zone
  id integer NOT NULL DEFAULT nextval('bonus_ids'::regclass)
  is_end_told boolean NOT NULL DEFAULT false
  overridden boolean NOT NULL DEFAULT false
  player_id integer NOT NULL
  points bigint NOT NULL DEFAULT 0
  points_at timestamp with time zone NOT NULL
  seen boolean NOT NULL DEFAULT false
  source text NOT NULL
  steps_paid integer NOT NULL DEFAULT 0
  times_used integer NOT NULL DEFAULT 0
  uses_count integer
  CHECK (((amount IS NULL) OR ((currency IS NOT NULL) AND (uses_count IS NOT NULL))))
  CHECK (((times_used >= 0) AND ((uses_count IS NULL) OR (times_used <= uses_count))))
  CHECK ((amount > 0))
  CHECK ((boost_multiplier >= 10000))
  CHECK ((uses_count > 0))
  FOREIGN KEY (bonus_id) REFERENCES bonuses(id)
  FOREIGN KEY (currency) REFERENCES currencies(code)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  UNIQUE (bonus_id, player_id, source)
  CREATE INDEX player_bonuses_ending ON player_bonuses USING btree (expires_at) WHERE ((expired_at IS NULL) AND (amount IS NOT NULL) AND (NOT is_end_told))
  CREATE INDEX player_bonuses_of_player ON player_bonuses USING btree (player_id)
  CREATE INDEX player_bonuses_overridden ON player_bonuses USING btree (id) WHERE overridden
  CREATE INDEX player_bonuses_ranked ON player_bonuses USING btree (bonus_id, points DESC, points_at, id)
  CREATE INDEX player_bonuses_to_expire ON player_bonuses USING btree (expires_at) WHERE (expired_at IS NULL)

TABLE player_debts
  account_id bigint NOT NULL
  amount bigint NOT NULL
  CHECK ((amount >= 0))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  PRIMARY KEY (account_id)
  CREATE INDEX player_debts_open ON player_debts USING btree (account_id) WHERE (amount > 0)

TABLE player_groups
  added_at timestamp with time zone NOT NULL
  group_id text NOT NULL
  player_id integer NOT NULL
  CHECK ((group_id ~ '^[a-z0-9][a-z0-9-]{0,79}$'::text))
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (player_id, group_id)

TABLE player_holds
  created_at timestamp with time zone NOT NULL
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  kinds text[] NOT NULL DEFAULT '{}'::text[]
  matched_id integer
  player_id integer NOT NULL
  reason text NOT NULL
  released_at timestamp with time zone
  CHECK (((reason = 'same_person'::text) = (matched_id IS NOT NULL)))
  CHECK ((reason = ANY (ARRAY['under_age'::text, 'same_person'::text])))
  PRIMARY KEY (id)
  CREATE INDEX player_holds_open ON player_holds USING btree (player_id) WHERE (released_at IS NULL)
  CREATE UNIQUE INDEX player_holds_age ON player_holds USING btree (player_id) WHERE ((reason = 'under_age'::text) AND (released_at IS NULL))
  CREATE UNIQUE INDEX player_holds_match ON player_holds USING btree (player_id, matched_id)

TABLE player_languages
  locale text NOT NULL
  player_id integer NOT NULL
  requested_at timestamp with time zone NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (player_id, locale)

TABLE player_limits
  amount bigint
  confirm_from timestamp with time zone
  confirm_until timestamp with time zone
  created_at timestamp with time zone NOT NULL
  currency text
  disable_at timestamp with time zone
  ended_at timestamp with time zone
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  is_imposed boolean NOT NULL DEFAULT false
  next_amount bigint
  period text
  player_id integer NOT NULL
  strategy text
  time_zone text NOT NULL DEFAULT 'UTC'::text
  type text NOT NULL
  CHECK (((amount IS NULL) = (type = ANY (ARRAY['coolingoff'::text, 'selfexclusion'::text]))))
  CHECK (((confirm_until IS NULL) OR (confirm_from IS NOT NULL)))
  CHECK (((currency IS NOT NULL) = (type = ANY (ARRAY['bet'::text, 'loss'::text, 'wager'::text, 'deposit'::text]))))
  CHECK (((disable_at IS NOT NULL) = (type = ANY (ARRAY['coolingoff'::text, 'selfexclusion'::text]))))
  CHECK (((period IS NOT NULL) = (type = ANY (ARRAY['loss'::text, 'wager'::text, 'deposit'::text, 'time'::text, 'activity'::text]))))
  CHECK (((strategy IS NOT NULL) = (period IS NOT NULL)))
  CHECK ((amount > 0))
  CHECK ((next_amount > 0))
  CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])))
  CHECK ((strategy = ANY (ARRAY['calendar'::text, 'rolling'::text])))
  CHECK ((type = ANY (ARRAY['activity'::text, 'sportsbook_session'::text, 'session'::text, 'bet'::text, 'time'::text, 'loss'::text, 'wager'::text, 'deposit'::text, 'reality_check'::text, 'selfexclusion'::text, 'coolingoff'::text])))
  FOREIGN KEY (currency) REFERENCES currencies(code)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  CREATE INDEX player_limits_of_player ON player_limits USING btree (player_id)
  CREATE UNIQUE INDEX player_limits_one ON player_limits USING btree (player_id, type, COALESCE(period, ''::text), COALESCE(strategy, ''::text), is_imposed) WHERE ((ended_at IS NULL) AND (amount IS NOT NULL))
  CREATE TRIGGER player_limits_exported AFTER INSERT OR UPDATE ON player_limits FOR EACH ROW EXECUTE FUNCTION export_limit()

TABLE player_minutes
  kind text NOT NULL
  minute timestamp with time zone NOT NULL
  player_id integer NOT NULL
  CHECK ((kind = ANY (ARRAY['active'::text, 'play'::text])))
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (player_id, kind, minute)

TABLE player_settings
  accept_mode text NOT NULL
  odds_format text NOT NULL
  player_id integer NOT NULL
  push_subscription text
  stakes jsonb NOT NULL
  updated_at timestamp with time zone NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (player_id)

TABLE players
  auth_phone_number text
  auth_phone_since timestamp with time zone
  born_on date
  city text
  closed_at timestamp with time zone
  country text
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  email text
  first_name text
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY
  is_operator boolean NOT NULL DEFAULT false
  known_by text
  language text NOT NULL DEFAULT 'en'::text
  last_name text
  mobile_phone text
  nickname text
  nickname_look text
  password_hash text NOT NULL
  personal_number text
  postal_code text
  street text
  terms_accepted_at timestamp with time zone
  CHECK ((country ~ '^[A-Z]{2}$'::text))
  CHECK ((email = lower(email)))
  PRIMARY KEY (id)
  UNIQUE (auth_phone_number)
  UNIQUE (email)
  CREATE INDEX players_known_by ON players USING btree (known_by)
  CREATE INDEX players_personal_number ON players USING btree (personal_number) WHERE (personal_number IS NOT NULL)
  CREATE UNIQUE INDEX players_nickname_look ON players USING btree (nickname_look)

TABLE postponements
  match_id integer NOT NULL
  planned_at timestamp with time zone NOT NULL
  void_at timestamp with time zone
  FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE
  PRIMARY KEY (match_id)
  CREATE INDEX postponements_due ON postponements USING btree (void_at)

TABLE prediction_votes
  created_at timestamp with time zone NOT NULL
  match_id integer NOT NULL
  outcome text NOT NULL
  player_id integer NOT NULL
  CHECK ((outcome = ANY (ARRAY['home'::text, 'draw'::text, 'away'::text])))
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (match_id, player_id)

TABLE provider_heartbeats
  heard_at timestamp with time zone NOT NULL
  is_lost boolean NOT NULL
  producer text NOT NULL
  provider text NOT NULL
  PRIMARY KEY (provider, producer)

TABLE provider_statuses
  changed_at timestamp with time zone NOT NULL
  provider text NOT NULL
  status text NOT NULL
  told text NOT NULL
  CHECK ((status = ANY (ARRAY['up'::text, 'down'::text])))
  PRIMARY KEY (provider)

TABLE push_messages
  attempts smallint NOT NULL DEFAULT 0
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  next_at timestamp with time zone NOT NULL
  notification_id integer NOT NULL
  subscription_id bigint NOT NULL
  until timestamp with time zone NOT NULL
  FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE
  FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE
  PRIMARY KEY (id)
  UNIQUE (subscription_id, notification_id)
  CREATE INDEX push_messages_due ON push_messages USING btree (next_at)

TABLE push_subscriptions
  auth text NOT NULL
  created_at timestamp with time zone NOT NULL
  endpoint text NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  p256dh text NOT NULL
  player_id integer NOT NULL
  session_id integer
  topics text[] NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
  PRIMARY KEY (id)
  UNIQUE (endpoint)
  UNIQUE (session_id)
  CREATE INDEX push_subscriptions_of_player ON push_subscriptions USING btree (player_id)

TABLE rate_limits
  busy_until timestamp with time zone NOT NULL
  feature text NOT NULL
  key text NOT NULL
  PRIMARY KEY (feature, key)
  CREATE INDEX rate_limits_expiry ON rate_limits USING btree (busy_until)

TABLE recovery_codes
  code_hash text NOT NULL
  player_id integer NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (player_id, code_hash)

TABLE request_answers
  answer text NOT NULL
  at timestamp with time zone NOT NULL
  body_hash text NOT NULL
  call text NOT NULL DEFAULT ''::text
  key text NOT NULL
  player_id integer NOT NULL
  status smallint NOT NULL
  PRIMARY KEY (player_id, key)
  CREATE INDEX request_answers_age ON request_answers USING btree (at)

TABLE risk_limits
  market_class text NOT NULL
  per_market bigint NOT NULL
  per_outcome bigint NOT NULL
  per_player bigint NOT NULL
  sport_key text NOT NULL
  CHECK ((per_market > 0))
  CHECK ((per_outcome > 0))
  CHECK ((per_player > 0))
  PRIMARY KEY (sport_key, market_class)

TABLE role_leases
  fence bigint NOT NULL
  name text NOT NULL
  renewed_at timestamp with time zone NOT NULL
  PRIMARY KEY (name)

TABLE schema_function_sets
  applied_at timestamp with time zone NOT NULL DEFAULT now()
  checksum text NOT NULL
  PRIMARY KEY (checksum)

TABLE schema_functions
  applied_at timestamp with time zone NOT NULL DEFAULT now()
  checksum text NOT NULL
  name text NOT NULL
  PRIMARY KEY (name)

TABLE schema_migrations
  applied_at timestamp with time zone NOT NULL DEFAULT now()
  checksum text NOT NULL
  name text NOT NULL
  PRIMARY KEY (name)

TABLE sessions
  address text
  created_at timestamp with time zone NOT NULL
  expires_at timestamp with time zone NOT NULL
  host_origin text
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY
  last_seen_at timestamp with time zone NOT NULL
  play_continued_at timestamp with time zone
  play_started_at timestamp with time zone
  player_id integer NOT NULL
  previous_hash text
  rotated_at timestamp with time zone NOT NULL
  token_hash text NOT NULL
  user_agent text
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  UNIQUE (previous_hash)
  UNIQUE (token_hash)
  CREATE INDEX sessions_expiry ON sessions USING btree (expires_at)
  CREATE INDEX sessions_of_host ON sessions USING btree (host_origin, player_id) WHERE (host_origin IS NOT NULL)
  CREATE INDEX sessions_of_player ON sessions USING btree (player_id)
  CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION note_ended_session()
  CREATE TRIGGER sessions_exported AFTER INSERT OR DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION export_session()

TABLE settlement_changes
  bet_id bigint
  done_to bigint NOT NULL DEFAULT 0
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  market_id integer
  match_id bigint
  message_id bigint NOT NULL
  specifier text
  FOREIGN KEY (message_id) REFERENCES settlement_messages(id)
  PRIMARY KEY (id)

TABLE settlement_messages
  body jsonb NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  kind text NOT NULL
  received_at timestamp with time zone NOT NULL
  said_at timestamp with time zone NOT NULL
  source text NOT NULL
  PRIMARY KEY (id)
  CREATE INDEX settlement_messages_settled ON settlement_messages USING btree (said_at) WHERE (kind = 'bet_settlement'::text)
  CREATE TRIGGER settlement_messages_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON settlement_messages FOR EACH STATEMENT EXECUTE FUNCTION history_refuse_change()

TABLE share_codes
  bets jsonb NOT NULL
  code text NOT NULL
  created_at timestamp with time zone NOT NULL
  expires_at timestamp with time zone NOT NULL
  player_id integer NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (code)
  CREATE INDEX share_codes_expiry ON share_codes USING btree (expires_at)
  CREATE INDEX share_codes_of_player ON share_codes USING btree (player_id, created_at)

TABLE sign_in_failures
  address text NOT NULL DEFAULT ''::text
  failures integer NOT NULL
  last_at timestamp with time zone NOT NULL
  locked_until timestamp with time zone
  login text NOT NULL
  PRIMARY KEY (login, address)

TABLE sign_ins
  address text
  at timestamp with time zone NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  player_id integer NOT NULL
  succeeded boolean NOT NULL
  user_agent text
  way text NOT NULL
  CHECK ((way = ANY (ARRAY['password'::text, 'code'::text, 'recovery_code'::text, 'passkey'::text, 'confirmation'::text, 'host'::text])))
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  CREATE INDEX sign_ins_of_player ON sign_ins USING btree (player_id, id)

TABLE sign_ups
  born_on date
  city text
  country text
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  expires_at timestamp with time zone NOT NULL
  first_name text
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  language text NOT NULL
  last_name text
  login text NOT NULL
  mobile_phone text
  password_hash text NOT NULL
  personal_number text
  postal_code text
  street text
  FOREIGN KEY (currency) REFERENCES currencies(code)
  PRIMARY KEY (id)
  CREATE INDEX sign_ups_expiry ON sign_ups USING btree (expires_at)
  CREATE INDEX sign_ups_login ON sign_ups USING btree (login, id DESC)

TABLE site_draft_styles
  css text NOT NULL
  hash text NOT NULL
  saved_at timestamp with time zone NOT NULL
  PRIMARY KEY (hash)

TABLE site_drafts
  author text NOT NULL
  based_on integer NOT NULL
  body text NOT NULL
  name text NOT NULL
  revision integer NOT NULL
  saved_at timestamp with time zone NOT NULL
  PRIMARY KEY (name)

TABLE site_edits
  action text NOT NULL
  answer text NOT NULL
  at timestamp with time zone NOT NULL
  author text NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  idempotency_key text NOT NULL
  player_id integer NOT NULL
  revision integer
  version integer
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  UNIQUE (player_id, idempotency_key)

TABLE site_previews
  expires_at timestamp with time zone NOT NULL
  player_id integer NOT NULL
  token_hash text NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (token_hash)
  CREATE INDEX site_previews_expiry ON site_previews USING btree (expires_at)

TABLE site_styles
  css text NOT NULL
  hash text NOT NULL
  PRIMARY KEY (hash)

TABLE site_versions
  author text NOT NULL
  body text NOT NULL
  gone text[] NOT NULL DEFAULT '{}'::text[]
  published_at timestamp with time zone NOT NULL
  told boolean NOT NULL DEFAULT false
  version integer NOT NULL
  PRIMARY KEY (version)
  CREATE INDEX site_versions_untold ON site_versions USING btree (version) WHERE (NOT told)

TABLE sports
  id integer NOT NULL
  key text NOT NULL
  names jsonb NOT NULL
  priority integer NOT NULL
  provider text NOT NULL
  type text NOT NULL
  CHECK ((type = ANY (ARRAY['regular'::text, 'cyber'::text, 'racing'::text, 'lottery'::text])))
  PRIMARY KEY (id)
  UNIQUE (key)

TABLE tournaments
  best_of smallint NOT NULL
  category_id integer NOT NULL
  id integer NOT NULL
  key text NOT NULL
  names jsonb NOT NULL
  priority integer NOT NULL
  provider text NOT NULL
  tempo double precision NOT NULL
  FOREIGN KEY (category_id) REFERENCES categories(id)
  PRIMARY KEY (id)
  UNIQUE (key)

TABLE transfer_kinds
  from_side text[] NOT NULL
  kind text NOT NULL
  meaning text NOT NULL
  to_side text[] NOT NULL
  PRIMARY KEY (kind)

TABLE wallet_accounts
  balance bigint
  currency text NOT NULL
  id bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY
  player_id integer
  system_code text
  version bigint NOT NULL DEFAULT 0
  CHECK (((player_id IS NULL) <> (system_code IS NULL)))
  CHECK (((player_id IS NULL) = (balance IS NULL)))
  CHECK ((balance >= 0))
  FOREIGN KEY (currency) REFERENCES currencies(code)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  UNIQUE (player_id, currency)
  UNIQUE (system_code, currency)
  CREATE TRIGGER wallet_account_begins_empty BEFORE INSERT ON wallet_accounts FOR EACH ROW WHEN ((new.balance <> 0)) EXECUTE FUNCTION wallet_refuse_change()
  CREATE TRIGGER wallet_balance_by_transfer BEFORE UPDATE OF balance ON wallet_accounts FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION wallet_refuse_change()

TABLE wallet_transfers
  amount bigint NOT NULL
  at timestamp with time zone NOT NULL
  bet_id bigint
  currency text NOT NULL
  from_account bigint NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  kind text NOT NULL
  round smallint NOT NULL DEFAULT 1
  to_account bigint NOT NULL
  CHECK ((amount > 0))
  CHECK ((from_account <> to_account))
  PRIMARY KEY (id)
  CREATE INDEX wallet_transfers_in ON wallet_transfers USING btree (to_account, id) WHERE (to_account >= 1000)
  CREATE INDEX wallet_transfers_out ON wallet_transfers USING btree (from_account, id) WHERE (from_account >= 1000)
  CREATE UNIQUE INDEX wallet_transfers_once ON wallet_transfers USING btree (bet_id, kind, round) WHERE (bet_id IS NOT NULL)
  CREATE TRIGGER wallet_transfers_applied AFTER INSERT ON wallet_transfers REFERENCING NEW TABLE AS new_transfers FOR EACH STATEMENT EXECUTE FUNCTION wallet_apply_transfers()
  CREATE TRIGGER wallet_transfers_exported AFTER INSERT ON wallet_transfers REFERENCING NEW TABLE AS new_transfers FOR EACH STATEMENT EXECUTE FUNCTION export_payments()
  CREATE TRIGGER wallet_transfers_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON wallet_transfers FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change()

TABLE withdrawal_requests
  account_id bigint NOT NULL
  amount bigint NOT NULL
  body_hash text NOT NULL
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  decided_at timestamp with time zone
  decided_transfer bigint
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  key text NOT NULL
  method_id integer NOT NULL
  player_id integer NOT NULL
  reserved_transfer bigint NOT NULL
  state text NOT NULL DEFAULT 'requested'::text
  unpaid_transfer bigint
  CHECK (((decided_at IS NULL) = (state = 'requested'::text)))
  CHECK (((decided_transfer IS NULL) = (state = 'requested'::text)))
  CHECK (((unpaid_transfer IS NOT NULL) = (state = 'unpaid'::text)))
  CHECK ((amount > 0))
  CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'taken_back'::text, 'unpaid'::text])))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  FOREIGN KEY (currency) REFERENCES currencies(code)
  FOREIGN KEY (method_id) REFERENCES payment_methods(id)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  UNIQUE (decided_transfer)
  UNIQUE (player_id, key)
  UNIQUE (reserved_transfer)
  UNIQUE (unpaid_transfer)
  CREATE INDEX withdrawal_requests_of_player ON withdrawal_requests USING btree (player_id, id)
  CREATE INDEX withdrawal_requests_waiting ON withdrawal_requests USING btree (id) WHERE (state = 'requested'::text)

TABLE withdrawals
  account_id bigint NOT NULL
  amount bigint NOT NULL
  at timestamp with time zone NOT NULL
  reference text NOT NULL
  CHECK ((amount > 0))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  PRIMARY KEY (reference)
  CREATE INDEX withdrawals_of_account ON withdrawals USING btree (account_id)

TABLE world_state
  key text NOT NULL
  value text NOT NULL
  PRIMARY KEY (key)

VIEW bet_exposures
  bet_id bigint
  exposure bigint
  match_id bigint
  market_id integer
  specifier text
  outcome_id text
  holder integer

VIEW leg_decisions
  bet_id bigint
  position smallint
  match_id bigint
  status text
  dead_heat_factor text
  final_text text
  cancelled boolean
  void_reason text
  true_status text
  true_dead_heat_factor text
  true_final_text text
  true_cancelled boolean
  true_void_reason text
  deduction smallint
  true_deduction smallint
  cancel_message_id bigint
  result_said_at timestamp with time zone

VIEW leg_facts
  bet_id bigint
  position smallint
  match_id bigint
  status text
  dead_heat_factor text
  final_text text
  cancelled boolean
  void_reason text
  true_status text
  true_dead_heat_factor text
  true_final_text text
  true_cancelled boolean
  true_void_reason text
  deduction smallint
  true_deduction smallint

VIEW provider_states
  provider text
  operator_says text
  is_lost boolean
  heard_at timestamp with time zone
  status text
  told text

VIEW wallet_entries
  transfer_id bigint
  account_id bigint
  currency text
  amount bigint
  kind text
  bet_id bigint
  at timestamp with time zone

FUNCTION add_exposure(p_wanted jsonb) RETURNS void
FUNCTION add_exposure_carefully(p_wanted jsonb) RETURNS void
FUNCTION apply_exposure_moves(p_limit integer) RETURNS integer
FUNCTION ask_cash_out(p_at timestamp with time zone, p_bet bigint, p_open_stake bigint, p_wish jsonb, p_due timestamp with time zone) RETURNS boolean
FUNCTION begin_play(p_player integer, p_at timestamp with time zone, p_check_ms bigint, p_rest_ms bigint) RETURNS void
FUNCTION bet_exposure_follows_stake() RETURNS trigger
FUNCTION bets_drop_auto_cash_out() RETURNS trigger
FUNCTION bets_drop_cash_out() RETURNS trigger
FUNCTION bets_for_points(p_bets bigint[]) RETURNS TABLE(bet_id bigint, "position" integer, player_id integer, events bigint[], currency text, cap integer, outcome text, has_limit boolean)
FUNCTION bets_note_exposure() RETURNS trigger
FUNCTION bets_to_settle(p_bets bigint[]) RETURNS TABLE(id bigint, type text, status text, result text, stake bigint, win_amount bigint, odds bigint, max_payout bigint, system_wins smallint, system_total smallint, bonus jsonb, legs jsonb, is_refreshed boolean, is_cancelled boolean)
FUNCTION bets_write_history() RETURNS trigger
FUNCTION bonus_expire(p_at timestamp with time zone, p_limit integer) RETURNS integer
FUNCTION bonus_follow(p_bets bigint[], p_at timestamp with time zone) RETURNS void
FUNCTION bonus_hold(p_player integer, p_at timestamp with time zone, p_bets jsonb) RETURNS text
FUNCTION bonus_issue(p_bonus integer, p_player integer, p_source text, p_currency text, p_amount bigint, p_uses integer, p_expires timestamp with time zone, p_activate boolean, p_pool integer, p_at timestamp with time zone) RETURNS integer
FUNCTION bonus_raise(p_box integer, p_key text, p_freebet integer, p_drawn integer, p_multiplier integer, p_at timestamp with time zone) RETURNS boolean
FUNCTION bonus_resume(p_players integer[], p_at timestamp with time zone) RETURNS void
FUNCTION bonus_tell_ends(p_at timestamp with time zone, p_limit integer) RETURNS integer
FUNCTION bonus_use(p_player integer, p_at timestamp with time zone, p_bets jsonb) RETURNS void
FUNCTION cancelled_bets(p_bets bigint[]) RETURNS TABLE(bet_id bigint)
FUNCTION cash_out_bet(p_at timestamp with time zone, p_bet bigint, p_open_stake bigint, p_stake bigint, p_amount bigint, p_win_amount bigint, p_remainder text, p_auto_target bigint DEFAULT NULL::bigint, p_justified bigint DEFAULT NULL::bigint, p_basis jsonb DEFAULT NULL::jsonb, p_asked_at timestamp with time zone DEFAULT NULL::timestamp with time zone, p_delay_ms integer DEFAULT NULL::integer) RETURNS boolean
FUNCTION close_player(p_player integer, p_at timestamp with time zone) RETURNS text
FUNCTION closed_legs(p_legs jsonb, p_at timestamp with time zone) RETURNS TABLE(place integer, bet_id bigint, "position" smallint, why text)
FUNCTION combo_odds(p_odds integer[]) RETURNS bigint
FUNCTION comp_points(p_player integer) RETURNS integer
FUNCTION current_rate(p_currency text, p_at timestamp with time zone) RETURNS numeric
FUNCTION decide_bets(p_at timestamp with time zone, p_decisions jsonb) RETURNS TABLE(id bigint)
FUNCTION decide_jackpot_hit(p_hit integer, p_reason text, p_at timestamp with time zone) RETURNS boolean
FUNCTION decline_offer(p_bet bigint, p_player integer, p_at timestamp with time zone) RETURNS boolean
FUNCTION enter_jackpots(p_bets jsonb, p_places integer[] DEFAULT NULL::integer[]) RETURNS void
FUNCTION export_bet_steps() RETURNS trigger
FUNCTION export_cash_outs() RETURNS trigger
FUNCTION export_limit() RETURNS trigger
FUNCTION export_payments() RETURNS trigger
FUNCTION export_placed_bets() RETURNS trigger
FUNCTION export_session() RETURNS trigger
FUNCTION exports_events() RETURNS boolean
FUNCTION fold_jackpot_entries(p_before timestamp with time zone, p_limit integer) RETURNS integer
FUNCTION has_other_account(p_player integer) RETURNS boolean
FUNCTION hedged_nets(p_sides jsonb, p_hedges jsonb) RETURNS TABLE("position" integer, outcome text, net numeric, win numeric)
FUNCTION hedging_legs(p_bets bigint[]) RETURNS TABLE(player_id integer, event_id bigint, sport text, name text, market_id integer, specifier text, outcome_id text, is_single boolean, market_name text, outcome_name text, best_of integer)
FUNCTION held_deposits(p_account bigint, p_since timestamp with time zone) RETURNS bigint
FUNCTION history_begins() RETURNS timestamp with time zone
FUNCTION history_months(p_now timestamp with time zone, p_months integer) RETURNS text[]
FUNCTION history_parts() RETURNS TABLE(name text, ends_at timestamp with time zone)
FUNCTION history_refuse_change() RETURNS trigger
FUNCTION hold_for_bets(p_matches bigint[]) RETURNS void
FUNCTION hold_for_providers() RETURNS void
FUNCTION hold_for_results(p_matches bigint[]) RETURNS void
FUNCTION hold_refusal(p_player integer) RETURNS text
FUNCTION hold_same_persons(p_player integer, p_at timestamp with time zone) RETURNS integer
FUNCTION host_ask_for_debt(p_account bigint, p_at timestamp with time zone) RETURNS void
FUNCTION host_ask_for_stakes(p_player integer, p_at timestamp with time zone, p_bets jsonb) RETURNS wallet_posting[]
FUNCTION host_credit(p_transfers wallet_posting[]) RETURNS void
FUNCTION host_payment_ends(p_id bigint, p_state text, p_reason text, p_at timestamp with time zone) RETURNS boolean
FUNCTION host_void_stakes(p_bets bigint[], p_at timestamp with time zone) RETURNS wallet_posting[]
FUNCTION is_barred(p_player integer, p_at timestamp with time zone) RETURNS boolean
FUNCTION is_decided(p_outcomes jsonb, p_others text) RETURNS boolean
FUNCTION is_held(p_match bigint) RETURNS boolean
FUNCTION is_playing(p_seen timestamp with time zone, p_at timestamp with time zone) RETURNS boolean
FUNCTION is_shut_out(p_player integer, p_at timestamp with time zone) RETURNS boolean
FUNCTION large_bets(p_player integer, p_bets jsonb, p_exposure jsonb, p_above bigint) RETURNS jsonb
FUNCTION legs_of_bets(p_bets bigint[]) RETURNS TABLE(bet_id bigint, event_id bigint, market text, leg text, odds integer, is_void boolean)
FUNCTION limit_period_start(p_period text, p_strategy text, p_zone text, p_at timestamp with time zone) RETURNS timestamp with time zone
FUNCTION limit_points(p_bets bigint[]) RETURNS void
FUNCTION lock_person(p_player integer) RETURNS void
FUNCTION market_results_note_decision() RETURNS trigger
FUNCTION matches_note_change() RETURNS trigger
FUNCTION measure_points(p_bets bigint[]) RETURNS void
FUNCTION method_rooms(p_player integer, p_at timestamp with time zone, p_with_taken_back boolean) RETURNS TABLE(method_id integer, deposited numeric, withdrawn numeric, room numeric)
FUNCTION money_in(p_amount numeric, p_from text, p_to text) RETURNS numeric
FUNCTION ms_after(p_at timestamp with time zone, p_ms numeric) RETURNS timestamp with time zone
FUNCTION note_ended_session() RETURNS trigger
FUNCTION notify_of_bonus(p_issue integer, p_template text, p_more jsonb, p_at timestamp with time zone) RETURNS jsonb
FUNCTION notify_of_jackpot(p_hit jackpot_hits, p_template text, p_at timestamp with time zone) RETURNS jsonb
FUNCTION notify_of_maintenance(p_template text, p_begins text, p_ends text, p_at timestamp with time zone) RETURNS integer
FUNCTION notify_of_payment(p_player integer, p_template text, p_amount bigint, p_currency text, p_object text, p_id integer, p_at timestamp with time zone) RETURNS void
FUNCTION number_exported_events(p_most integer) RETURNS integer
FUNCTION offer_bet(p_bet bigint, p_asked bigint, p_stake bigint, p_odds bigint, p_win bigint, p_at timestamp with time zone, p_until timestamp with time zone) RETURNS boolean
FUNCTION open_exposure(p_status text, p_exposure bigint) RETURNS bigint
FUNCTION open_jackpot_rounds(p_jackpot integer, p_rounds jsonb, p_at timestamp with time zone) RETURNS void
FUNCTION operator_log_refuse_change() RETURNS trigger
FUNCTION outbox_append(p_player integer, p_events jsonb) RETURNS bigint
FUNCTION outbox_append_all(p_players integer[], p_events jsonb[]) RETURNS integer
FUNCTION outbox_append_balances(p_accounts bigint[], p_more jsonb DEFAULT '[]'::jsonb) RETURNS void
FUNCTION outbox_balances(p_accounts bigint[]) RETURNS TABLE(player_id integer, event jsonb)
FUNCTION own_deposit_refusal(p_player integer, p_at timestamp with time zone, p_amount numeric, p_currency text) RETURNS text
FUNCTION own_limit_refusal(p_player integer, p_at timestamp with time zone, p_bets jsonb) RETURNS text
FUNCTION own_limit_used(p_limit integer, p_at timestamp with time zone) RETURNS numeric
FUNCTION past_addresses_refuse_change() RETURNS trigger
FUNCTION pay_jackpot_hit(p_hit integer, p_at timestamp with time zone) RETURNS boolean
FUNCTION pending_deposits(p_player integer) RETURNS TABLE(currency text, amount numeric)
FUNCTION place_bets(p_player integer, p_key text, p_hash text, p_at timestamp with time zone, p_status smallint, p_answer text, p_bets jsonb, p_exposure jsonb DEFAULT '[]'::jsonb, p_careful boolean DEFAULT false, p_above bigint DEFAULT NULL::bigint) RETURNS TABLE(outcome text, status smallint, answer text, body_hash text, currency text, legs jsonb)
FUNCTION place_together(p_requests jsonb, p_answers text[], p_bets jsonb, p_legs jsonb, p_exposure jsonb, p_at timestamp with time zone, p_above bigint DEFAULT NULL::bigint) RETURNS integer[]
FUNCTION play_history(p_player integer, p_zone text, p_at timestamp with time zone) RETURNS TABLE(day text, deposited bigint, withdrawn bigint, staked bigint, won bigint, played_ms bigint)
FUNCTION play_limits(p_player integer, p_at timestamp with time zone) RETURNS TABLE(check_ms numeric, check_at timestamp with time zone, limit_at timestamp with time zone, rest_until timestamp with time zone)
FUNCTION play_moves(p_player integer, p_since timestamp with time zone) RETURNS TABLE(currency text, kind text, amount bigint, at timestamp with time zone)
FUNCTION play_refusal(p_player integer, p_at timestamp with time zone) RETURNS text
FUNCTION play_tally(p_player integer, p_since timestamp with time zone) RETURNS TABLE(currency text, staked numeric, won numeric)
FUNCTION player_country(p_player integer) RETURNS text
FUNCTION player_data(p_player integer, p_section text, p_after bigint, p_limit integer) RETURNS TABLE(place bigint, data jsonb)
FUNCTION push_awaits(p_player integer) RETURNS boolean
FUNCTION push_drop_kept() RETURNS void
FUNCTION push_invites(p_template text) RETURNS boolean
FUNCTION push_keep_for_bets(p_player integer) RETURNS void
FUNCTION push_lasts(p_template text) RETURNS interval
FUNCTION push_topic(p_template text) RETURNS text
FUNCTION queue_pushes() RETURNS trigger
FUNCTION refresh_legs(p_bets bigint[]) RETURNS TABLE(bet_id bigint)
FUNCTION refuse_cash_out(p_bet bigint) RETURNS boolean
FUNCTION running_freebets(p_players integer[], p_at timestamp with time zone) RETURNS SETOF player_bonuses
FUNCTION same_events(p_match bigint) RETURNS TABLE(match_id bigint)
FUNCTION same_persons(p_player integer) RETURNS TABLE(other_id integer, kinds text[])
FUNCTION session_end(p_player integer, p_at timestamp with time zone, p_latest timestamp with time zone) RETURNS timestamp with time zone
FUNCTION set_auto_cash_out(p_bet bigint, p_player integer, p_target bigint) RETURNS boolean
FUNCTION settle_bets(p_at timestamp with time zone, p_reason text, p_bets jsonb, p_shown bigint[] DEFAULT '{}'::bigint[]) RETURNS TABLE(id bigint)
FUNCTION sides_of_positions(p_positions jsonb) RETURNS jsonb
FUNCTION store_bets(p_bets jsonb, p_legs jsonb, p_placed integer[]) RETURNS wallet_posting[]
FUNCTION store_jackpot_draws(p_jackpot integer, p_fed bigint, p_draws jsonb, p_pools jsonb, p_hits jsonb, p_at timestamp with time zone) RETURNS void
FUNCTION system_lines(p_legs integer, p_wins integer, p_among integer) RETURNS numeric
FUNCTION take_offer(p_bet bigint, p_player integer, p_stake bigint, p_odds bigint, p_at timestamp with time zone) RETURNS text
FUNCTION tell_kick_offs(p_at timestamp with time zone, p_lately interval) RETURNS integer
FUNCTION wallet_apply_transfers() RETURNS trigger
FUNCTION wallet_collect_debts(p_player integer, p_at timestamp with time zone) RETURNS void
FUNCTION wallet_debt_of(p_player integer) RETURNS TABLE(account_id bigint, currency text, subunits integer, amount bigint)
FUNCTION wallet_debtors(p_at timestamp with time zone) RETURNS TABLE(player_id integer)
FUNCTION wallet_hold(p_accounts bigint[]) RETURNS void
FUNCTION wallet_hold_for_debt(p_players integer[]) RETURNS void
FUNCTION wallet_owe(p_account bigint, p_amount bigint, p_at timestamp with time zone DEFAULT now()) RETURNS void
FUNCTION wallet_post(p_transfers wallet_posting[]) RETURNS bigint
FUNCTION wallet_post_one(p_kind text, p_from bigint, p_to bigint, p_amount bigint, p_at timestamp with time zone) RETURNS bigint
FUNCTION wallet_press_debts(p_player integer, p_at timestamp with time zone) RETURNS void
FUNCTION wallet_refuse_change() RETURNS trigger
FUNCTION wallet_system(p_code text, p_currency text) RETURNS bigint
