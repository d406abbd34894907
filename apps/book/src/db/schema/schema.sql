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

TABLE bet_cashouts
  amount bigint NOT NULL
  at timestamp with time zone NOT NULL
  auto_target bigint
  bet_id bigint NOT NULL
  part smallint NOT NULL
  stake bigint NOT NULL
  CHECK ((amount > 0))
  CHECK ((auto_target > 0))
  CHECK ((stake > 0))
  FOREIGN KEY (bet_id) REFERENCES bets(id)
  PRIMARY KEY (bet_id, part)

TABLE bet_history
  at timestamp with time zone NOT NULL
  bet_id bigint NOT NULL
  from_amount bigint NOT NULL
  from_result text NOT NULL
  from_status text NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  reason text NOT NULL
  to_amount bigint NOT NULL
  to_result text NOT NULL
  to_status text NOT NULL
  PRIMARY KEY (id)
  CREATE INDEX bet_history_of_bet ON bet_history USING btree (bet_id, id)
  CREATE TRIGGER bet_history_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON bet_history FOR EACH STATEMENT EXECUTE FUNCTION history_refuse_change()

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
  position smallint NOT NULL
  specifier text NOT NULL
  status text NOT NULL
  void_reason text
  FOREIGN KEY (bet_id) REFERENCES bets(id)
  PRIMARY KEY (bet_id, "position")
  CREATE INDEX bet_legs_of_match ON bet_legs USING btree (match_id, bet_id)
  CREATE INDEX bet_legs_open ON bet_legs USING btree (match_id, market_id, specifier) WHERE (status = 'open'::text)

TABLE bet_requests
  answer text NOT NULL
  at timestamp with time zone NOT NULL
  body_hash text NOT NULL
  key text NOT NULL
  player_id integer NOT NULL
  status smallint NOT NULL
  PRIMARY KEY (player_id, key)
  CREATE INDEX bet_requests_age ON bet_requests USING btree (at)

TABLE bets
  accept_mode text NOT NULL
  account_id bigint NOT NULL
  auto_cash_out bigint
  cash_remainder text NOT NULL DEFAULT '0'::text
  cashed_amount bigint NOT NULL DEFAULT 0
  cashed_stake bigint NOT NULL DEFAULT 0
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  decide_at timestamp with time zone
  decided_at timestamp with time zone
  device_id text NOT NULL
  exposure bigint NOT NULL DEFAULT 0
  id bigint NOT NULL
  is_quick boolean NOT NULL
  is_vip boolean NOT NULL DEFAULT false
  max_payout bigint NOT NULL
  odds bigint NOT NULL
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
  CHECK (((stake >= 0) AND ((stake = 0) = (status = 'cashed_out'::text))))
  CHECK (((status = 'rejected'::text) = (rejection IS NOT NULL)))
  CHECK (((status = 'submitted'::text) = (decide_at IS NOT NULL)))
  CHECK (((status = ANY (ARRAY['done'::text, 'cashed_out'::text, 'cancelled'::text, 'withdrawn'::text])) = (settled_at IS NOT NULL)))
  CHECK (((vip_verdict IS NULL) OR is_vip))
  CHECK ((auto_cash_out > 0))
  CHECK ((cashed_amount >= 0))
  CHECK ((cashed_stake >= 0))
  CHECK ((exposure >= 0))
  CHECK ((vip_verdict = ANY (ARRAY['approved'::text, 'rejected'::text])))
  CHECK ((win_amount >= 0))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  CREATE INDEX bets_of_player ON bets USING btree (player_id, id DESC)
  CREATE INDEX bets_to_approve ON bets USING btree (decide_at) WHERE ((status = 'submitted'::text) AND is_vip AND (vip_verdict IS NULL))
  CREATE INDEX bets_to_cash_out ON bets USING btree (id) WHERE (auto_cash_out IS NOT NULL)
  CREATE INDEX bets_to_decide ON bets USING btree (decide_at) WHERE (status = 'submitted'::text)
  CREATE INDEX bets_waiting ON bets USING btree (player_id) WHERE (status = 'waiting_results'::text)
  CREATE TRIGGER bets_auto_cash_out_ends BEFORE UPDATE ON bets FOR EACH ROW WHEN (((old.auto_cash_out IS NOT NULL) AND ((new.status <> 'waiting_results'::text) OR (new.stake <> old.stake)))) EXECUTE FUNCTION bets_drop_auto_cash_out()
  CREATE TRIGGER bets_exposure_follows_stake BEFORE UPDATE OF stake ON bets FOR EACH ROW WHEN (((new.stake < old.stake) AND (new.stake > 0))) EXECUTE FUNCTION bet_exposure_follows_stake()
  CREATE TRIGGER bets_exposure_noted AFTER UPDATE ON bets REFERENCING OLD TABLE AS old_bets NEW TABLE AS new_bets FOR EACH STATEMENT EXECUTE FUNCTION bets_note_exposure()
  CREATE TRIGGER bets_history_written AFTER UPDATE ON bets REFERENCING OLD TABLE AS old_bets NEW TABLE AS new_bets FOR EACH STATEMENT EXECUTE FUNCTION bets_write_history()

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

