import { type AdditionalProviders, readAdditionalProviders } from './additional-providers.ts'
import { readSportPriorities, type SportPriorities } from './sport-priorities.ts'

/** What a book process does. `api` serves calls; of the others one process at a time is at work. */
export const ROLES = ['api', 'feed', 'settlement', 'publisher'] as const
export type Role = (typeof ROLES)[number]

/** Who approves large stakes: the rules of the book after a short while, or people alone. */
export const VIP_DESKS = ['rules', 'operator'] as const

export interface BookConfig {
  readonly port: number
  readonly host: string
  /** Folder of everything that is kept when no server is named. */
  readonly dataDir: string
  /** PostgreSQL server, or null for PGlite in `dataDir`. */
  readonly databaseUrl: string | null
  /** Connections to PostgreSQL. */
  readonly poolSize: number
  readonly simSeed: string
  /** Additional providers whose events are on offer. */
  readonly additionalProviders: AdditionalProviders
  readonly sportPriorities: SportPriorities
  /** Match seconds per wall second. */
  readonly simSpeed: number
  /** Stakes above this many cents of a EUR wait for the desk's approval. */
  readonly vipStakeCents: number
  /** How long the desk looks at a large stake before its rules decide, in ms of wall time. */
  readonly vipReviewMs: number
  readonly vipDesk: (typeof VIP_DESKS)[number]
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
  /** Origins besides the own host that may open the realtime connection. */
  readonly allowedOrigins: readonly string[]
  /** Trust X-Forwarded-For: only behind a proxy that sets it. */
  readonly trustProxy: boolean
  /** HMAC secrets and API key of realtime; null: made once and kept in the database. */
  readonly connectionSecret: string | null
  readonly subscriptionSecret: string | null
  readonly realtimeApiKey: string | null
  /** Addresses of additional providers' applications, by provider. */
  readonly launchUrls: ReadonlyMap<string, string>
  /** Shared with those providers; null: made once and kept in the database. */
  readonly launchSecret: string | null
  /** Address of Centrifugo's server API; null for the hub in this process. */
  readonly centrifugoUrl: string | null
}

/** Reads the environment. Throws with a sentence that names the variable when a value cannot be used. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): BookConfig {
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: env.DATABASE_URL || null,
    poolSize: integer(env, 'DATABASE_POOL', 16, 2, 200),
    simSeed: env.SIM_SEED || 'touchline',
    additionalProviders: readAdditionalProviders(env.ADDITIONAL_PROVIDERS),
    sportPriorities: readSportPriorities(env.SPORT_PRIORITIES),
    simSpeed: integer(env, 'SIM_SPEED', 6, 1, 1_000),
    vipStakeCents: 100 * integer(env, 'VIP_STAKE_EUR', 5_000, 1, 1_000_000_000),
    vipReviewMs: integer(env, 'VIP_REVIEW_MS', 5_000, 0, 3_600_000),
    vipDesk: choice(env, 'VIP_DESK', VIP_DESKS),
    liveDelayMs: integer(env, 'LIVE_DELAY_MS', 3_000, 0, 60_000),
    roles: roles(env.BOOK_ROLES),
    playMoneyCents: 100 * integer(env, 'PLAY_MONEY_EUR', 100, 0, 1_000_000),
    publicUrl: (address(env, 'PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    smtpUrl: address(env, 'SMTP_URL'),
    mailFrom: env.MAIL_FROM || 'Touchline <no-reply@touchline.test>',
    smsUrl: address(env, 'SMS_URL'),
    smsToken: env.SMS_TOKEN || null,
    allowedOrigins: list(env.ALLOWED_ORIGINS),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    connectionSecret: env.REALTIME_CONNECTION_SECRET || null,
    subscriptionSecret: env.REALTIME_SUBSCRIPTION_SECRET || null,
    realtimeApiKey: env.REALTIME_API_KEY || null,
    launchUrls: addresses(env, 'LAUNCH_URLS'),
    launchSecret: env.LAUNCH_SECRET || null,
    centrifugoUrl: env.CENTRIFUGO_URL || null,
  }
}

function integer(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new Error(`${name} is '${text}'; it must be a whole number from ${min} to ${max}.`)
}

function choice<const T extends string>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const text = env[name]
  if (text === undefined || text === '') return choices[0]
  const found = choices.find((candidate) => candidate === text)
  if (found === undefined) throw new Error(`${name} is '${text}'; it takes ${choices.join(' or ')}.`)
  return found
}

function address(env: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  if (URL.canParse(text)) return text
  throw new Error(`${name} is '${text}'; it must be an address with its scheme, such as https://example.com.`)
}

function list(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** Reads `racing=https://racing.example/play,lotto=https://...`. */
function addresses(env: Readonly<Record<string, string | undefined>>, name: string): ReadonlyMap<string, string> {
  const pairs = list(env[name]).map((item): [string, string] => {
    const at = item.indexOf('=')
    const [key, address] = [item.slice(0, at), item.slice(at + 1)]
    if (at > 0 && URL.canParse(address)) return [key, address]
    throw new Error(`${name} has '${item}'; it takes provider=address pairs separated by commas.`)
  })
  return new Map(pairs)
}

function roles(text: string | undefined): readonly Role[] {
  const named = list(text)
  if (named.length === 0) return ROLES
  return named.map((name) => {
    const role = ROLES.find((candidate) => candidate === name)
    if (role === undefined) throw new Error(`BOOK_ROLES names '${name}'; it takes ${ROLES.join(', ')}.`)
    return role
  })
}
