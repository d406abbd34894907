import type { DepositField, Jurisdiction, PaymentKind, Provider } from '@touchline/betting'
import { durablePlace } from './config/durable-place.ts'
import { tracingOf } from './config/monitoring-settings.ts'
import { readSettings, type Settings } from './config/settings.ts'
import { type Trade360Settings, trade360Account } from './config/trade360-account.ts'
import { type UofAccount, uofAccount } from './config/uof-account.ts'
import type { TrustedProxies } from './http/edge/index.ts'
import type { AdditionalProviders } from './kernel/additional-providers.ts'
import type { ErrorServiceConfig } from './kernel/error-service/index.ts'
import type { LogLevel } from './kernel/log.ts'
import type { Priorities } from './kernel/priorities.ts'
import type { Role } from './kernel/service.ts'
import type { TracingSettings } from './kernel/tracing/tracing.ts'
import type { MoneyTerms } from './modules/cashier/index.ts'
import type { MappingTerms } from './modules/offer/index.ts'

export interface BookConfig {
  readonly port: number
  readonly host: string
  /** Folder of everything that is kept when no server is named. */
  readonly dataDir: string
  /** PostgreSQL server, or null for PGlite in `dataDir`. */
  readonly databaseUrl: string | null
  /** A streaming replica of that server, for reads; null: there is none. */
  readonly replicaUrl: string | null
  /** `./start` runs PostgreSQL in the data folder. */
  readonly isDurable: boolean
  /** Connections to PostgreSQL. */
  readonly poolSize: number
  readonly simSeed: string
  /** Additional providers whose events are on offer. */
  readonly additionalProviders: AdditionalProviders
  /** Providers whose outcomes make several singles instead of a combo. */
  readonly multiSingleProviders: readonly Provider[]
  readonly sportPriorities: Priorities
  /** Providers whose events and prices come from the Unified Odds Feed instead of the simulator. */
  readonly uofProviders: readonly Provider[]
  /** The account with the Unified Odds Feed; null: messages come from files alone. */
  readonly uof: UofAccount | null
  /** The account with TRADE360 of LSports; null: there is none. */
  readonly trade360: Trade360Settings | null
  /** Which provider offers an event that several have. */
  readonly mapping: MappingTerms
  /** Where the offer's owner accepts the processes that follow it; port 0 is any that is free. */
  readonly offerHost: string
  readonly offerPort: number
  /** Servers of NATS with JetStream, with commas between; null: followers connect to the owner of the offer. */
  readonly natsUrl: string | null
  /** Match seconds per wall second. */
  readonly simSpeed: number
  /** How much of the simulated programme is played, above 0 to 1. */
  readonly simShare: number
  /** Days of results that the simulated world has. */
  readonly simHistoryDays: number
  /** Stakes above this many cents of a EUR wait for approval. */
  readonly vipStakeCents: number
  /** How long a large stake is looked at before the rules decide, in ms of wall time. */
  readonly vipReviewMs: number
  readonly vipApproval: Settings['VIP_APPROVAL']
  /** Months of the history of bets that are kept, before the one of now; null: all. */
  readonly historyMonths: number | null
  /** Whether a player may have several free bets started at a time. */
  readonly multipleFreebets: boolean
  /** How long a live bet waits before it is decided, in ms of wall time. */
  readonly liveDelayMs: number
  readonly roles: readonly Role[]
  /** Play money that a confirmed player begins with, in cents of a EUR; 0 for none. */
  readonly playMoneyCents: number
  /** Origin that links in messages lead to, without a slash at its end. */
  readonly publicUrl: string
  /** SMTP server as an address with user and password; null keeps mail in `dataDir/outbox`. */
  readonly smtpUrl: string | null
  /** Sender of mail. */
  readonly mailFrom: string
  /** HTTP gateway of text messages and its bearer token; null keeps them in `dataDir/outbox`. */
  readonly smsUrl: string | null
  readonly smsToken: string | null
  readonly smsCountries: readonly string[]
  /** Origin of PUBLIC_URL; null if it is not set, and then the request's own counts. */
  readonly publicOrigin: string | null
  /** Hosts besides this machine that requests may name where PUBLIC_URL is not set. */
  readonly allowedHosts: readonly string[]
  /** Origins besides the own one that may make calls and open the realtime connection. */
  readonly allowedOrigins: readonly string[]
  /** Multiple of the default limits of calls of a player and an address, for load tests. */
  readonly limitScale: number
  /** Proxies in front whose word about a visitor's address counts. */
  readonly trustProxy: TrustedProxies
  /** HMAC secrets and API key of realtime; null: made once and kept in the database. */
  readonly connectionSecret: string | null
  readonly subscriptionSecret: string | null
  readonly realtimeApiKey: string | null
  /** Seal players' authenticator secrets, the first one; none: one is kept in `dataDir`. */
  readonly authenticatorKeys: readonly Buffer[]
  /**
   * Where the payment provider is, without a slash at its end, and the secret shared with it; null: deposits are
   * closed.
   */
  readonly cashierUrl: string | null
  readonly cashierSecret: string | null
  /** Where the demo cashier listens; 0 is any port that is free. */
  readonly cashierPort: number
  readonly cashierKind: PaymentKind
  readonly isHostDemoOn: boolean
  /** Where the demo host listens; 0 is any port that is free. */
  readonly hostDemoPort: number
  /** Who keeps the money of its players. */
  readonly hostDemoWallet: 'book' | 'seamless'
  /**
   * Origins that may show the site in a frame besides those that it lists: those of hosts that run beside the product.
   */
  readonly demoHosts: readonly string[]
  /** How money is exchanged and leaves. */
  readonly money: MoneyTerms
  /** What players fill in before their first deposit. */
  readonly depositFields: readonly DepositField[]
  /** Addresses of additional providers' applications, by provider. */
  readonly launchUrls: ReadonlyMap<string, string>
  /** Shared with those providers; null: made once and kept in the database. */
  readonly launchSecret: string | null
  readonly identitySecret: string | null
  /** Private VAPID key of push messages; null: made once and kept in the database. */
  readonly pushKey: string | null
  /** Where push messages may be sent, by host; a `*.` in front takes any host below. */
  readonly pushServices: readonly string[]
  /** Address of Centrifugo's server API; null for the hub in this process. */
  readonly centrifugoUrl: string | null
  /** Header in which the proxy in front sends a visitor's country; null: there is none. */
  readonly countryHeader: string | null
  /** Whose rules protect players; null: those of each one's country. */
  /** Whether players must verify their phone number before they bet. */
  readonly isPhoneRequired: boolean
  readonly jurisdiction: Jurisdiction | null
  /** File of the site that the book begins with; null: what is published, or the site as the product comes. */
  readonly siteFile: string | null
  readonly logLevel: LogLevel
  /** Where metrics are served: a port of its own, 0 for any that is free; null: they are not recorded. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  /** Where traces are sent; null: none are recorded. */
  readonly tracing: TracingSettings | null
  /** Error-reporting service that errors of pages and server go to; null: they are in the log alone. */
  readonly errorService: ErrorServiceConfig | null
  /** Keys the pseudonyms of players in reports; null: made by each process. */
  readonly reportSecret: string | null
}