TABLE competitors
  aliases text[] NOT NULL
  city text
  country text
  id integer NOT NULL
  name text NOT NULL
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
  fiat boolean NOT NULL
  max_stake bigint NOT NULL
  min_stake bigint NOT NULL
  subunits integer NOT NULL
  PRIMARY KEY (code)

TABLE currency_rates
  at timestamp with time zone NOT NULL
  currency text NOT NULL
  units_per_euro numeric NOT NULL
  CHECK ((units_per_euro > (0)::numeric))
  FOREIGN KEY (currency) REFERENCES currencies(code)
  PRIMARY KEY (currency, at)

TABLE ended_sessions
  ended_at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  player_id integer NOT NULL
  session_id integer NOT NULL
  PRIMARY KEY (id)

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

TABLE feed_profiles
  name text NOT NULL
  provider text NOT NULL
  urn text NOT NULL
  PRIMARY KEY (provider, urn)

TABLE market_cancels
  bet_id bigint
  ends_at timestamp with time zone
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  is_rollback boolean NOT NULL
  keeps_results boolean NOT NULL DEFAULT false
  market_id integer
  match_id bigint
  message_id bigint NOT NULL
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
  language text NOT NULL
  market_id integer NOT NULL
  name text NOT NULL
  outcomes jsonb NOT NULL
  provider text NOT NULL
  variant text NOT NULL DEFAULT ''::text
  CHECK ((language = ANY (ARRAY['en'::text, 'de'::text])))
  PRIMARY KEY (provider, market_id, variant, language)

TABLE market_results
  dead_heat_factors jsonb NOT NULL DEFAULT '{}'::jsonb
  decided_at timestamp with time zone
  final_text text NOT NULL
  market_id integer NOT NULL
  match_id bigint NOT NULL
  others text DEFAULT 'void'::text
  outcomes jsonb NOT NULL
  recorded_at timestamp with time zone NOT NULL
  said_at timestamp with time zone NOT NULL
  specifier text NOT NULL
  void_reason text
  CHECK ((others = ANY (ARRAY['void'::text, 'lose'::text])))
  PRIMARY KEY (match_id, market_id, specifier)
  CREATE INDEX market_results_recorded ON market_results USING btree (recorded_at)
  CREATE TRIGGER market_results_decided BEFORE INSERT OR UPDATE ON market_results FOR EACH ROW EXECUTE FUNCTION market_results_note_decision()

