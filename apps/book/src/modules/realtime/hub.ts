import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { PublishOptions } from '../../kernel/ports/publisher.ts'
import { createChannelRegistry } from './channels/channel-registry.ts'
import { createConnectionRegistry } from './connection/connection-registry.ts'
import { disconnect } from './connection/disconnect.ts'
import { createEndedUsers } from './connection/ended-users.ts'
import type { HubContext } from './hub-context.ts'
import { completeOptions, type HubOptions } from './hub-options.ts'
import { createMetrics } from './metrics.ts'
import { createIdempotencyCache } from './operations/idempotency.ts'
import { disconnectUser, unsubscribeUser } from './operations/kick.ts'
import { type PublishOutcome, publishTo } from './operations/publish.ts'
import { type HubStats, statsOf } from './operations/stats.ts'
import { CLIENT_ERRORS, DISCONNECTS, type Disconnect } from './protocol/codes.ts'
import { createTimerWheel } from './timing/timer-wheel.ts'
import { handleEmulation } from './transports/emulation.ts'
import { attachWebsocket } from './transports/upgrade.ts'
import { createFlusher } from './wire/flusher.ts'

const SWEEP_MS = 5_000

/** The embedded realtime hub: speaks the Centrifuge JSON protocol to clients, and is published to like Centrifugo. */
export interface Hub {
  /** Serves WebSocket clients on an HTTP server, which the caller binds. */
  attach(server: Server): void
  /**
   * Handles requests of clients that no WebSocket reaches (HTTP streaming, server-sent events, their commands); returns
   * false for other requests. Call it before the body is read.
   */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Publishes a JSON value to one channel. Throws a `TypeError` for anything else. */
  publish(channel: string, data: unknown, options?: PublishOptions): PublishOutcome
  /** Publishes the same to several channels, for instance one per locale. */
  broadcast(channels: readonly string[], data: unknown, options?: PublishOptions): PublishOutcome[]
  /**
   * Closes a user's connections; by default for good (3503). After `sessionEnded` tokens of that user open none any
   * more. Returns how many were closed.
   */
  disconnect(user: string, why?: Disconnect): number
  /** Takes a user out of a channel; an empty channel means all of them. Returns how many subscriptions ended. */
  unsubscribe(user: string, channel: string): number
  stats(): HubStats
  /** Disconnects all clients (3001, after which they reconnect) and resolves once all sockets are closed. */
  close(): Promise<void>
  /** For the modules that serve the hub. */
  readonly context: HubContext
}

/** Makes a hub. It listens nowhere until attached. */
export function createHub(options: HubOptions): Hub {
  const config = completeOptions(options)
  const { scheduler, maxPendingBytes } = config
  const metrics = createMetrics()
  const wheel = createTimerWheel(scheduler)
  const context: HubContext = {
    node: randomUUID(),
    startedAt: scheduler.now(),
    config,
    metrics,
    wheel,
    idempotency: createIdempotencyCache(),
    channels: createChannelRegistry(config.random),
    connections: createConnectionRegistry(config.ownerOf),
    ended: createEndedUsers(),
    flusher: createFlusher({
      scheduler,
      maxPendingBytes,
      slow: (connection) => disconnect(context, connection, DISCONNECTS.slow),
      wrote(frames, messages) {
        metrics.framesSent += frames
        metrics.messagesSent += messages
      },
    }),
  }
  const detach: (() => Promise<void>)[] = []
  const stopSweeping = scheduler.every(SWEEP_MS, () => context.channels.sweep(scheduler.now(), config.channelKeepMs))

  function broadcast(channels: readonly string[], data: unknown, extra: PublishOptions = {}): PublishOutcome[] {
    const json = JSON.stringify(data)
    if (json === undefined) throw new TypeError('Only JSON values can be published')
    const payload = { json, tags: extra.tags ?? null, idempotencyKey: extra.idempotencyKey }
    return channels.map((channel) => publishTo(context, channel, payload))
  }

  return {
    context,
    attach: (server) => void detach.push(attachWebsocket(context, server)),
    handle: (request, response) => handleEmulation(context, request, response),
    publish(channel, data, extra) {
      const [outcome] = broadcast([channel], data, extra)
      return outcome ?? { kind: 'refused', error: CLIENT_ERRORS.internal }
    },
    broadcast,
    disconnect: (user, why = DISCONNECTS.forceNoReconnect) => disconnectUser(context, { user, client: '' }, why),
    unsubscribe: (user, channel) => unsubscribeUser(context, { user, client: '' }, channel),
    stats: () => statsOf(context),
    async close() {
      stopSweeping()
      wheel.stop()
      for (const connection of context.connections.all()) disconnect(context, connection, DISCONNECTS.shutdown)
      await Promise.all(detach.splice(0).map((stop) => stop()))
    },
  }
}