const HOUR_MS = 3_600_000
const DEFAULT_RATE_HOURS = 24

/** The demo has no operator who sets rates. */
function rateMaxAgeMs({ EXCHANGE_RATE_HOURS: hours, CASHIER_URL: cashier }: Settings): number | null {
  const wanted = hours ?? (cashier === null ? 0 : DEFAULT_RATE_HOURS)
  return wanted === 0 ? null : HOUR_MS * wanted
}

function databaseUrlOf({ DATABASE_URL: url, DURABLE: durable, DATA_DIR: dataDir }: Settings): string | null {
  if (durable !== '1') return url
  if (url === null) return durablePlace(dataDir).url
  throw new Error(
    'DURABLE=1 runs a PostgreSQL of its own, and DATABASE_URL names another one: leave one of them out. Whether that one is durable is said by its own settings fsync and synchronous_commit.',
  )
}

function replicaUrlOf({ DATABASE_REPLICA_URL: replica, DATABASE_URL: url }: Settings): string | null {
  if (replica === null || url !== null) return replica
  throw new Error(
    'DATABASE_REPLICA_URL names a replica, and DATABASE_URL no server that it is a replica of: set both, or neither.',
  )
}

/** Reads the environment. Throws with a sentence that names the variable when a value cannot be used. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): BookConfig {
  const set = readSettings(env)
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: databaseUrlOf(set),
    replicaUrl: replicaUrlOf(set),
    isDurable: set.DURABLE === '1',
    poolSize: set.DATABASE_POOL,
    simSeed: set.SIM_SEED,
    additionalProviders: set.ADDITIONAL_PROVIDERS,
    multiSingleProviders: set.MULTI_SINGLE_PROVIDERS,
    sportPriorities: set.SPORT_PRIORITIES,
    uofProviders: set.UOF_PROVIDERS,
    uof: uofAccount(set),
    trade360: trade360Account(set),
    mapping: {
      order: set.PROVIDER_ORDER,
      failoverMs: set.FEED_FAILOVER === null ? null : 1_000 * set.FEED_FAILOVER,
    },
    offerHost: set.OFFER_HOST,
    natsUrl: set.NATS_URL,
    offerPort: set.OFFER_PORT,
    simSpeed: set.SIM_SPEED,
    simShare: set.SIM_SHARE,
    simHistoryDays: set.SIM_HISTORY_DAYS,
    vipStakeCents: 100 * set.VIP_STAKE_EUR,
    vipReviewMs: set.VIP_REVIEW_MS,
    historyMonths: set.HISTORY_MONTHS,
    vipApproval: set.VIP_APPROVAL,
    multipleFreebets: set.FREEBETS === 'several',
    liveDelayMs: set.LIVE_DELAY_MS,
    roles: set.BOOK_ROLES,
    playMoneyCents: 100 * set.PLAY_MONEY_EUR,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, ''),
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    smsUrl: set.SMS_URL,
    smsToken: set.SMS_TOKEN,
    smsCountries: set.SMS_COUNTRIES,
    publicOrigin: set.PUBLIC_URL === null ? null : new URL(set.PUBLIC_URL).origin,
    allowedHosts: set.ALLOWED_HOSTS,
    allowedOrigins: set.ALLOWED_ORIGINS,
    limitScale: set.LIMIT_SCALE,
    trustProxy: set.TRUST_PROXY,
    connectionSecret: set.REALTIME_CONNECTION_SECRET,
    subscriptionSecret: set.REALTIME_SUBSCRIPTION_SECRET,
    realtimeApiKey: set.REALTIME_API_KEY,
    authenticatorKeys: set.AUTHENTICATOR_KEYS,
    cashierUrl: set.CASHIER_URL?.replace(/\/+$/, '') ?? null,
    cashierSecret: set.CASHIER_SECRET,
    cashierPort: set.CASHIER_PORT,
    cashierKind: set.CASHIER_KIND,
    isHostDemoOn: set.HOST_DEMO === 'on' && set.PUBLIC_URL === null,
    hostDemoPort: set.HOST_DEMO_PORT,
    hostDemoWallet: set.HOST_DEMO_WALLET,
    demoHosts: [],
    money: {
      quoteMs: 1_000 * set.EXCHANGE_QUOTE_SECONDS,
      rateMaxAgeMs: rateMaxAgeMs(set),
      exchangeDayCents: 100 * set.EXCHANGE_DAY_EUR,
      depositHoldMs: HOUR_MS * set.DEPOSIT_HOLD_HOURS,
    },
    depositFields: set.DEPOSIT_FIELDS,
    launchUrls: set.LAUNCH_URLS,
    launchSecret: set.LAUNCH_SECRET,
    identitySecret: set.IDENTITY_SECRET,
    pushKey: set.PUSH_KEY,
    pushServices: set.PUSH_SERVICES,
    centrifugoUrl: set.CENTRIFUGO_URL,
    countryHeader: set.COUNTRY_HEADER?.toLowerCase() ?? null,
    isPhoneRequired: set.PHONE_VERIFICATION === 'required',
    jurisdiction: set.JURISDICTION === 'by_country' ? null : set.JURISDICTION,
    siteFile: set.SITE_FILE,
    logLevel: set.LOG_LEVEL,
    metricsPort: set.METRICS_PORT,
    metricsHost: set.METRICS_HOST,
    tracing: tracingOf(set),
    errorService: set.SENTRY_DSN && {
      dsn: set.SENTRY_DSN,
      release: set.RELEASE ?? 'unreleased',
      environment: set.SENTRY_ENVIRONMENT,
    },
    reportSecret: set.REPORT_SECRET,
  }
}