TABLE matches
  anchor_at timestamp with time zone NOT NULL
  anchor_ms double precision NOT NULL DEFAULT 0
  away_id integer
  competitor_ids integer[]
  ends_at timestamp with time zone
  home_id integer
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  length_ms integer NOT NULL DEFAULT 0
  names jsonb
  origin text NOT NULL
  score jsonb
  seed text NOT NULL
  setup jsonb
  speed double precision NOT NULL
  starts_at timestamp with time zone NOT NULL
  status smallint NOT NULL DEFAULT 0
  tournament_id integer NOT NULL
  type text NOT NULL
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
  CREATE INDEX matches_finished ON matches USING btree (starts_at DESC, id) WHERE ((status = 4) AND (type = 'match'::text))
  CREATE INDEX matches_finished_away ON matches USING btree (away_id, starts_at DESC) WHERE ((status = 4) AND (type = 'match'::text))
  CREATE INDEX matches_finished_home ON matches USING btree (home_id, starts_at DESC) WHERE ((status = 4) AND (type = 'match'::text))
  CREATE INDEX matches_of_additional_providers ON matches USING btree (type, starts_at) WHERE (type = ANY (ARRAY['race'::text, 'draw'::text]))
  CREATE INDEX matches_open ON matches USING btree (starts_at) WHERE (status < 3)

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

TABLE offer_owner
  address text NOT NULL
  epoch integer NOT NULL
  is_only boolean NOT NULL DEFAULT true
  since timestamp with time zone NOT NULL
  CHECK (is_only)
  PRIMARY KEY (is_only)

TABLE outbox
  events jsonb NOT NULL
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  player_id integer NOT NULL
  PRIMARY KEY (id)

TABLE phone_verifications
  attempts smallint NOT NULL DEFAULT 0
  code_expires_at timestamp with time zone
  code_hash text
  phone text NOT NULL
  player_id integer NOT NULL
  resend_at timestamp with time zone NOT NULL
  FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
  PRIMARY KEY (player_id)

TABLE player_debts
  account_id bigint NOT NULL
  amount bigint NOT NULL
  CHECK ((amount >= 0))
  FOREIGN KEY (account_id) REFERENCES wallet_accounts(id)
  PRIMARY KEY (account_id)

TABLE player_limits
  amount bigint
  confirm_from timestamp with time zone
  confirm_until timestamp with time zone
  created_at timestamp with time zone NOT NULL
  currency text
  disable_at timestamp with time zone
  ended_at timestamp with time zone
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  next_amount bigint
  period text
  player_id integer NOT NULL
  time_zone text NOT NULL DEFAULT 'UTC'::text
  type text NOT NULL
  CHECK (((amount IS NULL) = (currency IS NULL)))
  CHECK (((amount IS NULL) = (type = ANY (ARRAY['coolingoff'::text, 'selfexclusion'::text]))))
  CHECK (((confirm_from IS NULL) = (confirm_until IS NULL)))
  CHECK (((disable_at IS NOT NULL) = (type = ANY (ARRAY['coolingoff'::text, 'selfexclusion'::text]))))
  CHECK (((period IS NOT NULL) = (type = ANY (ARRAY['wager'::text, 'loss'::text]))))
  CHECK ((amount > 0))
  CHECK ((next_amount > 0))
  CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])))
  CHECK ((type = ANY (ARRAY['bet'::text, 'wager'::text, 'loss'::text, 'coolingoff'::text, 'selfexclusion'::text])))
  FOREIGN KEY (currency) REFERENCES currencies(code)
  FOREIGN KEY (player_id) REFERENCES players(id)
  PRIMARY KEY (id)
  CREATE INDEX player_limits_of_player ON player_limits USING btree (player_id)
  CREATE UNIQUE INDEX player_limits_one ON player_limits USING btree (player_id, type, COALESCE(period, ''::text)) WHERE ((ended_at IS NULL) AND (amount IS NOT NULL))

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
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  email text
  first_name text
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY
  is_operator boolean NOT NULL DEFAULT false
  language text NOT NULL DEFAULT 'en'::text
  last_name text
  mobile_phone text
  nickname text
  password_hash text NOT NULL
  terms_accepted_at timestamp with time zone
  CHECK ((email = lower(email)))
  PRIMARY KEY (id)
  UNIQUE (auth_phone_number)
  UNIQUE (email)

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

