import { DEPOSIT_FIELDS, JURISDICTIONS, PAYMENT_KINDS, PROVIDERS } from '@touchline/betting'
import * as z from 'zod'
import { readTrustedProxies } from '../http/edge/index.ts'
import { readAdditionalProviders } from '../kernel/additional-providers.ts'
import { LOG_LEVELS } from '../kernel/log.ts'
import { readPriorities } from '../kernel/priorities.ts'
import { ROLES } from '../kernel/service.ts'
import { FEED_FIELDS } from './feed-settings.ts'
import {
  address,
  addresses,
  choice,
  errorServiceKey,
  factor,
  integer,
  keys,
  list,
  names,
  natsServers,
  optional,
  optionalInteger,
  parsed,
  text,
} from './fields.ts'
import { MONITORING_FIELDS } from './monitoring-settings.ts'
import { STORAGE_FIELDS } from './storage-settings.ts'

/** Who approves large stakes: the rules of the book after a short while, or people alone. */
const VIP_APPROVALS = ['rules', 'operator'] as const

/** How many free bets of a player may run at a time. */
const FREEBETS = ['one', 'several'] as const

/** Whether an operator's site that shows the sportsbook runs beside the product. */
const HOST_DEMO = ['on', 'off'] as const

/** Who keeps the money of the demo host's players. */
const HOST_DEMO_WALLET = ['book', 'seamless'] as const

/** Push services of Chrome, Firefox, Safari and Edge. */
const PUSH_SERVICES = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'

