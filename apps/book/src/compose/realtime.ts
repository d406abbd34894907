import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { BookConfig } from '../config.ts'
import { registerRealtimeApi } from '../http/realtime-api.ts'
import type { Log } from '../kernel/log.ts'
import type { Publisher } from '../kernel/ports/publisher.ts'
import type { Audience } from '../modules/bets/index.ts'
import {
  checkEngine,
  createCentrifugoPublisher,
  createHub,
  createHubPublisher,
  type HubStats,
  ownerOfUser,
} from '../modules/realtime/index.ts'
import { engineAudience, hubAudience } from './hub-audience.ts'
import type { Secrets } from './secrets.ts'
import { ADDRESS_SOCKETS, PLAYER_SOCKETS, socketAddress } from './socket-limits.ts'

/** The way to those who listen. */
export interface Realtime {
  readonly publisher: Publisher
  readonly audience: Audience
  /** Whether the channels of lists are published. */
  hasLists(): boolean
  /** The hub in this process in numbers; null where the engine is another one. */
  readonly hub: (() => HubStats) | null
  /** Open connections of the hub in this process; null where the engine is another one. */
  readonly connections: (() => number) | null
  /** Serves the connection on an HTTP server. */
  attach(server: Server): void
  /** Throws a sentence where the configured engine cannot be one; warns where it does not respond yet. */
  check(): Promise<void>
  /** Ids of the engine's nodes, by which processes see whether they share it; empty while it does not respond. */
  nodes(): Promise<readonly string[]>
  /** Adds the server API, through which other processes publish. */
  register(app: FastifyInstance): void
  /** Closes all connections with a code. */
  close(): void
}

/** The hub in this process, or Centrifugo where its address is configured. */
export function createRealtime(config: BookConfig, secrets: Secrets, log: Log): Realtime {
  const hub = createHub({
    connectionSecret: secrets.connection,
    subscriptionSecret: secrets.subscription,
    allowedOrigins: config.allowedOrigins,
    ownerOf: ownerOfUser,
    userConnectionLimit: PLAYER_SOCKETS,
    addressConnectionLimit: ADDRESS_SOCKETS,
    addressOf: socketAddress(config.trustProxy),
    // For clients that request it: pages of a site that has switched them on.
    delta: true,
  })
  /** By a hub, here or in another process; Centrifugo publishes none (decision 88). */
  let hasLists = config.centrifugoUrl === null
  const findEngine = async (url: string) => {
    const found = await checkEngine(url, secrets.realtimeApi)
    if (found.kind === 'there') hasLists = found.isHub
    return found
  }
  const engine =
    config.centrifugoUrl === null
      ? {
          publisher: createHubPublisher(hub),
          audience: hubAudience(hub),
          hub: hub.stats,
          connections: hub.context.connections.count,
        }
      : {
          publisher: createCentrifugoPublisher({
            url: config.centrifugoUrl,
            apiKey: secrets.realtimeApi,
            report: (problem) => log.warn(problem),
          }),
          audience: engineAudience(() => hasLists),
          hub: null,
          connections: null,
        }
  return {
    ...engine,
    hasLists: () => hasLists,
    async check() {
      if (config.centrifugoUrl === null) return
      const found = await findEngine(config.centrifugoUrl)
      if (found.kind === 'wrong') throw new Error(found.problem)
      if (found.kind === 'away')
        log.warn(`${found.problem} The book starts without it; changes are not published until it is reachable.`)
    },
    async nodes() {
      if (config.centrifugoUrl === null) return [hub.context.node]
      const found = await findEngine(config.centrifugoUrl)
      return found.kind === 'there' ? found.nodes : []
    },
    attach: (server) => hub.attach(server),
    register: (app) => registerRealtimeApi(app, hub, secrets.realtimeApi),
    close: () => hub.close(),
  }
}
