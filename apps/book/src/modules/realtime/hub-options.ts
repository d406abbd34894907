import type { IncomingMessage } from 'node:http'
import type { Namespaces } from './channels/namespaces.ts'
import { PRODUCT_NAMESPACES } from './channels/namespaces.ts'
import type { CommandLimit } from './connection/command-budget.ts'
import { type Scheduler, systemScheduler } from './timing/scheduler.ts'

/** A procedure clients may call with `rpc`; a rejection becomes error 100. */
export type Procedure = (data: unknown, caller: { user: string; client: string }) => Promise<unknown>

/** How a hub behaves; every default is the one of the production engine unless a reason is given. */
export interface HubOptions {
  /** HMAC secret of connection tokens. */
  readonly connectionSecret: string
  /** HMAC secret of subscription tokens. */
  readonly subscriptionSecret: string
  readonly namespaces?: Namespaces
  /** Clients without a token may connect. */
  readonly anonymous?: boolean
  /** Origins let in besides the hub's own host, as `https://host[:port]`; `*` lets in all. */
  readonly allowedOrigins?: readonly string[]
  /**
   * Seconds between pings. 5 and not the engine's 25: nothing may be bet on prices older than 10 s, so a browser must
   * see within 10 s of silence that the line is dead.
   */
  readonly pingSeconds?: number
  readonly pongTimeoutMs?: number
  /** Time a client has to send `connect`. */
  readonly connectTimeoutMs?: number
  /** Time an expired connection or subscription has to be refreshed. */
  readonly expiryGraceMs?: number
  readonly channelLimit?: number
  /** Connections of one owner; 0 is no limit. */
  readonly userConnectionLimit?: number
  /** Who owns a user's connections, where several users belong to one person. */
  readonly ownerOf?: (user: string) => string
  /** Connections from one network address; 0 is no limit. */
  readonly addressConnectionLimit?: number
  /** The network address a request comes from; null where it is not to be counted. */
  readonly addressOf?: (request: IncomingMessage) => string | null
  /** Connections in all; beyond it new ones are refused with 503. */
  readonly connectionLimit?: number
  readonly commandLimit?: CommandLimit
  /** Publications recovered in one subscribe reply, and in one history page. */
  readonly recoveryLimit?: number
  /** Bytes of one client frame. */
  readonly maxFrameBytes?: number
  /** Bytes a slow client may leave unread before it is dropped. */
  readonly maxPendingBytes?: number
  /** How long an unused channel keeps its position. */
  readonly channelKeepMs?: number
  /** Serve `fossil` requests where the namespace allows it. */
  readonly delta?: boolean
  readonly procedures?: Readonly<Record<string, Procedure>>
  readonly scheduler?: Scheduler
  /** Numbers from 0 to 1. */
  readonly random?: () => number
  /** Called for bugs inside the hub; the connection concerned is closed with 3004. */
  readonly report?: (error: unknown) => void
}

export type HubConfig = Required<HubOptions>

const DEFAULTS = {
  namespaces: PRODUCT_NAMESPACES,
  anonymous: true,
  allowedOrigins: [],
  pingSeconds: 5,
  pongTimeoutMs: 8_000,
  connectTimeoutMs: 10_000,
  expiryGraceMs: 25_000,
  channelLimit: 128,
  userConnectionLimit: 0,
  ownerOf: (user: string) => user,
  addressConnectionLimit: 0,
  addressOf: ({ socket }: IncomingMessage) => socket.remoteAddress ?? null,
  connectionLimit: 15_000,
  commandLimit: { perSecond: 100, burst: 400 },
  recoveryLimit: 300,
  maxFrameBytes: 65_536,
  maxPendingBytes: 1_048_576,
  channelKeepMs: 3_600_000,
  delta: false,
  procedures: {},
  scheduler: systemScheduler,
  random: Math.random,
  report: (error: unknown) => console.error('realtime hub:', error),
} satisfies Omit<HubConfig, 'connectionSecret' | 'subscriptionSecret'>

/** Fills in the defaults. Throws on options no hub can run with. */
export function completeOptions(options: HubOptions): HubConfig {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const config = { ...DEFAULTS, ...(given as unknown as HubOptions) }
  if (config.connectionSecret === '' || config.subscriptionSecret === '') throw new Error('A hub needs both secrets')
  if (!Number.isInteger(config.pingSeconds) || config.pingSeconds < 1) {
    throw new Error('pingSeconds must be a whole number of seconds: the protocol knows no fractions')
  }
  return config
}
