/** Parts of the product that metrics describe; each is a row of the dashboards. */
export const AREAS = [
  'calls',
  'bets',
  'offer',
  'feed',
  'realtime',
  'database',
  'settlement',
  'money',
  'pages',
  'process',
] as const
export type Area = (typeof AREAS)[number]

export interface MetricDefinition {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly area: Area
  /** What it measures, one sentence, with its unit. */
  readonly help: string
  readonly labels: readonly string[]
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[]
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const PAGE_MS = [10, 25, 50, 100, 200, 500, 1_000, 2_500, 4_000, 10_000]

/**
 * Every metric of the product by its name. Rules of alerts, dashboards and docs/operating/metrics.md are made from it;
 * a metric that is not here cannot be recorded. Labels take few values: a player or an event is never one.
 */
export const METRICS = {
  touchline_calls_total: {
    kind: 'counter',
    area: 'calls',
    help: 'Calls answered, by name and HTTP status. Failed sign-ins are `signIn` with 401.',
    labels: ['call', 'status'],
  },
  touchline_call_seconds: {
    kind: 'histogram',
    area: 'calls',
    help: 'Time from a request to its answer, in seconds.',
    labels: ['call'],
    buckets: SECONDS,
  },
  touchline_bets_total: {
    kind: 'counter',
    area: 'bets',
    help: 'Bets of placement requests: `accepted`, or the error they were refused with.',
    labels: ['result'],
  },
  touchline_live_decisions_total: {
    kind: 'counter',
    area: 'bets',
    help: 'Bets decided after the delay of live bets: `accepted`, or the error they were rejected with.',
    labels: ['result'],
  },
  touchline_bets_submitted: {
    kind: 'gauge',
    area: 'bets',
    help: 'Bets that are not decided: their delay runs, or they wait for an approval or a host.',
    labels: [],
  },
  touchline_bets_overdue_seconds: {
    kind: 'gauge',
    area: 'bets',
    help: 'How long the oldest undecided bet is past its delay, in seconds. Large stakes that wait for people do not count.',
    labels: [],
  },
  touchline_offer_events: {
    kind: 'gauge',
    area: 'offer',
    help: 'Events of this process by state: `open`, of those `unpriced`, and `stale` with a price older than 10 s.',
    labels: ['state'],
  },
  touchline_offer_follower_silence_seconds: {
    kind: 'gauge',
    area: 'offer',
    help: 'Time since the owner of the offer sent something to this process, in seconds; absent at the owner.',
    labels: [],
  },
  touchline_provider_up: {
    kind: 'gauge',
    area: 'offer',
    help: 'Whether bets on events of a data provider are taken: 1 or 0.',
    labels: ['provider'],
  },
  touchline_failovers_total: {
    kind: 'counter',
    area: 'offer',
    help: 'Events that a provider took over from one that was down.',
    labels: ['provider'],
  },
  touchline_mapping_suggestions: {
    kind: 'gauge',
    area: 'offer',
    help: 'Pairs of events of several providers that wait for a person to confirm them; exported by the owner of the offer.',
    labels: [],
  },
  touchline_feed_messages_total: {
    kind: 'counter',
    area: 'feed',
    help: 'Messages received through the session with the feed, by the name of their root element.',
    labels: ['message'],
  },
  touchline_feed_session_up: {
    kind: 'gauge',
    area: 'feed',
    help: 'Whether the session with the feed is open: 1 or 0.',
    labels: ['provider'],
  },
  touchline_feed_pending_messages: {
    kind: 'gauge',
    area: 'feed',
    help: 'Messages of the feed that were received and are not processed.',
    labels: ['provider'],
  },
  touchline_feed_rejected_messages: {
    kind: 'gauge',
    area: 'feed',
    help: 'Messages of the last 24 hours that could not be processed.',
    labels: ['provider'],
  },
  touchline_feed_unknowns: {
    kind: 'gauge',
    area: 'feed',
    help: 'Markets, events and producers that the feed names and the book does not know, by kind, seen within the last 24 hours.',
    labels: ['provider', 'kind'],
  },
  touchline_feed_producer_up: {
    kind: 'gauge',
    area: 'feed',
    help: 'Whether the prices of a producer, or of a package of TRADE360, count: 1 or 0.',
    labels: ['provider', 'producer'],
  },
  touchline_feed_lag_seconds: {
    kind: 'gauge',
    area: 'feed',
    help: 'Age of the latest sign of life of a producer, or of a package of TRADE360, that was processed, in seconds.',
    labels: ['provider', 'producer'],
  },
  touchline_feed_recoveries: {
    kind: 'gauge',
    area: 'feed',
    help: 'Recoveries that were requested within the last hour.',
    labels: ['provider', 'producer'],
  },
  touchline_feed_recoveries_left: {
    kind: 'gauge',
    area: 'feed',
    help: 'Recoveries that the vendor still allows a producer now, of the kind that it would need.',
    labels: ['provider', 'producer'],
  },
  touchline_realtime_connections: {
    kind: 'gauge',
    area: 'realtime',
    help: 'Connections to the hub of this process. Centrifugo exports its own metrics.',
    labels: [],
  },
  touchline_realtime_subscriptions: {
    kind: 'gauge',
    area: 'realtime',
    help: 'Subscriptions of all connections to the hub of this process.',
    labels: [],
  },
  touchline_realtime_messages_total: {
    kind: 'counter',
    area: 'realtime',
    help: 'Messages that the hub of this process sent to its connections.',
    labels: [],
  },
  touchline_realtime_disconnects_total: {
    kind: 'counter',
    area: 'realtime',
    help: 'Connections that the hub closed, by code of the Centrifuge protocol.',
    labels: ['code'],
  },
  touchline_realtime_recoveries_total: {
    kind: 'counter',
    area: 'realtime',
    help: 'Subscriptions that asked for what they had missed: `recovered` or `unrecovered`.',
    labels: ['result'],
  },
  touchline_publications_total: {
    kind: 'counter',
    area: 'realtime',
    help: 'Publications of this process to the realtime engine: `sent` or `lost`.',
    labels: ['result'],
  },
  touchline_outbox_rows: {
    kind: 'gauge',
    area: 'realtime',
    help: 'Rows of the outbox that are not published, up to 10,000.',
    labels: [],
  },
  touchline_outbox_stalled_seconds: {
    kind: 'gauge',
    area: 'realtime',
    help: 'How long the same row has been the oldest of the outbox, in seconds.',
    labels: [],
  },
  touchline_database_up: {
    kind: 'gauge',
    area: 'database',
    help: 'Whether the database answered the query of these metrics within 2 s: 1 or 0. While it is 0, no values of the database are exported.',
    labels: [],
  },
  touchline_database_reads_total: {
    kind: 'counter',
    area: 'database',
    help: 'Reads that a replica may answer: by the `replica`; by the primary because the replica was `behind` or `unavailable`.',
    labels: ['place'],
  },
  touchline_database_connections: {
    kind: 'gauge',
    area: 'database',
    help: 'The pool of PostgreSQL connections of this process: `open`, of those `idle`, and requests that are `waiting` for one.',
    labels: ['state'],
  },
  touchline_bets_settled_total: {
    kind: 'counter',
    area: 'settlement',
    help: 'Bets that settlement changed, corrections included.',
    labels: [],
  },
  touchline_settlement_waiting_legs: {
    kind: 'gauge',
    area: 'settlement',
    help: 'Open legs of open bets whose market has had a result for less than an hour, up to 10,000.',
    labels: [],
  },
  touchline_settlement_waiting_seconds: {
    kind: 'gauge',
    area: 'settlement',
    help: 'How long the oldest of these legs has been waiting, in seconds.',
    labels: [],
  },
  touchline_ledger_wrong_balances: {
    kind: 'gauge',
    area: 'money',
    help: 'Accounts among those of the latest 100 transfers whose balance is not the sum of their entries. Must be 0; `npm run book -- audit` checks everything.',
    labels: [],
  },
  touchline_host_payments_waiting_seconds: {
    kind: 'gauge',
    area: 'money',
    help: 'How long the oldest payment that a host was asked for is without an answer, in seconds.',
    labels: [],
  },
  touchline_deposits_pending: {
    kind: 'gauge',
    area: 'money',
    help: 'Deposits whose outcome the payment provider has not sent, an hour after they began.',
    labels: [],
  },
  touchline_messages_waiting_seconds: {
    kind: 'gauge',
    area: 'money',
    help: 'How long the oldest mail or text message has been waiting, in seconds.',
    labels: [],
  },
  touchline_event_receiver_behind_seconds: {
    kind: 'gauge',
    area: 'money',
    help: 'Age of the oldest event that a receiver of the event export does not have, in seconds.',
    labels: ['receiver'],
  },
  touchline_page_reports_total: {
    kind: 'counter',
    area: 'pages',
    help: 'Problems that pages reported, by kind; `filtered` are those that are no events (docs/failures.md).',
    labels: ['kind'],
  },
  touchline_page_measure_ms: {
    kind: 'histogram',
    area: 'pages',
    help: 'What one visit in ten measures, by device: `lcp`, `inp`, `ttfb` and `feed_to_paint` in ms, `cls` times 1,000.',
    labels: ['measure', 'device'],
    buckets: PAGE_MS,
  },
  touchline_ready: {
    kind: 'gauge',
    area: 'process',
    help: 'Whether this process may receive traffic: 1 or 0.',
    labels: [],
  },
  touchline_role_held: {
    kind: 'gauge',
    area: 'process',
    help: 'Whether this process holds a role that one process at a time has: 1 or 0.',
    labels: ['role'],
  },
  touchline_log_lines_total: {
    kind: 'counter',
    area: 'process',
    help: 'Lines of the log at level `warn` and `error`.',
    labels: ['level'],
  },
} as const satisfies Readonly<Record<`touchline_${string}`, MetricDefinition>>

type Metric = typeof METRICS
export type MetricName = keyof Metric
/** Names of metrics of some kinds. */
export type NameOf<K extends MetricDefinition['kind']> = {
  [N in MetricName]: Metric[N]['kind'] extends K ? N : never
}[MetricName]
/** A value for each label of a metric. */
export type LabelsOf<N extends MetricName> = Readonly<Record<Metric[N]['labels'][number], string>>

/** Metrics of Node.js that rules and dashboards use; `prom-client` exports them. */
export const RUNTIME_METRICS = {
  process_resident_memory_bytes: 'Resident memory of the process, in bytes.',
  process_cpu_seconds_total: 'CPU time of the process, in seconds.',
  nodejs_eventloop_lag_p99_seconds: 'How late the event loop was, 99th percentile, in seconds.',
} as const