TABLE rate_limits
  busy_until timestamp with time zone NOT NULL
  feature text NOT NULL
  key text NOT NULL
  PRIMARY KEY (feature, key)
  CREATE INDEX rate_limits_expiry ON rate_limits USING btree (busy_until)

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
  CREATE INDEX sessions_of_player ON sessions USING btree (player_id)
  CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION note_ended_session()

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

TABLE sign_ups
  created_at timestamp with time zone NOT NULL
  currency text NOT NULL
  expires_at timestamp with time zone NOT NULL
  first_name text
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY
  language text NOT NULL
  last_name text
  login text NOT NULL
  password_hash text NOT NULL
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
  CREATE TRIGGER wallet_transfers_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON wallet_transfers FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change()

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
FUNCTION bet_exposure_follows_stake() RETURNS trigger
FUNCTION bets_drop_auto_cash_out() RETURNS trigger
FUNCTION bets_note_exposure() RETURNS trigger
FUNCTION bets_write_history() RETURNS trigger
FUNCTION cash_out_bet(p_at timestamp with time zone, p_bet bigint, p_open_stake bigint, p_stake bigint, p_amount bigint, p_win_amount bigint, p_remainder text, p_auto_target bigint DEFAULT NULL::bigint) RETURNS boolean
FUNCTION closed_legs(p_legs jsonb, p_at timestamp with time zone) RETURNS TABLE(place integer, bet_id bigint, "position" smallint, why text)
FUNCTION decide_bets(p_at timestamp with time zone, p_decisions jsonb) RETURNS TABLE(id bigint)
FUNCTION history_refuse_change() RETURNS trigger
FUNCTION hold_for_bets(p_matches bigint[]) RETURNS void
FUNCTION hold_for_providers() RETURNS void
FUNCTION hold_for_results(p_matches bigint[]) RETURNS void
FUNCTION is_decided(p_outcomes jsonb, p_others text) RETURNS boolean
FUNCTION market_results_note_decision() RETURNS trigger
FUNCTION money_in(p_amount numeric, p_from text, p_to text) RETURNS numeric
FUNCTION note_ended_session() RETURNS trigger
FUNCTION open_exposure(p_status text, p_exposure bigint) RETURNS bigint
FUNCTION outbox_append(p_player integer, p_events jsonb) RETURNS bigint
FUNCTION outbox_append_balances(p_accounts bigint[], p_more jsonb DEFAULT '[]'::jsonb) RETURNS void
FUNCTION outbox_balances(p_accounts bigint[]) RETURNS TABLE(player_id integer, event jsonb)
FUNCTION own_limit_refusal(p_player integer, p_at timestamp with time zone, p_bets jsonb) RETURNS text
FUNCTION own_limit_used(p_limit integer, p_at timestamp with time zone) RETURNS numeric
FUNCTION place_bets(p_player integer, p_key text, p_hash text, p_at timestamp with time zone, p_status smallint, p_answer text, p_bets jsonb, p_exposure jsonb DEFAULT '[]'::jsonb, p_careful boolean DEFAULT false) RETURNS TABLE(outcome text, status smallint, answer text, body_hash text, currency text, legs jsonb)
FUNCTION place_together(p_requests jsonb, p_answers text[], p_bets jsonb, p_legs jsonb, p_exposure jsonb, p_at timestamp with time zone) RETURNS integer[]
FUNCTION refresh_legs(p_bets bigint[]) RETURNS TABLE(bet_id bigint)
FUNCTION set_auto_cash_out(p_bet bigint, p_player integer, p_target bigint) RETURNS boolean
FUNCTION settle_bets(p_at timestamp with time zone, p_reason text, p_bets jsonb) RETURNS TABLE(id bigint)
FUNCTION wallet_apply_transfers() RETURNS trigger
FUNCTION wallet_post(p_transfers wallet_posting[]) RETURNS void
FUNCTION wallet_refuse_change() RETURNS trigger
FUNCTION wallet_repay_debt(p_account bigint, p_amount bigint, p_bet bigint, p_round smallint, p_at timestamp with time zone) RETURNS void
FUNCTION wallet_system(p_code text, p_currency text) RETURNS bigint
