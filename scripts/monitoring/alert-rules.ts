/**
 * Input of a test for Prometheus, so that an alert fires: series by name with labels, in the notation of `promtool`.
 */
type Series = Readonly<Record<string, string>>

export interface AlertRule {
  /** PromQL: fires while it returns something. */
  readonly expr: string
  /** How long it must hold. */
  readonly for: string
  readonly severity: 'page' | 'ticket'
  readonly summary: string
  /** Series of the fault, one value every 15 s. */
  readonly fault: Series
  /** Series under which it must not fire. */
  readonly calm: Series
}

const alert = (rule: AlertRule): AlertRule => rule
/** Series of a metric that grows by so much every 15 s. */
const grows = (by: number) => `0+${by}x80`
const is = (value: number) => `${value}x80`

/**
 * Every alert by its name. Each has a page `docs/operating/alerts/NAME.md`. A `page` costs players money or bets now; a
 * `ticket` can wait for the morning.
 */
export const ALERT_RULES = {
  BookDown: alert({
    expr: 'up{job="touchline"} == 0',
    for: '1m',
    severity: 'page',
    summary: 'A process of the book does not answer Prometheus.',
    fault: { 'up{job="touchline",instance="book-1"}': is(0) },
    calm: { 'up{job="touchline",instance="book-1"}': is(1) },
  }),
  BookNotReady: alert({
    expr: 'touchline_ready == 0',
    for: '3m',
    severity: 'page',
    summary: 'A process runs and is not ready for traffic.',
    fault: { touchline_ready: is(0) },
    calm: { touchline_ready: is(1) },
  }),
  RoleNotHeld: alert({
    expr: 'sum by (role) (touchline_role_held) == 0',
    for: '30s',
    severity: 'page',
    summary: 'No process holds the role {{ $labels.role }}.',
    fault: {
      'touchline_role_held{role="settlement",instance="a"}': is(0),
      'touchline_role_held{role="settlement",instance="b"}': is(0),
    },
    calm: {
      'touchline_role_held{role="settlement",instance="a"}': is(1),
      'touchline_role_held{role="settlement",instance="b"}': is(0),
    },
  }),
  DatabaseDown: alert({
    expr: 'touchline_database_up == 0',
    for: '30s',
    severity: 'page',
    summary: 'The database does not answer within 2 s.',
    fault: { touchline_database_up: is(0) },
    calm: { touchline_database_up: is(1) },
  }),
  DatabasePoolFull: alert({
    expr: 'touchline_database_connections{state="waiting"} > 5',
    for: '2m',
    severity: 'ticket',
    summary: 'Requests wait for a connection to PostgreSQL.',
    fault: { 'touchline_database_connections{state="waiting"}': is(20) },
    calm: { 'touchline_database_connections{state="waiting"}': is(1) },
  }),
  LedgerWrong: alert({
    expr: 'touchline_ledger_wrong_balances > 0',
    for: '0s',
    severity: 'page',
    summary: 'A balance is not the sum of its entries.',
    fault: { touchline_ledger_wrong_balances: is(1) },
    calm: { touchline_ledger_wrong_balances: is(0) },
  }),
  PricesStale: alert({
    expr: 'touchline_offer_events{state="stale"} / on (instance) touchline_offer_events{state="open"} > 0.2',
    for: '1m',
    severity: 'page',
    summary: 'More than a fifth of the open events have prices older than 10 s: bets on them are refused.',
    fault: {
      'touchline_offer_events{state="stale",instance="a"}': is(30),
      'touchline_offer_events{state="open",instance="a"}': is(100),
    },
    calm: {
      'touchline_offer_events{state="stale",instance="a"}': is(2),
      'touchline_offer_events{state="open",instance="a"}': is(100),
    },
  }),
  FollowerSilent: alert({
    expr: 'touchline_offer_follower_silence_seconds > 5',
    for: '30s',
    severity: 'page',
    summary: 'A process receives nothing from the owner of the offer.',
    fault: { touchline_offer_follower_silence_seconds: '0+15x80' },
    calm: { touchline_offer_follower_silence_seconds: is(0.2) },
  }),
  ProviderTookOver: alert({
    expr: 'increase(touchline_failovers_total[15m]) > 0',
    for: '0m',
    severity: 'ticket',
    summary: '{{ $labels.provider }} has taken over events of a provider that is down.',
    fault: { 'touchline_failovers_total{provider="oddin"}': '0x5 1x80' },
    calm: { 'touchline_failovers_total{provider="oddin"}': '3x80' },
  }),
  MappingsWait: alert({
    expr: 'max(min_over_time(touchline_mapping_suggestions[2h])) > 0',
    for: '10m',
    severity: 'ticket',
    summary: '{{ $value }} pairs of events of several providers wait to be confirmed.',
    fault: { touchline_mapping_suggestions: is(4) },
    calm: { touchline_mapping_suggestions: '4x3 0x80' },
  }),
  ProviderDown: alert({
    expr: 'max by (provider) (touchline_provider_up) == 0',
    for: '1m',
    severity: 'page',
    summary: 'Bets on events of {{ $labels.provider }} are refused.',
    fault: { 'touchline_provider_up{provider="betradar"}': is(0) },
    calm: { 'touchline_provider_up{provider="betradar"}': is(1) },
  }),
  FeedSessionDown: alert({
    expr: 'touchline_feed_session_up == 0',
    for: '1m',
    severity: 'page',
    summary: 'The session with the feed of {{ $labels.provider }} is closed.',
    fault: { 'touchline_feed_session_up{provider="betradar"}': is(0) },
    calm: { 'touchline_feed_session_up{provider="betradar"}': is(1) },
  }),
  FeedProducerDown: alert({
    expr: 'touchline_feed_producer_up == 0',
    for: '5m',
    severity: 'page',
    summary: 'Prices of producer {{ $labels.producer }} do not count.',
    fault: { 'touchline_feed_producer_up{provider="betradar",producer="1"}': is(0) },
    calm: { 'touchline_feed_producer_up{provider="betradar",producer="1"}': is(1) },
  }),
  FeedBehind: alert({
    expr: 'touchline_feed_lag_seconds > 20 and on (provider, producer) touchline_feed_producer_up == 1',
    for: '1m',
    severity: 'page',
    summary: 'Messages of producer {{ $labels.producer }} are processed too late.',
    fault: {
      'touchline_feed_lag_seconds{provider="betradar",producer="1"}': is(40),
      'touchline_feed_producer_up{provider="betradar",producer="1"}': is(1),
    },
    calm: {
      'touchline_feed_lag_seconds{provider="betradar",producer="1"}': is(3),
      'touchline_feed_producer_up{provider="betradar",producer="1"}': is(1),
    },
  }),
  FeedRejects: alert({
    expr: 'touchline_feed_rejected_messages > 50',
    for: '5m',
    severity: 'ticket',
    summary: 'Messages of the feed could not be processed.',
    fault: { 'touchline_feed_rejected_messages{provider="betradar"}': is(80) },
    calm: { 'touchline_feed_rejected_messages{provider="betradar"}': is(2) },
  }),
  FeedRecoveriesUsed: alert({
    expr: 'touchline_feed_recoveries_left == 0',
    for: '5m',
    severity: 'ticket',
    summary: 'The vendor allows producer {{ $labels.producer }} no recovery now.',
    fault: { 'touchline_feed_recoveries_left{provider="betradar",producer="1"}': is(0) },
    calm: { 'touchline_feed_recoveries_left{provider="betradar",producer="1"}': is(1) },
  }),
  PlacementSlow: alert({
    expr: 'histogram_quantile(0.99, sum by (le) (rate(touchline_call_seconds_bucket{call="placeBets"}[5m]))) > 0.5',
    for: '3m',
    severity: 'page',
    summary: 'One placement in a hundred takes longer than half a second.',
    fault: {
      'touchline_call_seconds_bucket{call="placeBets",le="0.5"}': grows(10),
      'touchline_call_seconds_bucket{call="placeBets",le="1"}': grows(100),
      'touchline_call_seconds_bucket{call="placeBets",le="+Inf"}': grows(100),
    },
    calm: {
      'touchline_call_seconds_bucket{call="placeBets",le="0.5"}': grows(100),
      'touchline_call_seconds_bucket{call="placeBets",le="1"}': grows(100),
      'touchline_call_seconds_bucket{call="placeBets",le="+Inf"}': grows(100),
    },
  }),
  BetsRefused: alert({
    expr: 'sum(rate(touchline_bets_total{result!="accepted"}[5m])) / sum(rate(touchline_bets_total[5m])) > 0.5 and sum(rate(touchline_bets_total[5m])) > 0.2',
    for: '3m',
    severity: 'page',
    summary: 'More than half of the bets are refused.',
    fault: {
      'touchline_bets_total{result="accepted"}': grows(10),
      'touchline_bets_total{result="event_not_bettable"}': grows(40),
    },
    calm: {
      'touchline_bets_total{result="accepted"}': grows(40),
      'touchline_bets_total{result="event_not_bettable"}': grows(4),
    },
  }),
  BetsUndecided: alert({
    expr: 'touchline_bets_overdue_seconds > 30',
    for: '30s',
    severity: 'page',
    summary: 'Live bets are not decided after their delay.',
    fault: { touchline_bets_overdue_seconds: '0+15x80' },
    calm: { touchline_bets_overdue_seconds: is(1) },
  }),
  SettlementBehind: alert({
    expr: 'touchline_settlement_waiting_seconds > 120',
    for: '1m',
    severity: 'page',
    summary: 'Bets with a result are not settled.',
    fault: { touchline_settlement_waiting_seconds: '0+15x80' },
    calm: { touchline_settlement_waiting_seconds: is(20) },
  }),
  OutboxStalled: alert({
    expr: 'touchline_outbox_stalled_seconds > 30',
    for: '30s',
    severity: 'page',
    summary: 'Balances and bets on screen are not updated: the outbox does not move.',
    fault: { touchline_outbox_stalled_seconds: '0+15x80' },
    calm: { touchline_outbox_stalled_seconds: is(1) },
  }),
  PublicationsLost: alert({
    expr: 'sum(rate(touchline_publications_total{result="lost"}[5m])) > 1',
    for: '1m',
    severity: 'page',
    summary: 'The realtime engine does not take publications.',
    fault: { 'touchline_publications_total{result="lost"}': grows(60) },
    calm: { 'touchline_publications_total{result="lost"}': grows(1) },
  }),
  ConnectionsDropped: alert({
    expr: 'sum(touchline_realtime_connections) < 0.5 * sum(touchline_realtime_connections offset 2m) and sum(touchline_realtime_connections offset 2m) > 100',
    for: '0s',
    severity: 'page',
    summary: 'More than half of the realtime connections are gone within two minutes.',
    fault: { touchline_realtime_connections: '1000x36 100x44' },
    calm: { touchline_realtime_connections: '1000x36 900x44' },
  }),
  RecoveriesFail: alert({
    expr: 'sum(rate(touchline_realtime_recoveries_total{result="unrecovered"}[5m])) / sum(rate(touchline_realtime_recoveries_total[5m])) > 0.2 and sum(rate(touchline_realtime_recoveries_total[5m])) > 1',
    for: '2m',
    severity: 'ticket',
    summary: 'Clients that come back cannot receive what they missed, and fetch everything again.',
    fault: {
      'touchline_realtime_recoveries_total{result="unrecovered"}': grows(30),
      'touchline_realtime_recoveries_total{result="recovered"}': grows(30),
    },
    calm: {
      'touchline_realtime_recoveries_total{result="unrecovered"}': grows(1),
      'touchline_realtime_recoveries_total{result="recovered"}': grows(60),
    },
  }),
  CallsFail: alert({
    expr: 'sum by (call) (rate(touchline_calls_total{status=~"5.."}[5m])) > 0.1',
    for: '2m',
    severity: 'page',
    summary: 'The call {{ $labels.call }} fails.',
    fault: { 'touchline_calls_total{call="getBets",status="500"}': grows(15) },
    calm: { 'touchline_calls_total{call="getBets",status="404"}': grows(15) },
  }),
  SignInsFail: alert({
    expr: 'sum(rate(touchline_calls_total{call="signIn",status=~"401|403|429"}[5m])) > 5 and sum(rate(touchline_calls_total{call="signIn",status=~"401|403|429"}[5m])) > 4 * sum(rate(touchline_calls_total{call="signIn",status="200"}[5m]))',
    for: '2m',
    severity: 'ticket',
    summary: 'Most sign-ins fail: passwords are being tried, or signing in is broken.',
    fault: {
      'touchline_calls_total{call="signIn",status="401"}': grows(150),
      'touchline_calls_total{call="signIn",status="200"}': grows(5),
    },
    calm: {
      'touchline_calls_total{call="signIn",status="401"}': grows(15),
      'touchline_calls_total{call="signIn",status="200"}': grows(150),
    },
  }),
  HostWalletSilent: alert({
    expr: 'touchline_host_payments_waiting_seconds > 300',
    for: '1m',
    severity: 'page',
    summary: 'A host does not answer payments.',
    fault: { touchline_host_payments_waiting_seconds: '0+15x80' },
    calm: { touchline_host_payments_waiting_seconds: is(2) },
  }),
  EventReceiverBehind: alert({
    expr: 'touchline_event_receiver_behind_seconds > 300',
    for: '1m',
    severity: 'ticket',
    summary: 'The receiver {{ $labels.receiver }} does not take events.',
    fault: { 'touchline_event_receiver_behind_seconds{receiver="crm"}': '0+15x80' },
    calm: { 'touchline_event_receiver_behind_seconds{receiver="crm"}': is(2) },
  }),
  DepositsPending: alert({
    expr: 'touchline_deposits_pending > 5',
    for: '10m',
    severity: 'ticket',
    summary: 'The payment provider leaves deposits without an outcome.',
    fault: { touchline_deposits_pending: is(9) },
    calm: { touchline_deposits_pending: is(1) },
  }),
  MessagesWaiting: alert({
    expr: 'touchline_messages_waiting_seconds > 600',
    for: '1m',
    severity: 'ticket',
    summary: 'Mail or text messages are not sent.',
    fault: { touchline_messages_waiting_seconds: '0+30x80' },
    calm: { touchline_messages_waiting_seconds: is(5) },
  }),
  PagesReportProblems: alert({
    expr: 'sum(rate(touchline_page_reports_total{kind!="filtered"}[10m])) > 0.5',
    for: '5m',
    severity: 'ticket',
    summary: 'Pages report many problems.',
    fault: { 'touchline_page_reports_total{kind="render"}': grows(15) },
    calm: { 'touchline_page_reports_total{kind="filtered"}': grows(15) },
  }),
  ErrorsLogged: alert({
    expr: 'sum by (instance) (rate(touchline_log_lines_total{level="error"}[5m])) > 0.1',
    for: '5m',
    severity: 'ticket',
    summary: 'A process logs errors.',
    fault: { 'touchline_log_lines_total{level="error",instance="a"}': grows(6) },
    calm: { 'touchline_log_lines_total{level="warn",instance="a"}': grows(6) },
  }),
  EventLoopSlow: alert({
    expr: 'nodejs_eventloop_lag_p99_seconds > 0.25',
    for: '3m',
    severity: 'ticket',
    summary: 'A process is too busy: its event loop is late.',
    fault: { nodejs_eventloop_lag_p99_seconds: is(0.6) },
    calm: { nodejs_eventloop_lag_p99_seconds: is(0.02) },
  }),
  MemoryHigh: alert({
    expr: 'process_resident_memory_bytes{job="touchline"} > 2e9',
    for: '10m',
    severity: 'ticket',
    summary: 'A process uses more than 2 GB of memory.',
    fault: { 'process_resident_memory_bytes{job="touchline"}': is(3_000_000_000) },
    calm: { 'process_resident_memory_bytes{job="touchline"}': is(700_000_000) },
  }),
} as const satisfies Readonly<Record<string, AlertRule>>

export type AlertName = keyof typeof ALERT_RULES