/** Every environment variable of the product, in the order of the README's table, which is made from it. */
export const SETTINGS = z.object({
  PORT: integer('PORT', 0, 65_535, 3_000).meta({ meaning: 'where to listen', unset: '3000' }),
  HOST: text('127.0.0.1').meta({ meaning: 'network address to listen on; `0.0.0.0` for all', unset: '`127.0.0.1`' }),
  ...STORAGE_FIELDS,
  BOOK_ROLES: names('BOOK_ROLES', ROLES, ROLES).meta({
    meaning: 'what this process does; of `feed`, `settlement` and `publisher` one process on a database is at work',
    unset: '`api,feed,settlement,publisher`',
  }),
  SIM_SEED: text('touchline').meta({ meaning: 'the simulated world', unset: '`touchline`' }),
  SIM_SPEED: integer('SIM_SPEED', 1, 1_000, 6).meta({
    meaning: "how fast a simulated match's clock runs; kick-offs are in real time",
    unset: '6',
  }),
  SIM_SHARE: factor('SIM_SHARE', 0.05, 1, 1).meta({
    meaning:
      'how much of the simulated programme is played, in play and before it: `0.4` is 19 matches at a time of 47',
    unset: '1',
  }),
  SIM_HISTORY_DAYS: integer('SIM_HISTORY_DAYS', 0, 730, 280).meta({ meaning: 'days of past results', unset: '280' }),
  SPORT_PRIORITIES: parsed(readPriorities, '').meta({
    meaning:
      'order of sports, categories and leagues by key, `tennis=1,football/england=2,football/england/premier-league=1`; the smaller comes first, the others keep their own; a site that orders sports goes before it',
    unset: "the catalogue's",
  }),
  ADDITIONAL_PROVIDERS: parsed(readAdditionalProviders, 'horse_racing,lotto').meta({
    meaning: 'additional providers on offer, a list of `horse_racing` and `lotto`; empty is none',
    unset: '`horse_racing,lotto`',
  }),
  MULTI_SINGLE_PROVIDERS: names('MULTI_SINGLE_PROVIDERS', PROVIDERS, []).meta({
    meaning: 'data providers whose outcomes, picked one after the other, make several singles instead of a combo',
    unset: 'none',
  }),
  ...FEED_FIELDS,
  OFFER_HOST: text('127.0.0.1').meta({ meaning: 'where followers reach the owner of the offer', unset: '`127.0.0.1`' }),
  OFFER_PORT: integer('OFFER_PORT', 0, 65_535, 0).meta({ meaning: 'its port', unset: 'any that is free' }),
  NATS_URL: natsServers('NATS_URL').meta({
    meaning: 'NATS between owner and followers: `nats://user:password@host:4222` ([scale](docs/operating/scale.md))',
    unset: 'followers connect to the owner',
  }),
  PLAY_MONEY_EUR: integer('PLAY_MONEY_EUR', 0, 1_000_000, 100).meta({
    meaning: 'play money that a new player begins with once their address is confirmed, converted to their currency',
    unset: '100',
  }),
  LIVE_DELAY_MS: integer('LIVE_DELAY_MS', 0, 60_000, 3_000).meta({
    meaning: 'how long a live bet, or a cash-out in play, waits before it is decided',
    unset: '3000',
  }),
  VIP_STAKE_EUR: integer('VIP_STAKE_EUR', 1, 1_000_000_000, 5_000).meta({
    meaning:
      'who has more than this on one outcome, in one bet or in several, waits for approval with what goes beyond',
    unset: '5000',
  }),
  VIP_REVIEW_MS: integer('VIP_REVIEW_MS', 0, 3_600_000, 5_000).meta({
    meaning: 'how long people may look at a large stake before the rules decide',
    unset: '5000',
  }),
  VIP_APPROVAL: choice('VIP_APPROVAL', VIP_APPROVALS).meta({
    meaning: 'who approves large stakes: the rules, or people alone (`operator`)',
    unset: '`rules`',
  }),
  FREEBETS: choice('FREEBETS', FREEBETS).meta({
    meaning: 'how many free bets a player may have started at a time: one, the others waiting, or `several`',
    unset: '`one`',
  }),
  PUBLIC_URL: address('PUBLIC_URL').meta({
    meaning: 'public origin: of links in pages, mail and text messages, and of the pages that may make calls',
    unset: '`http://localhost:PORT`; for this machine the host of the request',
  }),
  ALLOWED_HOSTS: list().meta({
    meaning:
      'without `PUBLIC_URL`: hosts besides this machine that the site answers by, such as `bets.local:8080`; others get 421',
    unset: 'none',
  }),
  ALLOWED_ORIGINS: list().meta({
    meaning: 'other origins whose pages may make calls and open the realtime connection',
    unset: 'none',
  }),
  TRUST_PROXY: parsed(readTrustedProxies, '').meta({
    meaning:
      'proxies in front whose `X-Forwarded-For` and `X-Forwarded-Proto` count: how many in a row, or their networks (`10.0.0.0/8`)',
    unset: 'none',
  }),
  LIMIT_SCALE: factor('LIMIT_SCALE', 0.1, 1_000_000, 1).meta({
    meaning:
      'multiple of the default limits of calls and pages of a player and an address, which each process counts by itself: `0.5` where two share the visitors. Limits of sign-ins, password checks, text messages and links are counted in the database, for all processes together, and stay as they are',
    unset: '1',
  }),
  COUNTRY_HEADER: optional().meta({
    meaning: "header in which the proxy in front, which has to overwrite it, names a visitor's country",
    unset: 'the country is unknown',
  }),
  JURISDICTION: choice('JURISDICTION', ['by_country', ...JURISDICTIONS]).meta({
    meaning:
      "whose rules protect players: `default`, `uk`, `ontario`, `sweden`, `denmark`, `malta`, or those of each one's country",
    unset: '`by_country`',
  }),
  PHONE_VERIFICATION: choice('PHONE_VERIFICATION', ['optional', 'required']).meta({
    meaning: 'whether players need a verified phone number to bet: `optional`, `required`',
    unset: '`optional`',
  }),
  SITE_FILE: optional().meta({
    meaning: 'site file to begin with, as `./start --site NAME` sets it; what was published since stays',
    unset: 'the site as it is',
  }),
  LOG_LEVEL: choice('LOG_LEVEL', LOG_LEVELS).meta({
    meaning:
      'what the server says of itself, a JSON object a line on standard output: `debug`, `info`, `warn`, `error`, `silent`',
    unset: '`info`',
  }),
  ...MONITORING_FIELDS,
  SENTRY_DSN: errorServiceKey('SENTRY_DSN').meta({
    meaning:
      "error-reporting service that speaks Sentry's protocol, `https://KEY@HOST/PROJECT`: errors of pages and of the server, and what pages measure ([failures](docs/failures.md))",
    unset: 'they are in the log alone',
  }),
  SENTRY_ENVIRONMENT: text('production').meta({ meaning: 'environment that its events name', unset: '`production`' }),
  RELEASE: optional().meta({
    meaning: 'name of the release, in pages and events; a build keeps the one it is made with',
    unset: 'the commit and a hash of the sources',
  }),
  REPORT_SECRET: optional().meta({
    meaning: 'keys the pseudonyms that players have in reports; processes with the same one name a player alike',
    unset: 'made at each start',
  }),
  CENTRIFUGO_URL: optional().meta({
    meaning: "address of Centrifugo's internal port without `/api`, or of the book that has the hub",
    unset: 'the hub in this process',
  }),
  REALTIME_CONNECTION_SECRET: optional().meta({
    meaning: 'signs the tokens of realtime connections; Centrifugo has the same one',
    unset: 'made once',
  }),
  REALTIME_SUBSCRIPTION_SECRET: optional().meta({
    meaning: 'signs the tokens of private channels; Centrifugo has the same one',
    unset: 'made once',
  }),
  REALTIME_API_KEY: optional().meta({ meaning: "key of the realtime engine's server API", unset: 'made once' }),
  AUTHENTICATOR_KEYS: keys('AUTHENTICATOR_KEYS').meta({
    meaning:
      "seal players' authenticator secrets in the database, 32 bytes in base 64 each: the first seals, the others open what they sealed before",
    unset: 'one is made in `DATA_DIR/authenticator.key`',
  }),
  SMTP_URL: address('SMTP_URL').meta({
    meaning: 'mail server, `smtp://user:password@host:587`',
    unset: 'mail is kept in `DATA_DIR/outbox`',
  }),
  MAIL_FROM: text('Touchline <no-reply@touchline.test>').meta({
    meaning: 'sender of mail',
    unset: '`Touchline <no-reply@touchline.test>`',
  }),
  SMS_URL: address('SMS_URL').meta({
    meaning: 'HTTP gateway that takes `POST {id, to, text}`',
    unset: 'text messages are kept in `DATA_DIR/outbox/sms.jsonl`',
  }),
  SMS_COUNTRIES: list().meta({
    meaning: 'countries (ISO 3166, `DE,AT`) whose mobile numbers get text messages',
    unset: 'all in which people may sign up',
  }),
  SMS_TOKEN: optional().meta({ meaning: 'its bearer token', unset: 'none' }),
  CASHIER_URL: address('CASHIER_URL').meta({
    meaning:
      "payment provider's address, for browsers and for this server; it speaks the interface of docs/reference/cashier.md",
    unset: 'the demo cashier, which `./start` runs beside the product',
  }),
  CASHIER_SECRET: optional().meta({
    meaning: 'shared with it: signs orders and callbacks',
    unset: 'made at each start',
  }),
  CASHIER_PORT: integer('CASHIER_PORT', 0, 65_535, 0).meta({
    meaning: 'port of the demo cashier',
    unset: 'any that is free',
  }),
  HOST_DEMO: choice('HOST_DEMO', HOST_DEMO).meta({
    meaning: 'whether `./start` runs the demo host beside the product; where PUBLIC_URL is set, it does not',
    unset: '`on`',
  }),
  HOST_DEMO_PORT: integer('HOST_DEMO_PORT', 0, 65_535, 0).meta({
    meaning: 'port of the demo host',
    unset: 'any that is free',
  }),
  HOST_DEMO_WALLET: choice('HOST_DEMO_WALLET', HOST_DEMO_WALLET).meta({
    meaning:
      "who keeps the money of the demo host's players: the book, or the host (`seamless`); chosen before its first player comes",
    unset: '`book`',
  }),
  CASHIER_KIND: choice('CASHIER_KIND', PAYMENT_KINDS).meta({
    meaning: "how the payment provider's page is shown: players go to it (`page`), `iframe`, or its `script` shows it",
    unset: '`page`',
  }),
  DEPOSIT_FIELDS: names('DEPOSIT_FIELDS', DEPOSIT_FIELDS, []).meta({
    meaning: 'what players fill in before their first deposit: `first_name`, `last_name`, `phone`',
    unset: 'none',
  }),
  EXCHANGE_QUOTE_SECONDS: integer('EXCHANGE_QUOTE_SECONDS', 5, 600, 30).meta({
    meaning: 'how long an offer to exchange money between currencies holds',
    unset: '30',
  }),
  EXCHANGE_RATE_HOURS: optionalInteger('EXCHANGE_RATE_HOURS', 0, 8_760).meta({
    meaning: 'a rate that is older closes exchange; 0: none is too old',
    unset: '24; with the demo cashier 0',
  }),
  EXCHANGE_DAY_EUR: integer('EXCHANGE_DAY_EUR', 1, 1_000_000_000, 10_000).meta({
    meaning: 'what a player exchanges within 24 hours at most, in whichever currencies',
    unset: '10000',
  }),
  DEPOSIT_HOLD_HOURS: integer('DEPOSIT_HOLD_HOURS', 0, 8_760, 72).meta({
    meaning: 'how long a deposit has to stay, or else be played, before it is withdrawn or exchanged; 0: not at all',
    unset: '72',
  }),
  LAUNCH_URLS: addresses('LAUNCH_URLS').meta({
    meaning: "additional providers' applications, `racing=https://...,lotto=https://...`",
    unset: 'none',
  }),
  IDENTITY_SECRET: optional().meta({
    meaning:
      'keys the hashes by which a person is recognised in another account; kept outside of the database, a copy of it reveals less',
    unset: 'made once',
  }),
  LAUNCH_SECRET: optional().meta({ meaning: 'signs the tokens they are opened with', unset: 'made once' }),
  PUSH_SERVICES: list(PUSH_SERVICES).meta({
    meaning:
      'hosts of push services that messages to browsers are handed to, over HTTPS; `*.` in front takes any host below, `http://` is for trying out',
    unset: 'those of Chrome, Firefox, Safari and Edge',
  }),
  PUSH_KEY: optional().meta({
    meaning:
      'private VAPID key of push messages, base64url of 32 bytes; browsers have to subscribe anew with another one',
    unset: 'made once',
  }),
  BACKEND_URL: address('BACKEND_URL').meta({
    meaning: 'serve the web application on another back end; the book is then not started',
    unset: 'none',
  }),
  WEB_DIST: optional().meta({
    meaning: 'a build of the web application made elsewhere',
    unset: 'built when it is stale',
  }),
  DEBUG: optional().meta({
    meaning: 'set to anything: where a start failed, with its stack',
    unset: 'the sentence alone',
  }),
})

export type Settings = z.infer<typeof SETTINGS>

/** An empty text is a setting that is not set, but for this list, which it makes empty. */
const MAY_BE_EMPTY = 'ADDITIONAL_PROVIDERS'

/** Reads the environment. Throws with one sentence that names the variable when a value cannot be used. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.entries(env).filter(([name, value]) => value !== '' || name === MAY_BE_EMPTY)
  const result = SETTINGS.safeParse(Object.fromEntries(set))
  if (result.success) return result.data
  throw new Error(result.error.issues[0]?.message ?? 'The settings cannot be read.')
}
